"""`make words`: brings every catalogue up to date, and compiles those of other languages."""

from tests.words.catalogue import TRANSLATIONS, compile_catalogue, entries, update

ENGLISH = TRANSLATIONS / "newvegas_en.ts"

for catalogue in {ENGLISH, *TRANSLATIONS.glob("newvegas_*.ts")}:
    update(catalogue)
    if catalogue != ENGLISH:
        compile_catalogue(catalogue)
    print(f"{catalogue.name}: {len(entries(catalogue))} texts")
