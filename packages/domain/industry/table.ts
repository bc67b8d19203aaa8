import { TEXT_MAX, TITLE_MAX } from '../catalogue/field.ts';
import { codeFieldOf, FIELDS, storedNames } from '../catalogue/fields.ts';
import { MAX_PICTURES } from '../catalogue/image.ts';
import type { CatalogueCollection } from '../catalogue/productLine.ts';
import type { IndustryProduct, LocalTexts } from './product.ts';
import type { IndustryFile } from './readIndustry.ts';

type Cell = string | number | boolean | null;

interface IndustryRow {
  cells: readonly Cell[];
  /** Fields that a new article needs and the file does not state. */
  defaults: Readonly<Record<string, unknown>>;
}

/** Products as a table of a list's columns, by their stored names. An empty cell states nothing. */
export interface IndustryTable {
  header: readonly string[];
  rows: readonly IndustryRow[];
}

interface Column {
  name: string;
  of(product: IndustryProduct): Cell;
}

/** Polish and English have fields of their own (D33). */
const OWN = ['PL', 'EN'];

function textColumns(
  [pl, en, others]: readonly [string, string, string],
  textsOf: (product: IndustryProduct) => LocalTexts,
  languages: readonly string[],
  most: number,
): Column[] {
  const of = (language: string) => (product: IndustryProduct) =>
    textsOf(product)[language]?.slice(0, most) ?? null;
  return [
    { name: pl, of: of('PL') },
    { name: en, of: of('EN') },
    ...languages.map((language) => ({ name: `${others}.${language}`, of: of(language) })),
  ];
}

const PROTOCOLS = ['onOff', 'dali', 'zigbee'];

/** Path under which an import stores a file; null if the file is not at hand. */
export type PathOf = (name: string) => string | null;

function columnsOf(
  collection: CatalogueCollection,
  languages: readonly string[],
  pathOf: { picture: PathOf; photometry: PathOf },
): Column[] {
  const pictures = (product: IndustryProduct) =>
    product.pictures.flatMap((name) => pathOf.picture(name) ?? []);
  const column = (name: string, of: Column['of']): Column => ({ name, of });
  const euro = collection === 'bindings' ? PROTOCOLS.map((each) => `priceEuro.${each}`) : ['priceEuro'];
  const known = [
    column(codeFieldOf(collection) ?? '', ({ code }) => code || null),
    ...textColumns(['title', 'titleEn', 'translation'], ({ titles }) => titles, languages, TITLE_MAX),
    ...textColumns(
      ['productDescription', 'productDescriptionEn', 'translationProductDescription'],
      ({ descriptions }) => descriptions,
      languages,
      TEXT_MAX,
    ),
    column('ean', ({ ean }) => ean || null),
    column('leadDays', ({ leadDays }) => leadDays),
    column('price', ({ price }) => price),
    ...euro.map((name) => column(name, ({ priceEuro }) => priceEuro)),
    column('isBlack', ({ colour }) => colour && colour === 'black'),
    column('isWhite', ({ colour }) => colour && colour === 'white'),
    column('img', (product) => pictures(product)[0] ?? null),
    column(
      'pictures',
      (product) =>
        pictures(product)
          .slice(1, MAX_PICTURES + 1)
          .join(' ') || null,
    ),
    ...(collection === 'bindings' ? [column('power', ({ watts }) => watts)] : []),
    column('lumens', ({ lumens }) => lumens),
    column('cct', ({ cct }) => cct),
    column('cri', ({ cri }) => cri),
    column('ip', ({ ip }) => ip || null),
    column('protectionClass', ({ protectionClass }) => protectionClass || null),
    column('photometry', ({ photometry }) => photometry && pathOf.photometry(photometry)),
  ];
  const stored = new Set(FIELDS[collection].flatMap(storedNames));
  return known.filter(({ name }) => stored.has(name.replace(/\..*/, '')));
}

const FORMATS = { gldf: 'GLDF', bmecat: 'BMEcat' } as const;

/** Without a Polish title, an article has the first one there is (D33). */
function defaultsOf({ titles, symbol }: IndustryProduct, collection: CatalogueCollection, format: string) {
  const title = (titles.PL ?? titles.EN ?? titles.DE ?? Object.values(titles)[0])?.slice(0, TITLE_MAX);
  const type = collection === 'bindings' ? symbol : collection === 'accessories' ? format : undefined;
  return { ...(title && { title }), ...(type && { type }) };
}

export function industryTable(
  { format, products }: IndustryFile,
  collection: CatalogueCollection,
  pathOf: { picture: PathOf; photometry: PathOf },
): IndustryTable {
  const languages = new Set(
    products.flatMap(({ titles, descriptions }) => Object.keys({ ...titles, ...descriptions })),
  );
  const others = [...languages].filter((language) => !OWN.includes(language)).sort();
  const columns = columnsOf(collection, others, pathOf).filter(({ of }) =>
    products.some((product) => of(product) !== null && of(product) !== ''),
  );
  return {
    header: columns.map(({ name }) => name),
    rows: products.map((product) => ({
      cells: columns.map(({ of }) => of(product)),
      defaults: defaultsOf(product, collection, FORMATS[format]),
    })),
  };
}
