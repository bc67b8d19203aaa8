import { folded } from '../../articles/titles.ts';
import { languageName } from '../../elements/languageNames.ts';
import { catalogueWords } from '../../words/catalogue.ts';
import { fieldWord } from '../../words/fieldWord.ts';
import { type Column, MADE_FOR } from '../columns.ts';
import { headingOf } from '../headings.ts';

const LOCALES = ['pl', 'en'] as const;

/** Without accents, signs and units, so that `Cena netto [PLN]` is `cena netto pln`. */
const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const plain = (name: string): string => wordsOf(name).join(' ');

/** What the form calls the field: texts with the name of the language, others without their unit. */
function formLabels({ name, field, language, part }: Column): string[] {
  if (!field || name === MADE_FOR || (part !== null && !language)) return [];
  return LOCALES.flatMap((locale) => {
    const label = catalogueWords.fields[fieldWord(field)][locale];
    if (language) return [`${label} (${languageName(language, locale) ?? language})`];
    return field.kind === 'colour' ? [] : [label];
  });
}

/** By any of these a file surely means the column: the heading of our own files, the label of the form, the stored name. */
export const namesOf = (column: Column): string[] =>
  [...LOCALES.map((locale) => headingOf(column, locale)), ...formLabels(column), column.name].map((name) =>
    name.toLowerCase().trim(),
  );

/** What others call it in price lists, by its stored name; a code is stored under several. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  code: [
    ...['kod', 'kod produktu', 'kod artykulu', 'indeks', 'symbol', 'nr katalogowy', 'numer katalogowy'],
    ...['sku', 'code', 'product code', 'item code', 'part number', 'art nr', 'article number'],
  ],
  title: ['nazwa', 'nazwa produktu', 'nazwa artykulu', 'produkt', 'tytul', 'name', 'product', 'product name'],
  titleEn: ['nazwa en', 'nazwa angielska', 'name en', 'english name'],
  price: [
    ...['cena', 'cena netto', 'cena pln', 'cena zl', 'netto', 'netto pln', 'cena katalogowa'],
    ...['price', 'net price', 'price pln', 'list price'],
  ],
  priceEuro: ['cena eur', 'cena euro', 'cena netto euro', 'netto eur', 'eur', 'price eur', 'net price euro'],
  power: ['moc', 'moc w', 'waty', 'w', 'power', 'power w', 'watts', 'wattage'],
  lumens: ['strumien', 'strumien lm', 'lumeny', 'lm', 'lumens', 'flux', 'luminous flux'],
  beam: ['kat', 'kat swiecenia', 'beam', 'beam angle'],
  cct: ['barwa', 'barwa swiatla', 'cct', 'k', 'kelvin', 'colour temperature', 'color temperature'],
  cri: ['cri', 'ra'],
  ip: ['ip', 'stopien ochrony'],
  isBlack: ['czarny', 'black'],
  isWhite: ['bialy', 'white'],
  active: ['aktywny', 'w sprzedazy', 'active', 'on sale'],
  quantity: ['liczba', 'ilosc', 'sztuk', 'pieces', 'quantity'],
};

const isCode = ({ field }: Column) => field !== null && 'isCode' in field && field.isCode === true;
const usualOf = (column: Column) =>
  column.part === null ? (USUAL[isCode(column) ? 'code' : column.name] ?? []) : [];

/** The column that a heading of a file probably means; null where that is none, or several alike. */
export function guessColumn(heading: string, free: readonly Column[]): Column | null {
  const asked = plain(heading);
  if (!asked) return null;
  const [alike] = free.filter((column) => namesOf(column).some((name) => plain(name) === asked));
  const [usual] = free.filter((column) => usualOf(column).includes(asked));
  return alike ?? usual ?? null;
}
