"""What is printed in the box, loaded from resources and checked."""
