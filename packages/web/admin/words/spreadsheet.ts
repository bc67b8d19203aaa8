import type { Words } from './words.ts';

export const spreadsheetWords = {
  export: {
    button: { pl: 'Eksportuj', en: 'Export' },
    selection: { pl: 'Eksportuj zaznaczone', en: 'Export selected' },
    xlsx: { pl: 'Excel (XLSX)', en: 'Excel (XLSX)' },
    xlsxAbout: { pl: 'Excel, LibreOffice, Arkusze Google', en: 'Excel, LibreOffice, Google Sheets' },
    csv: { pl: 'CSV', en: 'CSV' },
    json: { pl: 'JSON', en: 'JSON' },
    jsonAbout: {
      pl: 'Pola tak, jak są zapisane; dla programów',
      en: 'Fields as they are stored; for programs',
    },
    whole: { pl: 'Cały katalog (%{format})', en: 'Whole catalogue (%{format})' },
    wholeAbout: { pl: 'Wszystkie listy obu linii', en: 'All lists of both lines' },
    csvAbout: { pl: 'Średniki i przecinek dziesiętny, UTF-8', en: 'Semicolons and decimal commas, UTF-8' },
    failed: {
      pl: 'Nie udało się przygotować pliku. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'The file could not be made. Check your internet connection and try again.',
    },
  },
  import: {
    button: { pl: 'Importuj', en: 'Import' },
    title: { pl: 'Import: %{name}', en: 'Import: %{name}' },
    drop: {
      pl: 'Przeciągnij tutaj plik XLSX, CSV, JSON lub ZIP z plikami artykułów albo',
      en: 'Drop an XLSX, CSV or JSON file here, or a ZIP of files of articles, or',
    },
    choose: { pl: 'Wybierz plik', en: 'Choose a file' },
    chooseOther: { pl: 'Wybierz inny plik', en: 'Choose another file' },
    reading: { pl: 'Odczytuję plik…', en: 'Reading the file…' },
    template: { pl: 'Pobierz pusty wzór (XLSX)', en: 'Download an empty template (XLSX)' },
    rule1: {
      pl: 'Pierwszy wiersz zawiera nazwy kolumn, takie jak w eksporcie.',
      en: 'The first row holds the names of the columns, as in an export.',
    },
    rule2: {
      pl: 'Wiersz z „id” zmienia istniejący artykuł. Bez „id” zmienia artykuł o tym samym kodzie produktu, a jeśli go nie ma – dodaje nowy.',
      en: 'A row with an “id” changes that article. Without one it changes the article with the same product code, or adds a new one.',
    },
    rule2NoCode: {
      pl: 'Wiersz z „id” zmienia istniejący artykuł, bez „id” – dodaje nowy.',
      en: 'A row with an “id” changes that article; one without adds a new one.',
    },
    ruleFiles: {
      pl: 'Zdjęcia, a opraw także fotometrię, importuje ZIP z plikami nazwanymi kodem produktu, np. MA0101.png albo ON0115.ldt.',
      en: 'Pictures, and the photometry of luminaires, come as a ZIP of files named by product code, such as MA0101.png or ON0115.ldt.',
    },
    ruleWhole: {
      pl: 'Plik z eksportu całego katalogu, XLSX albo JSON, zmienia wszystkie jego listy naraz.',
      en: 'A file of the export of the whole catalogue, XLSX or JSON, changes all of its lists at once.',
    },
    rule3: {
      pl: 'Pusta komórka czyści pole. Brak kolumny niczego nie zmienia.',
      en: 'An empty cell empties its field. A missing column changes nothing.',
    },
    rule4: {
      pl: 'Najpierw zobaczysz, co się zmieni. Zapisanie wymaga potwierdzenia.',
      en: 'You first see what would change. Nothing is saved before you confirm.',
    },
    unchanged: {
      pl: '%{smart_count} wiersz niczego nie zmienia. |||| %{smart_count} wiersze niczego nie zmieniają. |||| %{smart_count} wierszy niczego nie zmienia.',
      en: '%{smart_count} row changes nothing. |||| %{smart_count} rows change nothing.',
    },
    unknownColumns: {
      pl: 'Nieznana kolumna zostanie pominięta: %{names} |||| Nieznane kolumny zostaną pominięte: %{names} |||| Nieznane kolumny zostaną pominięte: %{names}',
      en: 'An unknown column is passed over: %{names} |||| Unknown columns are passed over: %{names}',
    },
    lowPrices: {
      pl: 'Cena poniżej %{least} w wierszu: %{names}. Sprawdź, czy to nie pomyłka. |||| Ceny poniżej %{least} w wierszach: %{names}. Sprawdź, czy to nie pomyłka. |||| Ceny poniżej %{least} w wierszach: %{names}. Sprawdź, czy to nie pomyłka.',
      en: 'A price below %{least} in row: %{names}. Check that it is no slip. |||| Prices below %{least} in rows: %{names}. Check that they are no slips.',
    },
    passedOver: {
      pl: 'Te części pliku nie są listami katalogu i zostaną pominięte: %{names}',
      en: 'These parts of the file are no lists of the catalogue, and are passed over: %{names}',
    },
    list: { pl: 'Lista', en: 'List' },
    counts: {
      pl: 'do dodania %{added}, do zmiany %{changed}, odrzucone %{rejected}',
      en: '%{added} to add, %{changed} to change, %{rejected} rejected',
    },
    additions: { pl: 'Do dodania: %{count}', en: 'To add: %{count}' },
    changes: { pl: 'Do zmiany: %{count}', en: 'To change: %{count}' },
    rejections: { pl: 'Odrzucone: %{count}', en: 'Rejected: %{count}' },
    nothing: {
      pl: 'W tym pliku nie ma nic do zaimportowania.',
      en: 'There is nothing to import in this file.',
    },
    rejected: {
      pl: 'Import pominie %{smart_count} odrzucony wiersz. Popraw go i zaimportuj osobno. |||| Import pominie %{smart_count} odrzucone wiersze. Popraw je i zaimportuj osobno. |||| Import pominie %{smart_count} odrzuconych wierszy. Popraw je i zaimportuj osobno.',
      en: 'The import leaves out %{smart_count} rejected row. Mend it and import it by itself. |||| The import leaves out %{smart_count} rejected rows. Mend them and import them by themselves.',
    },
    downloadRejected: { pl: 'Pobierz odrzucone (CSV)', en: 'Download rejected (CSV)' },
    apply: {
      pl: 'Importuj %{smart_count} wiersz |||| Importuj %{smart_count} wiersze |||| Importuj %{smart_count} wierszy',
      en: 'Import %{smart_count} row |||| Import %{smart_count} rows',
    },
    applying: { pl: 'Importuję…', en: 'Importing…' },
    done: {
      pl: 'Zaimportowano: dodano %{added}, zmieniono %{changed}',
      en: 'Imported: %{added} added, %{changed} changed',
    },
  },
  table: {
    row: { pl: 'Wiersz', en: 'Row' },
    rowNumber: { pl: 'Wiersz %{row}', en: 'Row %{row}' },
    article: { pl: 'Artykuł', en: 'Article' },
    file: { pl: 'Plik', en: 'File' },
    values: { pl: 'Dane', en: 'Data' },
    field: { pl: 'Pole', en: 'Field' },
    before: { pl: 'Teraz', en: 'Now' },
    after: { pl: 'Po imporcie', en: 'After the import' },
    column: { pl: 'Kolumna', en: 'Column' },
    reason: { pl: 'Powód', en: 'Reason' },
    wholeRow: { pl: 'cały wiersz', en: 'whole row' },
    untitled: { pl: 'bez nazwy', en: 'no name' },
    shown: { pl: '%{from}–%{to} z %{count}', en: '%{from}–%{to} of %{count}' },
    next: { pl: 'Następna strona', en: 'Next page' },
    previous: { pl: 'Poprzednia strona', en: 'Previous page' },
  },
  colours: {
    isBlack: { pl: 'czarny', en: 'black' },
    isWhite: { pl: 'biały', en: 'white' },
  },
  mapping: {
    title: { pl: 'Co znaczą kolumny pliku', en: 'What the columns of the file mean' },
    guessed: { pl: 'Odgadnięta, sprawdź.', en: 'Guessed, check it.' },
    sample: { pl: 'Np. %{sample}', en: 'Such as %{sample}' },
    passOver: { pl: 'pomiń tę kolumnę', en: 'pass this column over' },
  },
  note: {
    row: { pl: 'wiersz', en: 'row' },
    reason: { pl: 'powód', en: 'reason' },
    rejected: { pl: 'odrzucone', en: 'rejected' },
    template: { pl: 'wzor', en: 'template' },
    catalogue: { pl: 'katalog', en: 'catalogue' },
  },
  faults: {
    empty: { pl: 'Ten plik jest pusty.', en: 'This file is empty.' },
    notASheet: {
      pl: 'Tego pliku nie da się odczytać jako arkusza. Zapisz go jako XLSX lub CSV.',
      en: 'This file cannot be read as a spreadsheet. Save it as XLSX or CSV.',
    },
    notJson: {
      pl: 'Plik zaczyna się jak JSON, ale jest uszkodzony. Wyeksportuj go ponownie.',
      en: 'The file begins like JSON, but is damaged. Export it anew.',
    },
    notDocuments: {
      pl: 'Ten JSON nie jest katalogiem. Użyj takiego, jaki zapisuje eksport.',
      en: 'This JSON is no catalogue. Use one such as the export saves.',
    },
    noCollection: {
      pl: 'W tym pliku nie ma żadnej listy katalogu. Użyj nazw arkuszy z eksportu całego katalogu.',
      en: 'There is no list of the catalogue in this file. Name the sheets as the export of the whole catalogue does.',
    },
    oldExcel: {
      pl: 'To starszy format Excela (XLS). Zapisz plik jako XLSX.',
      en: 'This is the older Excel format (XLS). Save the file as XLSX.',
    },
    quotes: {
      pl: 'Cudzysłów otwarty w wierszu %{row} nie jest zamknięty.',
      en: 'The quotation mark opened in row %{row} is not closed.',
    },
    tooLarge: {
      pl: 'Plik jest za duży. Największy może mieć %{megabytes} MB.',
      en: 'The file is too large. At most %{megabytes} MB are taken.',
    },
    tooManyRows: {
      pl: 'Plik ma za dużo wierszy. Naraz można zaimportować %{max}.',
      en: 'The file has too many rows. At most %{max} are taken at once.',
    },
    unreadable: {
      pl: 'Przeglądarka nie może otworzyć tego pliku. Zamknij go w innym programie i wybierz ponownie.',
      en: 'The browser cannot open this file. Close it in other programs and choose it again.',
    },
    noColumns: {
      pl: 'Pierwszy wiersz nie zawiera żadnej znanej nazwy kolumny. Wskaż niżej, co znaczą kolumny, albo użyj nazw z eksportu lub ze wzoru.',
      en: 'The first row has no known column name. Choose below what the columns mean, or use the names of an export or of the template.',
    },
    columnTwice: {
      pl: 'Kolumna „%{column}” występuje dwa razy. Zostaw jedną.',
      en: 'The column “%{column}” is there twice. Leave one.',
    },
  },
  problems: {
    required: { pl: 'Nie może być puste.', en: 'Must not be empty.' },
    tooLong: { pl: 'Za długie: najwyżej %{max} znaków.', en: 'Too long: at most %{max} characters.' },
    tooLow: { pl: 'Nie może być mniejsze niż %{min}.', en: 'Must not be below %{min}.' },
    tooHigh: { pl: 'Nie może być większe niż %{max}.', en: 'Must not be above %{max}.' },
    notWhole: { pl: 'Musi być liczbą całkowitą.', en: 'Must be a whole number.' },
    notANumber: { pl: '„%{value}” nie jest liczbą.', en: '“%{value}” is not a number.' },
    ambiguousNumber: {
      pl: '„%{value}” można odczytać na dwa sposoby. Zapisz liczbę bez odstępu tysięcy, np. 1234 albo 1,23.',
      en: '“%{value}” can be read in two ways. Write it without a thousands separator, such as 1234 or 1.23.',
    },
    notAFlag: {
      pl: '„%{value}” to ani „tak”, ani „nie”.',
      en: '“%{value}” is neither “yes” nor “no”.',
    },
    notASystem: {
      pl: '„%{value}” nie jest sterowaniem. Możliwe: %{choices}.',
      en: '“%{value}” is not a control system. Possible: %{choices}.',
    },
    date: {
      pl: 'Arkusz zamienił tę wartość na datę. Ustaw w komórce format tekstowy i wpisz ją ponownie.',
      en: 'The spreadsheet made a date of this value. Format the cell as text and type it again.',
    },
    priceTwice: {
      pl: 'Podano jedną cenę i zarazem ceny dla sterowania. Zostaw jedno z nich.',
      en: 'There are one price and prices by control at once. Leave one kind.',
    },
    priceNotMade: {
      pl: 'Podano cenę dla sterowania, którego nie ma w kolumnie „Wykonywana dla”. Dopisz je tam albo usuń cenę.',
      en: 'There is a price for a control that the column “Made for” lacks. Add it there, or take the price out.',
    },
    priceMissing: {
      pl: 'Brakuje ceny dla sterowania z kolumny „Wykonywana dla”. Podaj ją albo usuń je stamtąd.',
      en: 'A control of the column “Made for” lacks its price. Give it, or take the control out.',
    },
    foreignPicture: {
      pl: 'Zdjęcie leży pod obcym adresem. Usuń go z komórki, a zdjęcia zaimportuj jako ZIP z plikami nazwanymi kodem produktu, np. MA0101.png.',
      en: 'The picture lies at a foreign address. Take it out of the cell, and import the pictures as a ZIP of files named by product code, such as MA0101.png.',
    },
    tooManyCells: {
      pl: 'Wiersz ma więcej komórek niż nagłówek. Sprawdź, czy tekst ze średnikiem lub przecinkiem jest w cudzysłowie.',
      en: 'The row has more cells than the header. Check that a text with a separator in it is in quotation marks.',
    },
    idUnknown: {
      pl: 'Nie ma tu artykułu o tym id. Aby dodać nowy, zostaw „id” puste.',
      en: 'There is no article with this id here. To add a new one, leave “id” empty.',
    },
    idTwice: { pl: 'To samo id ma wiersz %{row}.', en: 'Row %{row} has the same id.' },
    codeTwice: {
      pl: 'Ten sam kod (%{code}) ma wiersz %{row}. Podaj „id” albo zostaw jeden z nich.',
      en: 'Row %{row} has the same code (%{code}). Give the “id”, or leave one of them.',
    },
    codeShared: {
      pl: 'Kod %{code} ma w katalogu %{smart_count} artykuł. Podaj „id”. |||| Kod %{code} mają w katalogu %{smart_count} artykuły. Podaj „id”, aby wskazać jeden. |||| Kod %{code} ma w katalogu %{smart_count} artykułów. Podaj „id”, aby wskazać jeden.',
      en: '%{smart_count} article has the code %{code}. Give its “id”. |||| %{smart_count} articles have the code %{code}. Give the “id” to name one.',
    },
    invalid: { pl: 'Tej wartości nie da się zapisać.', en: 'This value cannot be saved.' },
  },
  files: {
    noField: {
      pl: 'Artykuły tej listy nie mają takich plików.',
      en: 'The articles of this list have no such files.',
    },
    unknownCode: {
      pl: 'Żaden artykuł tej listy nie ma takiego kodu.',
      en: 'No article of this list has such a code.',
    },
    codeTwice: {
      pl: 'Wcześniejszy plik jest już dla tego kodu.',
      en: 'An earlier file is for this code already.',
    },
    sending: { pl: 'Przesyłam %{sent} z %{count}', en: 'Sending %{sent} of %{count}' },
    apply: {
      pl: 'Importuj %{smart_count} plik |||| Importuj %{smart_count} pliki |||| Importuj %{smart_count} plików',
      en: 'Import %{smart_count} file |||| Import %{smart_count} files',
    },
  },
  failures: {
    stale: {
      pl: 'Ktoś w międzyczasie zmienił katalog, więc niczego nie zaimportowano. Podgląd pokazuje już nowy stan: sprawdź go i zaimportuj ponownie.',
      en: 'Somebody changed the catalogue meanwhile, so nothing was imported. The preview shows the new state: check it and import again.',
    },
    refusedRow: {
      pl: 'Sklep odrzucił wiersz %{row} i niczego nie zaimportowano. Popraw go w pliku i wczytaj ponownie.',
      en: 'The server refused row %{row}, and nothing was imported: %{message}',
    },
  },
} satisfies Words;
