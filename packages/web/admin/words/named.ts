import type { NamedCollection } from '@lumitor/domain/collections/collections';
import type { Words } from './words.ts';

const luminaireTypesWords = {
  about: {
    pl: 'Typy, według których wybiera się oprawy w konfiguratorze, wspólne dla obu linii. Symbol oznacza oprawę na rysunku.',
    en: 'Types by which visitors choose luminaires in the configurator, shared by both lines. The symbol represents the luminaire on the drawing.',
  },
  type: { pl: 'Typ', en: 'Type' },
  symbol: { pl: 'Symbol na rysunku', en: 'Symbol on the drawing' },
  symbolHint: { pl: 'Tak oprawy tego typu są rysowane na rzucie.', en: 'How luminaires of this type are drawn on the plan.' },
  luminaires: { pl: 'Oprawy', en: 'Luminaires' },
  actions: { pl: 'Czynności', en: 'Actions' },
  symbols: {
    spotlight: { pl: 'Reflektor', en: 'Spotlight' },
    linear: { pl: 'Oprawa liniowa', en: 'Linear luminaire' },
    pendant: { pl: 'Oprawa zwieszana', en: 'Pendant' },
    downlight: { pl: 'Downlight', en: 'Downlight' },
  },
  add: { pl: 'Dodaj typ', en: 'Add type' },
  edit: { pl: 'Typ opraw', en: 'Luminaire type' },
  editNamed: { pl: 'Edytuj typ: %{name}', en: 'Edit type: %{name}' },
  removeNamed: { pl: 'Usuń typ: %{name}', en: 'Delete type: %{name}' },
  faults: { title: { pl: 'Wpisz nazwę typu.', en: 'Enter a name.' } },
  taken: { pl: 'Typ „%{name}” jest już na liście.', en: 'The type “%{name}” is already on the list.' },
  done: {
    added: { pl: 'Dodano typ: %{name}', en: 'Type added: %{name}' },
    saved: { pl: 'Zapisano typ: %{name}', en: 'Type saved: %{name}' },
    removed: { pl: 'Usunięto typ: %{name}', en: 'Type deleted: %{name}' },
  },
} satisfies Words;

const lightTargetsWords = {
  about: {
    pl: 'Ile światła potrzeba w pomieszczeniu zależnie od przeznaczenia, wspólnie dla obu linii. Konfigurator porównuje z tym plan i podaje źródło wymagania.',
    en: 'How much light a room needs for its use, shared by both lines. The configurator compares the plan with it and cites the source.',
  },
  use: { pl: 'Przeznaczenie i źródło', en: 'Use and source' },
  kind: { pl: 'Wymaganie', en: 'Requirement' },
  kinds: {
    least: { pl: 'Co najmniej', en: 'At least' },
    greatest: { pl: 'Najwyżej', en: 'At most' },
  },
  meanings: {
    least: { pl: 'Średnie natężenie na płaszczyźnie pracy.', en: 'Mean illuminance on the working plane.' },
    greatest: { pl: 'Żaden punkt jej nie przekracza, jak w muzeach.', en: 'No point exceeds it, as in museums.' },
  },
  shown: {
    least: { pl: 'co najmniej %{lux}', en: 'at least %{lux}' },
    greatest: { pl: 'najwyżej %{lux}', en: 'at most %{lux}' },
  },
  lux: { pl: 'Natężenie oświetlenia', en: 'Illuminance' },
  u0: { pl: 'U₀', en: 'U₀' },
  uniformity: { pl: 'Równomierność U₀', en: 'Uniformity U₀' },
  uniformityHint: { pl: 'Zostaw puste, jeśli źródło jej nie podaje.', en: 'Leave empty if the source gives none.' },
  walls: { pl: 'Ściany Ē', en: 'Walls Ē' },
  wallsHint: { pl: 'Średnie natężenie na wszystkich ścianach. Zostaw puste, jeśli źródło go nie podaje.', en: 'Mean illuminance of all walls together. Leave empty if the source gives none.' },
  ceiling: { pl: 'Sufit Ē', en: 'Ceiling Ē' },
  ceilingHint: { pl: 'Zostaw puste, jeśli źródło go nie podaje.', en: 'Leave empty if the source gives none.' },
  cylindrical: { pl: 'Natężenie cylindryczne Ē z', en: 'Cylindrical illuminance Ē z' },
  cylindricalHint: { pl: 'Światło na twarzach, 120 cm nad podłogą. Zostaw puste, jeśli źródło go nie podaje.', en: 'Light on faces, 120 cm above the floor. Leave empty if the source gives none.' },
  ugr: { pl: 'UGR najwyżej', en: 'UGR at most' },
  ugrHint: { pl: 'Porównywane z tabelą UGR oprawy. Zostaw puste, jeśli źródło go nie podaje.', en: 'Compared with the luminaire’s UGR table. Leave empty if the source gives none.' },
  source: { pl: 'Źródło', en: 'Source' },
  sourceHint: { pl: 'Norma albo publikacja z numerem tabeli.', en: 'A standard or publication, with the table number.' },
  actions: { pl: 'Czynności', en: 'Actions' },
  add: { pl: 'Dodaj cel', en: 'Add target' },
  edit: { pl: 'Cel oświetlenia', en: 'Lighting target' },
  editNamed: { pl: 'Edytuj cel: %{name}', en: 'Edit target: %{name}' },
  removeNamed: { pl: 'Usuń cel: %{name}', en: 'Delete target: %{name}' },
  taken: { pl: 'Cel „%{name}” jest już na liście.', en: 'The target “%{name}” is already on the list.' },
  faults: {
    title: { pl: 'Wpisz nazwę.', en: 'Enter a name.' },
    lux: { pl: 'Wpisz liczbę od 1 do 100 000.', en: 'Enter a number from 1 to 100,000.' },
    uniformity: { pl: 'Wpisz liczbę od 0 do 1 albo zostaw puste.', en: 'Enter a number from 0 to 1, or leave it empty.' },
    walls: { pl: 'Wpisz liczbę od 1 do 100 000 albo zostaw puste.', en: 'Enter a number from 1 to 100,000, or leave it empty.' },
    ceiling: { pl: 'Wpisz liczbę od 1 do 100 000 albo zostaw puste.', en: 'Enter a number from 1 to 100,000, or leave it empty.' },
    cylindrical: { pl: 'Wpisz liczbę od 1 do 100 000 albo zostaw puste.', en: 'Enter a number from 1 to 100,000, or leave it empty.' },
    ugr: { pl: 'Wpisz liczbę od 10 do 40 albo zostaw puste.', en: 'Enter a number from 10 to 40, or leave it empty.' },
    source: { pl: 'Podaj źródło wymagania, np. EN 12464-1:2021, tab. 34.', en: 'Enter the source of the requirement, such as EN 12464-1:2021, tab. 34.' },
  },
  done: {
    added: { pl: 'Dodano cel: %{name}', en: 'Target added: %{name}' },
    saved: { pl: 'Zapisano cel: %{name}', en: 'Target saved: %{name}' },
    removed: { pl: 'Usunięto cel: %{name}', en: 'Target deleted: %{name}' },
  },
} satisfies Words;

const priceGroupsWords = {
  about: {
    pl: 'Rabaty klientów. Nowa oferta zaczyna się od rabatów grupy klienta: artykułu, potem rodzaju części, potem wszystkich.',
    en: 'Discounts of customers. A new offer starts with those of the customer’s group: of the article, else of its kind of part, else of all.',
  },
  name: { pl: 'Grupa', en: 'Group' },
  discount: { pl: 'Rabat na wszystko', en: 'Discount on everything' },
  rails: { pl: 'Szyny', en: 'Rails' },
  railsHint: { pl: 'Zostaw puste, jeśli jak na wszystko.', en: 'Leave empty if as on everything.' },
  luminaires: { pl: 'Oprawy', en: 'Luminaires' },
  control: { pl: 'Zasilanie i sterowanie', en: 'Power and control' },
  accessories: { pl: 'Akcesoria', en: 'Accessories' },
  articles: { pl: 'Artykuły', en: 'Articles' },
  articlesHint: { pl: 'Kod i procent, oddzielone średnikami: ON0111 12,5; ON0112 10', en: 'Code and percent, separated by semicolons: ON0111 12.5; ON0112 10' },
  actions: { pl: 'Czynności', en: 'Actions' },
  add: { pl: 'Dodaj grupę', en: 'Add group' },
  edit: { pl: 'Grupa cenowa', en: 'Price group' },
  editNamed: { pl: 'Edytuj grupę: %{name}', en: 'Edit group: %{name}' },
  removeNamed: { pl: 'Usuń grupę: %{name}', en: 'Delete group: %{name}' },
  taken: { pl: 'Grupa „%{name}” jest już na liście.', en: 'The group “%{name}” is already on the list.' },
  faults: {
    title: { pl: 'Wpisz nazwę.', en: 'Enter a name.' },
    discount: { pl: 'Wpisz liczbę od 0 do 100.', en: 'Enter a number from 0 to 100.' },
    rails: { pl: 'Wpisz liczbę od 0 do 100 albo zostaw puste.', en: 'Enter a number from 0 to 100, or leave it empty.' },
    luminaires: { pl: 'Wpisz liczbę od 0 do 100 albo zostaw puste.', en: 'Enter a number from 0 to 100, or leave it empty.' },
    control: { pl: 'Wpisz liczbę od 0 do 100 albo zostaw puste.', en: 'Enter a number from 0 to 100, or leave it empty.' },
    accessories: { pl: 'Wpisz liczbę od 0 do 100 albo zostaw puste.', en: 'Enter a number from 0 to 100, or leave it empty.' },
    articles: { pl: 'Wpisz kody z procentami, np. ON0111 12,5; ON0112 10.', en: 'Enter codes with percents, such as ON0111 12.5; ON0112 10.' },
  },
  done: {
    added: { pl: 'Dodano grupę: %{name}', en: 'Group added: %{name}' },
    saved: { pl: 'Zapisano grupę: %{name}', en: 'Group saved: %{name}' },
    removed: { pl: 'Usunięto grupę: %{name}', en: 'Group deleted: %{name}' },
  },
} satisfies Words;

const purchasePricesWords = {
  about: {
    pl: 'Ile sklep płaci za artykuł, netto. Z nich liczy się marża ofert; widzą je tylko osoby z uprawnieniem do kosztów. Klient nigdy.',
    en: 'What the shop pays for an article, net. Margins of offers follow from them. Only people with permission for costs see them, customers never.',
  },
  name: { pl: 'Artykuł', en: 'Article' },
  code: { pl: 'Kod produktu', en: 'Product code' },
  cost: { pl: 'Cena zakupu netto', en: 'Net purchase price' },
  costHint: { pl: 'Szyny: za 100 cm.', en: 'Rails: per 100 cm.' },
  actions: { pl: 'Czynności', en: 'Actions' },
  add: { pl: 'Dodaj cenę', en: 'Add price' },
  edit: { pl: 'Cena zakupu', en: 'Purchase price' },
  editNamed: { pl: 'Edytuj cenę zakupu: %{name}', en: 'Edit purchase price: %{name}' },
  removeNamed: { pl: 'Usuń cenę zakupu: %{name}', en: 'Delete purchase price: %{name}' },
  taken: { pl: 'Kod „%{name}” jest już na liście.', en: 'The code “%{name}” is already on the list.' },
  faults: {
    title: { pl: 'Wpisz nazwę.', en: 'Enter a name.' },
    code: { pl: 'Wpisz kod produktu.', en: 'Enter the product code.' },
    cost: { pl: 'Wpisz kwotę od 0 do 10 000 000.', en: 'Enter an amount from 0 to 10,000,000.' },
  },
  done: {
    added: { pl: 'Dodano cenę zakupu: %{name}', en: 'Purchase price added: %{name}' },
    saved: { pl: 'Zapisano cenę zakupu: %{name}', en: 'Purchase price saved: %{name}' },
    removed: { pl: 'Usunięto cenę zakupu: %{name}', en: 'Purchase price deleted: %{name}' },
  },
} satisfies Words;

export const namedWords = {
  lightTargets: lightTargetsWords,
  luminaireTypes: luminaireTypesWords,
  priceGroups: priceGroupsWords,
  purchasePrices: purchasePricesWords,
} satisfies Record<NamedCollection, Words>;
