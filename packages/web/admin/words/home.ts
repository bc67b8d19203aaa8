import type { Words } from './words.ts';

export const homeWords = {
  title: { pl: 'Pierwsza wycena w 15 minut', en: 'The first price in 15 minutes' },
  way: { pl: 'Od pustego sklepu do ceny', en: 'From an empty shop to a price' },
  progress: {
    pl: 'Gotowe kroki: %{done} z %{count}, zostało około %{minutes} min',
    en: 'Steps done: %{done} of %{count}, about %{minutes} min left',
  },
  allDone: {
    pl: 'Wszystko gotowe: odwiedzający dostają pełną cenę.',
    en: 'All done: visitors get a whole price.',
  },
  titles: {
    settings: { pl: 'Ustawienia sklepu', en: 'Shop settings' },
    rail: { pl: 'Szyna', en: 'Rail' },
    rules: { pl: 'Reguły rodziny', en: 'Rules of its family' },
    articles: { pl: 'Brakujące artykuły', en: 'Missing articles' },
    luminaires: { pl: 'Oprawy', en: 'Luminaires' },
    supply: { pl: 'Zasilacz', en: 'Power supply' },
    price: { pl: 'Pierwsza wycena', en: 'First price' },
  },
  abouts: {
    settings: {
      pl: 'Nazwa, dane i VAT, które widać na stronie, w PDF i w listach.',
      en: 'Name, company and VAT as they are seen on the site, in PDFs and in mails.',
    },
    rail: {
      pl: 'Jedna szyna i jej cena za metr, bo bez szyny nie ma czego rysować.',
      en: 'One rail and its price a metre: without a rail there is nothing to draw.',
    },
    rules: {
      pl: 'Mówią, który artykuł dochodzi i kiedy, na przykład zaślepka na każdy wolny koniec; roli bez kodu trzeba powiedzieć „nie sprzedajemy tu”.',
      en: 'They say which article is added and when, such as an end cap for each open end; of a role without a code say “not sold here”.',
    },
    articles: {
      pl: 'Kody z reguł bez artykułu albo ceny: jedna tabela do wpisania albo wklejenia z arkusza.',
      en: 'Codes of the rules without an article or a price: one table to type in or to paste into.',
    },
    luminaires: {
      pl: 'Wczytaj arkusz albo dodaj jedną, by pokazać światło i moc.',
      en: 'Import a spreadsheet or add one, to show light and power.',
    },
    supply: {
      pl: 'Dobierany do mocy opraw. Szyna na 230 V może go nie potrzebować.',
      en: 'Chosen by the power of the luminaires. A track on 230 V may need none.',
    },
    price: {
      pl: 'Układ próbny 2 m z jedną oprawą: sprawdź ceny i włącz jego artykuły do sprzedaży.',
      en: 'The trial layout of 2 m with one luminaire: check the prices and put its articles on sale.',
    },
  },
  acts: {
    change: { pl: 'Zmień', en: 'Change' },
    settings: { pl: 'Ustaw', en: 'Set up' },
    rail: { pl: 'Dodaj szynę', en: 'Add a rail' },
    price: { pl: 'Wpisz cenę', en: 'Enter the price' },
    rules: { pl: 'Dodaj reguły', en: 'Add rules' },
    fill: { pl: 'Uzupełnij %{count}', en: 'Fill in %{count}' },
    add: { pl: 'Dodaj', en: 'Add one' },
    sell: { pl: 'Włącz do sprzedaży', en: 'Put on sale' },
    configurator: { pl: 'Otwórz konfigurator', en: 'Open the configurator' },
  },
  chips: {
    done: { pl: 'gotowe', en: 'done' },
    roles: { pl: '%{count} z %{of} ról', en: '%{count} of %{of} roles' },
    missing: { pl: 'brakuje %{count}', en: '%{count} missing' },
    unready: { pl: '%{count}, bez ceny albo mocy', en: '%{count}, no price or no power' },
    unpriced: { pl: '%{count}, bez ceny', en: '%{count}, no price' },
  },
  back: { pl: 'Wróć do pierwszej wyceny', en: 'Back to the first price' },
  onSale: { pl: 'Układ próbny jest w sprzedaży.', en: 'The trial layout is on sale.' },
  trial: { pl: 'Układ próbny', en: 'Trial layout' },
  trialLines: { pl: 'Pozycje układu próbnego', en: 'Lines of the trial layout' },
  live: { pl: 'liczony na bieżąco', en: 'priced as you go' },
  drawing: {
    label: {
      pl: 'Szyna 200 cm z zasilaniem, jedną oprawą i zaślepkami',
      en: 'A rail of 200 cm with a feed, one luminaire and end caps',
    },
    feed: { pl: 'zasilanie', en: 'feed' },
    luminaire: { pl: 'oprawa', en: 'luminaire' },
    endCap: { pl: 'zaślepka', en: 'end cap' },
  },
  oneLuminaire: { pl: 'Oprawa', en: 'Luminaire' },
  partsOfRail: { pl: 'Części do tej szyny', en: 'Parts for this rail' },
  noRules: { pl: 'brak reguł', en: 'no rules' },
  noArticle: { pl: 'brak', en: 'none yet' },
  notChosen: { pl: 'nie wybrano', en: 'not chosen' },
  noPower: { pl: 'moc nieznana', en: 'power not known' },
  noPrice: { pl: 'brak ceny', en: 'no price' },
  stepNumber: { pl: 'krok %{number}', en: 'step %{number}' },
  net: { pl: 'Razem netto', en: 'Net total' },
  incomplete: {
    pl: 'niepełna: brakuje %{open} z %{count} pozycji',
    en: 'incomplete: %{open} of %{count} lines missing',
  },
  notSold: { pl: 'Szyna jeszcze nie jest sprzedawana', en: 'The rail is not on sale yet' },
  notSoldAbout: {
    pl: 'Odwiedzający jej nie widzą. Włączenie szyny bez reguł wymaga potwierdzenia.',
    en: 'Visitors do not see it. Putting a rail without rules on sale must be confirmed.',
  },
  unruled: { pl: 'Szyna jest sprzedawana bez reguł', en: 'The rail is on sale without rules' },
  unruledAbout: {
    pl: 'Jej układy nie dostają części, a odwiedzający widzi, że suma jest niepełna.',
    en: 'Its layouts take no parts, and visitors see that the total is incomplete.',
  },
  startSet: { pl: 'Masz zestaw startowy?', en: 'Have you got a start set?' },
  startSetAbout: {
    pl: 'Plik z rodzinami, regułami i kodami skraca kroki 2, 3 i 4 do samych cen.',
    en: 'A file with families, rules and codes leaves of steps 2, 3 and 4 the prices alone.',
  },
} satisfies Words;
