import { priceWords } from './catalogue/bulk.ts';
import { conflictWords } from './catalogue/conflict.ts';
import { formWords, photometryWords, pictureWords, sheetWords, uploadWords } from './catalogue/form.ts';
import { historyWords } from './catalogue/history.ts';
import { articleListWords } from './catalogue/list.ts';
import { ruleWords } from './catalogue/rules.ts';
import { variantWords } from './catalogue/variants.ts';
import type { Words } from './words.ts';

/** What the pages of the catalogue call things. */
export const catalogueWords = {
  fields: {
    title: { pl: 'Nazwa', en: 'Name' },
    active: { pl: 'Aktywny', en: 'Active' },
    code: { pl: 'Kod', en: 'Code' },
    type: { pl: 'Typ', en: 'Type' },
    systemType: { pl: 'Sterowanie', en: 'Control' },
    systemTypes: { pl: 'Obsługiwane sterowanie', en: 'Controls served' },
    madeFor: { pl: 'Wykonywana dla', en: 'Made for' },
    price: { pl: 'Cena netto PLN', en: 'Net price PLN' },
    priceEuro: { pl: 'Cena netto EUR', en: 'Net price EUR' },
    power: { pl: 'Moc', en: 'Power' },
    quantity: { pl: 'Liczba sztuk', en: 'Pieces' },
    colour: { pl: 'Kolor', en: 'Colour' },
    img: { pl: 'Zdjęcie', en: 'Picture' },
    description: { pl: 'Opis', en: 'Description' },
    tooltip: { pl: 'Podpowiedź', en: 'Tooltip' },
    isDali: { pl: 'Zasila sterowanie DALI', en: 'Supplies DALI systems' },
    showInSummary: { pl: 'W podsumowaniu i w cenie', en: 'In the summary and the price' },
    productDescription: { pl: 'Opis produktu', en: 'Product description' },
    sheet: { pl: 'Karta katalogowa', en: 'Data sheet' },
    lumens: { pl: 'Strumień świetlny', en: 'Luminous flux' },
    beam: { pl: 'Kąt świecenia', en: 'Beam angle' },
    photometry: { pl: 'Plik fotometryczny', en: 'Photometric file' },
    photometryTurn: { pl: 'Obrót płaszczyzny C0', en: 'Turn of the plane C0' },
    cct: { pl: 'Temperatura barwowa', en: 'Colour temperature' },
    cri: { pl: 'Oddawanie barw (Ra)', en: 'Colour rendering (Ra)' },
    ip: { pl: 'Stopień ochrony IP', en: 'IP rating' },
    length: { pl: 'Długość na szynie', en: 'Length along the rail' },
    luminousLength: { pl: 'Długość świecąca', en: 'Luminous length' },
    drop: { pl: 'Zwis pod szyną', en: 'Drop below the rail' },
    tiltMax: { pl: 'Największe pochylenie', en: 'Greatest tilt' },
    fitsBent: { pl: 'Może wisieć na łuku', en: 'May hang on a bend' },
  },
  groups: {
    product: { pl: 'Karta produktu', en: 'Product card' },
    light: { pl: 'Światło i ochrona', en: 'Light and protection' },
    photometry: { pl: 'Fotometria', en: 'Photometry' },
    body: { pl: 'Wymiary i montaż', en: 'Dimensions and mounting' },
  },
  hints: {
    active: {
      pl: 'Nieaktywnego artykułu nie ma w konfiguratorze; zapisane układy nadal go pokazują.',
      en: 'The configurator does not offer an inactive article; saved layouts still show it.',
    },
    price: { pl: '0: cena na zapytanie', en: '0: price on request' },
    priceEuro: { pl: '0: liczona z PLN po kursie', en: '0: from PLN by the rate' },
    prices: { pl: 'Same zera: cena na zapytanie', en: 'All 0: price on request' },
    madeFor: {
      pl: 'Tylko z takim systemem konfigurator oferuje tę oprawę.',
      en: 'Only with such a system the configurator offers the luminaire.',
    },
    railPrice: {
      pl: 'Za 100 cm; szyna 200 cm liczy się podwójnie.',
      en: 'For 100 cm; a rail of 200 cm counts twice.',
    },
    code: {
      pl: 'Po tym kodzie reguły części znajdują artykuł.',
      en: 'The part rules find the article by this code.',
    },
    rail: { pl: 'Kod typu szynoprzewodu, np. MT0001.', en: 'Type code of the rail, such as MT0001.' },
    colour: {
      pl: 'Do szyn w jakim kolorze pasuje.',
      en: 'The colour of rails that it goes with.',
    },
    systemTypes: { pl: 'Żadne niezaznaczone: obsługuje wszystkie.', en: 'None ticked: it serves all.' },
    showInSummary: {
      pl: 'Wyłączone: konfigurator nie oferuje tej bramki.',
      en: 'Off: the configurator does not offer the gateway.',
    },
    beam: {
      pl: 'Pełny kąt, przy którym światłość spada do połowy największej.',
      en: 'The full angle at which the intensity is half the peak.',
    },
    photometryTurn: {
      pl: 'Od kierunku, w który zwraca się oprawa, zgodnie z ruchem wskazówek. Puste: jak mówi plik.',
      en: 'Clockwise from where the luminaire is turned to. Empty: as the file says.',
    },
    ip: { pl: 'Dwie cyfry, np. 20 albo 44.', en: 'Two digits, such as 20 or 44.' },
    length: {
      pl: 'Ile szyny zajmuje korpus. Puste: nie zajmuje długości.',
      en: 'How much rail the body takes. Empty: it takes no length.',
    },
    luminousLength: { pl: 'Puste: świeci z jednego punktu.', en: 'Empty: it shines from a point.' },
    drop: {
      pl: 'Od osi szyny w dół do środka światła. Puste: 10 cm.',
      en: 'From the rail’s axis down to the light centre. Empty: 10 cm.',
    },
    tiltMax: {
      pl: 'Od pionu, najwyżej 90°. Puste: oprawa się nie pochyla.',
      en: 'From straight down, 90° at most. Empty: it does not tilt.',
    },
    quantity: {
      pl: 'Zostaje z wcześniejszego katalogu i wraca w eksporcie. Konfigurator liczy sztuki sam.',
      en: 'Kept from an earlier catalogue, and given out by exports. The configurator counts pieces itself.',
    },
    description: {
      pl: 'Notatka: znajduje ją wyszukiwarka listy, konfigurator jej nie pokazuje.',
      en: 'A note: the list’s search finds it, and the configurator does not show it.',
    },
    supplyPower: { pl: 'Ile mocy zasilacz oddaje.', en: 'The power that the supply gives.' },
  },
  values: {
    yes: { pl: 'tak', en: 'yes' },
    no: { pl: 'nie', en: 'no' },
    none: { pl: 'brak', en: 'none' },
    black: { pl: 'Czarny', en: 'Black' },
    white: { pl: 'Biały', en: 'White' },
    both: { pl: 'Dowolny', en: 'Either' },
    onRequest: { pl: 'na zapytanie', en: 'on request' },
    byRate: { pl: 'po kursie', en: 'by the rate' },
    notMade: { pl: 'nie ma', en: 'not made' },
    all: { pl: 'wszystkie', en: 'all' },
    onOff: { pl: 'On/Off', en: 'On/Off' },
    dali: { pl: 'DALI', en: 'DALI' },
    zigbee: { pl: 'Zigbee', en: 'Zigbee' },
  },
  faults: {
    required: { pl: 'To pole nie może być puste.', en: 'This field must not be empty.' },
    tooLong: { pl: 'Najwyżej %{max} znaków.', en: 'At most %{max} characters.' },
    number: { pl: 'Wpisz liczbę, np. 129,90.', en: 'Type a number, such as 129.90.' },
    tooLow: { pl: 'Co najmniej %{min}.', en: 'At least %{min}.' },
    negative: { pl: 'Nie może być poniżej 0.', en: 'Must not be below 0.' },
    tooHigh: { pl: 'Najwyżej %{max}.', en: 'At most %{max}.' },
    whole: { pl: 'Wpisz liczbę całkowitą.', en: 'Type a whole number.' },
    choose: { pl: 'Wybierz jedną z możliwości.', en: 'Choose one.' },
    code: { pl: 'Wpisz dwie cyfry, np. 20 albo 44.', en: 'Type two digits, such as 20 or 44.' },
    madeForNone: { pl: 'Zaznacz co najmniej jedno sterowanie.', en: 'Tick at least one control.' },
    priceMissing: {
      pl: 'Podaj cenę: bez niej nie da się zapisać, dla którego sterowania oprawa jest wykonywana.',
      en: 'Give a price: without one it cannot be stored which controls the luminaire is made for.',
    },
    refused: { pl: 'Tej wartości nie da się zapisać.', en: 'This value cannot be saved.' },
  },
  list: articleListWords,
  actions: {
    activate: { pl: 'Aktywuj', en: 'Activate' },
    deactivate: { pl: 'Dezaktywuj', en: 'Deactivate' },
    remove: { pl: 'Usuń', en: 'Delete' },
    prices: { pl: 'Zmień ceny…', en: 'Change prices…' },
    duplicate: { pl: 'Powiel', en: 'Duplicate' },
    copyTo: { pl: 'Kopiuj do %{line}', en: 'Copy to %{line}' },
    history: { pl: 'Historia', en: 'History' },
    all: { pl: 'Czynności', en: 'Actions' },
    undo: { pl: 'Cofnij', en: 'Undo' },
  },
  done: {
    saved: { pl: 'Zapisano: %{name}', en: 'Saved: %{name}' },
    added: { pl: 'Dodano: %{name}', en: 'Added: %{name}' },
    addedInactive: { pl: 'Dodano nieaktywny: %{name}', en: 'Added, inactive: %{name}' },
    removed: {
      pl: 'Usunięto %{smart_count} artykuł |||| Usunięto %{smart_count} artykuły |||| Usunięto %{smart_count} artykułów',
      en: '%{smart_count} article deleted |||| %{smart_count} articles deleted',
    },
    activated: {
      pl: 'Aktywowano %{smart_count} artykuł |||| Aktywowano %{smart_count} artykuły |||| Aktywowano %{smart_count} artykułów',
      en: '%{smart_count} article activated |||| %{smart_count} articles activated',
    },
    deactivated: {
      pl: 'Dezaktywowano %{smart_count} artykuł. Konfigurator go nie oferuje, zapisane układy nadal go pokazują. |||| Dezaktywowano %{smart_count} artykuły. Konfigurator ich nie oferuje, zapisane układy nadal je pokazują. |||| Dezaktywowano %{smart_count} artykułów. Konfigurator ich nie oferuje, zapisane układy nadal je pokazują.',
      en: '%{smart_count} article deactivated. The configurator does not offer it; saved layouts still show it. |||| %{smart_count} articles deactivated. The configurator does not offer them; saved layouts still show them.',
    },
    copied: {
      pl: 'Skopiowano do %{line}, nieaktywny: %{smart_count} artykuł |||| Skopiowano do %{line}, nieaktywne: %{smart_count} artykuły |||| Skopiowano do %{line}, nieaktywne: %{smart_count} artykułów',
      en: '%{smart_count} article copied to %{line}, inactive there |||| %{smart_count} articles copied to %{line}, inactive there',
    },
    prices: {
      pl: 'Zmieniono ceny %{smart_count} artykułu |||| Zmieniono ceny %{smart_count} artykułów |||| Zmieniono ceny %{smart_count} artykułów',
      en: 'Prices of %{smart_count} article changed |||| Prices of %{smart_count} articles changed',
    },
    restored: { pl: 'Przywrócono wcześniejszy stan.', en: 'The earlier state is restored.' },
    undone: { pl: 'Cofnięto.', en: 'Undone.' },
    unchanged: { pl: 'Bez zmian.', en: 'Nothing changed.' },
    changedSince: {
      pl: 'Nie można cofnąć: ktoś zdążył zmienić te artykuły.',
      en: 'Cannot undo: these articles have been changed since.',
    },
  },
  form: formWords,
  upload: uploadWords,
  picture: pictureWords,
  sheet: sheetWords,
  photometry: photometryWords,
  rules: ruleWords,
  variants: variantWords,
  conflict: conflictWords,
  history: historyWords,
  prices: priceWords,
} satisfies Words;
