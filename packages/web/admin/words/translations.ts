import { textsFileWords } from './translations/file.ts';
import type { Words } from './words.ts';

export const translationsWords = {
  search: { pl: 'Szukaj w tekstach i kluczach', en: 'Search in texts and keys' },
  sections: { pl: 'Sekcje', en: 'Sections' },
  section: { pl: 'Sekcja', en: 'Section' },
  allSections: { pl: 'Wszystkie sekcje', en: 'All sections' },
  key: { pl: 'Klucz', en: 'Key' },
  textsOf: { pl: 'Teksty według kluczy i języków', en: 'Texts by key and language' },
  keys: {
    pl: '%{smart_count} klucz |||| %{smart_count} klucze |||| %{smart_count} kluczy',
    en: '%{smart_count} key |||| %{smart_count} keys',
  },
  keyboard: {
    pl: 'Strzałki przechodzą między komórkami, Enter otwiera tekst, Ctrl+Enter zapisuje, Esc przywraca.',
    en: 'Arrows move between cells, Enter opens a text, Ctrl+Enter saves it, Esc undoes it.',
  },
  showMore: { pl: 'Pokaż więcej (zostało %{count})', en: 'Show more (%{count} left)' },
  elsewhere: {
    pl: 'W innych sekcjach pasuje %{smart_count} klucz. |||| W innych sekcjach pasują %{smart_count} klucze. |||| W innych sekcjach pasuje %{smart_count} kluczy.',
    en: '%{smart_count} key matches in other sections. |||| %{smart_count} keys match in other sections.',
  },
  showAll: { pl: 'Pokaż wszystkie', en: 'Show all' },
  nothing: { pl: 'Nic nie pasuje.', en: 'Nothing matches.' },
  clearFilters: { pl: 'Wyczyść filtry', en: 'Clear filters' },
  emptySection: { pl: 'Sekcja nie ma jeszcze kluczy.', en: 'The section has no keys yet.' },
  showInApp: { pl: 'Pokaż w konfiguratorze', en: 'Show in the configurator' },
  fileName: { pl: 'teksty', en: 'texts' },
  inactive: { pl: 'nieaktywny', en: 'inactive' },
  noText: { pl: 'Brak tekstu', en: 'No text' },
  unknownKey: { pl: 'nieznany kodowi', en: 'unknown to the code' },
  unknownKeyHint: {
    pl: 'Konfigurator nie używa tego klucza. Tekst nigdzie się nie pokaże.',
    en: 'The configurator does not use this key. The text shows nowhere.',
  },
  only: {
    label: { pl: 'Pokaż tylko', en: 'Show only' },
    missing: { pl: 'bez tekstu %{language}', en: 'no %{language} text' },
    unknown: { pl: 'nieznane kodowi', en: 'unknown to the code' },
    faults: { pl: 'do sprawdzenia', en: 'to be checked' },
  },
  cell: {
    label: { pl: '%{row}, %{language}', en: '%{row}, %{language}' },
    saving: { pl: 'Zapisuję…', en: 'Saving…' },
    saved: { pl: 'Zapisano', en: 'Saved' },
    failed: {
      pl: 'Nie zapisano. Sprawdź połączenie z internetem.',
      en: 'Not saved. Check your internet connection.',
    },
    signedOut: {
      pl: 'Nie zapisano: sesja wygasła. Zapisze się po zalogowaniu.',
      en: 'Not saved: the session has ended. It is saved once you sign in.',
    },
    retry: { pl: 'Zapisz ponownie', en: 'Save again' },
    discard: { pl: 'Odrzuć', en: 'Discard' },
    theirs: {
      pl: 'Ktoś zmienił ten tekst w międzyczasie na:',
      en: 'Meanwhile somebody changed this text to:',
    },
    theirsEmpty: { pl: 'Ktoś w międzyczasie usunął ten tekst.', en: 'Meanwhile somebody deleted this text.' },
    keepMine: { pl: 'Zapisz mój', en: 'Save mine' },
    keepTheirs: { pl: 'Zostaw zmieniony', en: 'Keep theirs' },
  },
  fault: {
    lacking: { pl: 'Brakuje wartości: %{names}', en: 'Missing values: %{names}' },
    unknown: { pl: 'Nieznane wartości: %{names}', en: 'Unknown values: %{names}' },
    forms: {
      pl: 'Wartości {%{value}} brakuje form: %{names}',
      en: 'The value {%{value}} lacks the forms: %{names}',
    },
    braces: {
      pl: 'Nawias klamrowy nie tworzy wartości i pokaże się w tekście',
      en: 'A brace makes no value and will show in the text',
    },
  },
  menu: {
    key: { pl: 'Klucz %{name}: czynności', en: 'Key %{name}: actions' },
    section: { pl: 'Sekcja %{name}: czynności', en: 'Section %{name}: actions' },
    addKey: { pl: 'Dodaj klucz', en: 'Add a key' },
    renameKey: { pl: 'Zmień nazwę klucza…', en: 'Rename the key…' },
    removeKey: { pl: 'Usuń klucz', en: 'Delete the key' },
    reset: { pl: 'Przywróć domyślne teksty', en: 'Reset to the shipped texts' },
    isAsShipped: { pl: 'Teksty są takie jak domyślne.', en: 'The texts are as shipped.' },
    keyIsKnown: {
      pl: 'Konfigurator używa tego klucza, więc jego nazwa musi zostać.',
      en: 'The configurator uses this key, so its name must stay.',
    },
    addSection: { pl: 'Dodaj sekcję', en: 'Add a section' },
    renameSection: { pl: 'Zmień nazwę sekcji…', en: 'Rename the section…' },
    removeSection: { pl: 'Usuń sekcję', en: 'Delete the section' },
    sectionIsKnown: {
      pl: 'Konfigurator używa kluczy tej sekcji, więc musi ona zostać.',
      en: 'The configurator uses keys of this section, so it must stay.',
    },
  },
  name: {
    newKey: { pl: 'Nowy klucz w sekcji %{section}', en: 'New key in the section %{section}' },
    newSection: { pl: 'Nowa sekcja', en: 'New section' },
    renameKey: { pl: 'Zmiana nazwy klucza %{name}', en: 'Rename the key %{name}' },
    renameSection: { pl: 'Zmiana nazwy sekcji %{name}', en: 'Rename the section %{name}' },
    key: { pl: 'Nazwa klucza', en: 'Name of the key' },
    section: { pl: 'Nazwa sekcji', en: 'Name of the section' },
    rule: {
      pl: 'Litery bez polskich znaków, cyfry i podkreślenia; pierwsza jest litera. Najwyżej %{max} znaków.',
      en: 'Letters without accents, digits and underscores; a letter first. At most %{max} characters.',
    },
    invalid: {
      pl: 'Użyj tylko liter bez polskich znaków, cyfr i podkreśleń, zaczynając od litery.',
      en: 'Use only letters without accents, digits and underscores, starting with a letter.',
    },
    taken: { pl: 'Ta nazwa jest już zajęta.', en: 'This name is already taken.' },
    gone: {
      pl: 'Ktoś usunął lub przemianował to w międzyczasie.',
      en: 'Somebody has deleted or renamed this meanwhile.',
    },
    failed: {
      pl: 'Nie udało się zapisać. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'Saving failed. Check your internet connection and try again.',
    },
    add: { pl: 'Dodaj', en: 'Add' },
    rename: { pl: 'Zmień nazwę', en: 'Rename' },
  },
  done: {
    text: { pl: 'Zapisano: %{name}.', en: 'Saved: %{name}.' },
    addKey: { pl: 'Dodano klucz %{name}.', en: 'Added the key %{name}.' },
    renameKey: { pl: 'Zmieniono nazwę klucza na %{name}.', en: 'Renamed the key to %{name}.' },
    removeKey: { pl: 'Usunięto klucz %{name}.', en: 'Deleted the key %{name}.' },
    reset: { pl: 'Przywrócono domyślne teksty: %{name}.', en: 'Reset to the shipped texts: %{name}.' },
    addSection: { pl: 'Dodano sekcję %{name}.', en: 'Added the section %{name}.' },
    renameSection: { pl: 'Zmieniono nazwę sekcji na %{name}.', en: 'Renamed the section to %{name}.' },
    removeSection: { pl: 'Usunięto sekcję %{name}.', en: 'Deleted the section %{name}.' },
    import: { pl: 'Zaimportowano teksty z pliku %{name}.', en: 'Imported the texts of %{name}.' },
    failed: {
      pl: 'Nie udało się zapisać: %{name}. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'Saving failed: %{name}. Check your internet connection and try again.',
    },
    undone: { pl: 'Cofnięto ostatnią zmianę.', en: 'The last change is undone.' },
    changedSince: {
      pl: 'Nie można cofnąć: te teksty zmieniono już ponownie. Cofnij na stronie „Historia zmian”.',
      en: 'It can’t be undone: these texts have been changed again. Undo on the page “Change history”.',
    },
    undoFailed: {
      pl: 'Nie udało się cofnąć. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'Undoing failed. Check your internet connection and try again.',
    },
  },
  ...textsFileWords,
} satisfies Words;
