import type { Accessory, Binding, Connection, Gateway, Power, System } from '../catalogue/article.ts';
import type { PartTable, RailFamily, Role } from '../catalogue/partTable.ts';
import type { CatalogueCollection } from '../catalogue/productLine.ts';
import { type RailColour, railColour } from '../catalogue/railColour.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { type PartNumbers, type Parts, partsByRole } from '../parts/parts.ts';
import { type Choices, gatewaysOf } from '../plan/choices.ts';
import type { Currency } from '../settings/languagePrices.ts';
import { nameColour } from '../translation/nameColour.ts';
import type { Cents, Watt } from '../units.ts';
import { type Basis, basisOf, chosenIn } from './basis.ts';
import type { Price } from './money.ts';
import { amountOf, bindingPriceOf, type EuroRate, priceOf } from './price.ts';

export type Article = System | Gateway | Power | Binding | Accessory | Connection;

export interface BillLine {
  kind: 'rail100' | 'rail200' | 'part' | 'binding' | 'power' | 'gateway' | 'system' | 'accessory' | 'rules';
  key: string;
  collection: CatalogueCollection;
  /** Null: no active article, or, for `rules`, no code (D19). */
  article: Article | null;
  /** Set if the catalogue has the same title in another colour (D33a). */
  colour: RailColour | null;
  code: string;
  role: Role | null;
  unitPrice: Cents | null;
  quantity: number;
  /** Quantity from the rules; the rest was added by hand (D20). */
  automatic: number;
  total: Cents | null;
}

export const wattsOf = ({ kind, article }: Pick<BillLine, 'kind' | 'article'>): Watt =>
  kind === 'binding' && article && 'power' in article ? article.power : 0;

/** Hidden gateways still count in totals (D21). */
export const isInSummary = ({ article }: Pick<BillLine, 'article'>): boolean =>
  !(article && 'showInSummary' in article) || article.showInSummary;

export const imgOf = ({ article }: Pick<BillLine, 'article'>): string =>
  article && 'img' in article ? article.img : '';

export interface Terms {
  currency: Currency;
  euroRate: EuroRate;
  vatPercent: number;
}

/** Displayed unit price times quantity is the total. */
const amounts = (price: Price | null, quantity: number) => ({
  unitPrice: amountOf(price),
  quantity,
  total: amountOf(price, quantity),
});

const billLine = (
  kind: BillLine['kind'],
  collection: CatalogueCollection,
  [article, code]: readonly [BillLine['article'], string],
  price: Price | null,
  quantity: number,
  own: Partial<Pick<BillLine, 'key' | 'role' | 'automatic'>> = {},
): BillLine => ({
  kind,
  key: kind,
  collection,
  article,
  colour: null,
  code,
  role: null,
  automatic: 0,
  ...amounts(price, quantity),
  ...own,
});

/** Null if the rules lack the frame type code (D19). */
export const familyOf = (
  partTable: PartTable,
  connection: Pick<Connection, 'type'> | null,
): RailFamily | null =>
  partTable.families.find(({ black, white }) => connection?.type === black || connection?.type === white) ??
  null;

/** D16, D17. */
export const numbersOf = (
  { partTable }: Pick<LineCatalogue, 'partTable'>,
  connection: Pick<Connection, 'type'> | null,
): PartNumbers => ({ ...partTable, fixingSpacing: familyOf(partTable, connection)?.fixingSpacing });

/** The rail decides if both colours share a code (D19). */
export const colourIn = ({ black, white }: RailFamily, connection: Connection): RailColour => {
  if (black === white) return railColour(connection);
  return connection.type === white ? 'white' : 'black';
};

function railLines(connection: Connection, parts: Parts, { currency, euroRate }: Terms): BillLine[] {
  const per100 = priceOf(connection, currency, euroRate);
  const line = (kind: 'rail200' | 'rail100', quantity: number): BillLine => {
    const price = per100 !== null && kind === 'rail200' ? ((per100 * 2) as Price) : per100;
    const named = [connection, connection.type] as const;
    return billLine(kind, 'connections', named, price, quantity, { automatic: quantity });
  };
  const lines = [
    line('rail200', parts.frameLength200 - parts.bentRails200),
    line('rail100', parts.frameLength100 - parts.bentRails100),
  ];
  return lines.filter(({ quantity }) => quantity > 0);
}

/** D25. */
export const isPiece = (kind: BillLine['kind']): boolean => kind !== 'system' && kind !== 'rules';

/** No price, so that the total is marked incomplete (D19). */
const unruled = ({ type }: Connection, role: Role | null, quantity: number): BillLine => {
  const own = { key: `rules ${role ?? ''}`, role, automatic: quantity };
  return billLine('rules', 'connections', [null, type], null, quantity, own);
};

/** Bends are drawn: a family without them cannot make the layout. */
const isBend = (role: Role): boolean => role === 'bentRail100' || role === 'bentRail200';

/** Index per catalogue list, built once: a price looks up every role. */
const byCode = new WeakMap<readonly Accessory[], Map<string, Accessory>>();

function accessoryByCode(accessories: readonly Accessory[], code: string): Accessory | null {
  let index = byCode.get(accessories);
  if (!index) {
    index = new Map();
    for (const accessory of accessories)
      if (accessory.active && !index.has(accessory.description)) index.set(accessory.description, accessory);
    byCode.set(accessories, index);
  }
  return index.get(code) ?? null;
}

/** Null if the rules or the catalogue have no article of the role (D19). */
export function articleOf(catalogue: LineCatalogue, choices: Choices, role: Role): Accessory | null {
  const { connection } = basisOf(catalogue, choices);
  const family = familyOf(catalogue.partTable, connection);
  return (
    family &&
    connection &&
    accessoryByCode(catalogue.accessories, family.parts[role][colourIn(family, connection)])
  );
}

function accessoryLines(
  catalogue: LineCatalogue,
  choices: Choices,
  { connection, system, power }: ReturnType<typeof chosenIn>,
  parts: Parts,
  { currency, euroRate }: Terms,
): BillLine[] {
  const lines = new Map<string, BillLine>();
  const addUnruled = (line: BillLine) => lines.set(line.key, line);
  const add = (
    article: Accessory | null,
    code: string,
    role: Role | null,
    automatic: number,
    byHand: number,
  ) => {
    const key = article?.id ?? code;
    const before = lines.get(key);
    const quantity = (before?.quantity ?? 0) + automatic + byHand;
    const kind = role || before?.role ? 'part' : 'accessory';
    const price = article && priceOf(article, currency, euroRate);
    const own = { key, role: before?.role ?? role, automatic: (before?.automatic ?? 0) + automatic };
    lines.set(key, billLine(kind, 'accessories', [article, code], price, quantity, own));
  };
  const family = familyOf(catalogue.partTable, connection);
  if (connection && !family && parts.totalLength > 0) addUnruled(unruled(connection, null, 1));
  if (family && connection) {
    const colour = colourIn(family, connection);
    const conditions = {
      needsMounting: family.needsMounting,
      isDali: system?.type === 'dali',
      hasPowerExtra: power !== null && power.type === catalogue.partTable.powerWithExtra,
      names: (role: Role) => family.parts[role][colour] !== '',
    };
    for (const [role, quantity] of partsByRole(parts, conditions)) {
      const code = family.parts[role][colour];
      if (code) add(accessoryByCode(catalogue.accessories, code), code, role, quantity, 0);
      else if (isBend(role) || !family.parts[role].notSold) addUnruled(unruled(connection, role, quantity));
    }
  }
  for (const { id, quantity } of choices.accessories) {
    const article = catalogue.accessories.find((one) => one.id === id);
    if (article) add(article, article.description, null, 0, quantity);
  }
  return [...lines.values()];
}

function bindingLines(
  catalogue: LineCatalogue,
  choices: Choices,
  { system }: Basis,
  terms: Terms,
): BillLine[] {
  return choices.bindings.flatMap(({ id, quantity }) => {
    const article = catalogue.bindings.find((one) => one.id === id);
    if (!article) return [];
    const price = bindingPriceOf(article, system?.type ?? null, terms.currency, terms.euroRate);
    return [billLine('binding', 'bindings', [article, article.description], price, quantity, { key: id })];
  });
}

function singleLine(
  kind: 'power' | 'gateway' | 'system',
  collection: CatalogueCollection,
  article: (Article & { price: number; priceEuro: number }) | null | undefined,
  code: string,
  { currency, euroRate }: Terms,
  quantity = 1,
): BillLine[] {
  if (!article) return [];
  return [billLine(kind, collection, [article, code], priceOf(article, currency, euroRate), quantity)];
}

/** Rails, luminaires, control and power, accessories (D13 to D24). */
export function billLines(
  catalogue: LineCatalogue,
  choices: Choices,
  parts: Parts,
  terms: Terms,
): BillLine[] {
  if (parts.totalLength === 0 && choices.bindings.length === 0 && choices.accessories.length === 0) return [];
  const basis = chosenIn(catalogue, choices);
  const { connection, system, gateway, power } = basis;
  const lines = [
    ...(connection ? railLines(connection, parts, terms) : []),
    ...bindingLines(catalogue, choices, basis, terms),
    ...singleLine('system', 'systems', system, system?.type ?? '', terms),
    ...singleLine('gateway', 'gateways', gateway, gateway?.description ?? '', terms, gatewaysOf(choices)),
    ...singleLine('power', 'powers', power, power?.type ?? '', terms, parts.zones),
    ...accessoryLines(catalogue, choices, basis, parts, terms),
  ];
  return lines.map((line) =>
    line.article ? { ...line, colour: nameColour(line.article, catalogue[line.collection]) } : line,
  );
}
