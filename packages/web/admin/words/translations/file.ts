import type { Words } from '../words.ts';

export const textsFileWords = {
  file: {
    title: { pl: 'Import tekstów', en: 'Import of texts' },
    drop: { pl: 'Plik JSON, CSV lub XLSX, taki jak z eksportu.', en: 'A JSON, CSV or XLSX file, such as an export.' },
    rule: {
      pl: 'Najpierw zobaczysz, co się zmieni. Puste komórki niczego nie zmieniają; import niczego nie usuwa.',
      en: 'You first see what would change. Empty cells change nothing; an import deletes nothing.',
    },
    jsonAbout: { pl: 'Sekcja, klucz, tekst w każdym języku', en: 'Section, key, text in each language' },
    additions: { pl: 'Nowe: %{count}', en: 'New: %{count}' },
    changes: { pl: 'Zmienione: %{count}', en: 'Changed: %{count}' },
    rejections: { pl: 'Odrzucone: %{count}', en: 'Rejected: %{count}' },
    unchanged: {
      pl: '%{smart_count} tekst bez zmian |||| %{smart_count} teksty bez zmian |||| %{smart_count} tekstów bez zmian',
      en: '%{smart_count} text unchanged |||| %{smart_count} texts unchanged',
    },
    foreign: {
      pl: 'Sklep nie ma tych języków: %{languages}. Ich teksty zostaną zapisane, ale nie pokażą się, dopóki nie dodasz języka.',
      en: 'The shop does not have these languages: %{languages}. Their texts are stored, and not shown until you add the language.',
    },
    skipped: { pl: 'Import pominie odrzucone teksty. Popraw je i zaimportuj osobno.', en: 'The import leaves the rejected texts out. Mend them and import them by themselves.' },
    nothing: { pl: 'Ten plik niczego nie zmienia.', en: 'This file changes nothing.' },
    text: { pl: 'Tekst', en: 'Text' },
    was: { pl: 'Teraz', en: 'Now' },
    becomes: { pl: 'Po imporcie', en: 'After the import' },
    where: { pl: 'Miejsce', en: 'Place' },
    why: { pl: 'Powód', en: 'Reason' },
    row: { pl: 'wiersz %{row}, kolumna %{column}', en: 'row %{row}, column %{column}' },
    apply: { pl: 'Importuj %{smart_count} tekst |||| Importuj %{smart_count} teksty |||| Importuj %{smart_count} tekstów', en: 'Import %{smart_count} text |||| Import %{smart_count} texts' },
    blocked: {
      pl: 'Ktoś w międzyczasie zmienił teksty, które są w pliku: %{names}. Niczego nie zaimportowano. Podgląd pokazuje już nowy stan.',
      en: 'Meanwhile somebody changed texts that are in the file: %{names}. Nothing was imported. The preview shows the new state.',
    },
    failed: {
      pl: 'Nie udało się zaimportować. Sprawdź połączenie z internetem i spróbuj ponownie: to, co już zapisano, nie pojawi się w podglądzie.',
      en: 'The import failed. Check your internet connection and try again: what is stored already is not in the preview.',
    },
  },
  rejected: {
    sectionName: { pl: 'Nazwa sekcji może mieć tylko litery bez polskich znaków, cyfry i podkreślenia.', en: 'A section’s name may have only letters without accents, digits and underscores.' },
    keyName: { pl: 'Nazwa klucza może mieć tylko litery bez polskich znaków, cyfry i podkreślenia.', en: 'A key’s name may have only letters without accents, digits and underscores.' },
    languageCode: { pl: 'To nie jest kod języka, taki jak PL.', en: 'This is no language code such as PL.' },
    tooLong: { pl: 'Tekst ma więcej niż %{max} znaków.', en: 'The text has more than %{max} characters.' },
    twice: { pl: 'Ten sam klucz ma w pliku wcześniej inny tekst.', en: 'The file has another text for the same key earlier.' },
    notText: { pl: 'To nie jest tekst.', en: 'This is no text.' },
    notSection: { pl: 'To nie jest sekcja z kluczami.', en: 'This is no section of keys.' },
    noLanguage: { pl: 'Nie wiadomo, w jakim to języku.', en: 'The language of this is not named.' },
  },
  unreadable: {
    notJson: { pl: 'Plik zaczyna się jak JSON, ale jest uszkodzony.', en: 'The file begins like JSON, but is damaged.' },
    empty: { pl: 'W tym pliku nie ma tekstów.', en: 'There are no texts in this file.' },
    columns: { pl: 'W pierwszym wierszu brakuje kolumn: section, key i języka, takiego jak PL.', en: 'The first row lacks the columns section, key and a language such as PL.' },
  },
} satisfies Words;
