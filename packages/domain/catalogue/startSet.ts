import * as v from 'valibot';
import { accessorySchema, connectionSchema, gatewaySchema, powerSchema, systemSchema } from './article.ts';
import * as field from './field.ts';
import { codeFieldOf } from './fields.ts';
import { type PartTable, type RailFamily, rulesSchema } from './partTable.ts';

export const START_SET_COLLECTIONS = ['connections', 'accessories', 'powers', 'systems', 'gateways'] as const;
export type StartSetCollection = (typeof START_SET_COLLECTIONS)[number];

const FORMAT = 'lumitor-start-set';
const VERSION = 1;

/** Pictures are in one shop's store; new articles are not on sale. */
const pictured = ['active', 'img', 'base64', 'pictures'] as const;

export const startSetSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  title: field.title,
  rules: rulesSchema,
  articles: v.strictObject({
    connections: v.optional(v.array(v.omit(connectionSchema, pictured)), []),
    accessories: v.optional(v.array(v.omit(accessorySchema, pictured)), []),
    powers: v.optional(v.array(v.omit(powerSchema, pictured)), []),
    systems: v.optional(v.array(v.omit(systemSchema, ['active'])), []),
    gateways: v.optional(v.array(v.omit(gatewaySchema, pictured)), []),
  }),
});
export type StartSet = v.InferOutput<typeof startSetSchema>;

export type StartSetFault =
  | { kind: 'notJson' | 'otherFile' | 'newer' }
  | { kind: 'fields'; places: { path: string; message: string }[] };

const head = v.object({ format: v.literal(FORMAT), version: v.number() });

export function readStartSet(text: string): { set: StartSet; fault?: undefined } | { fault: StartSetFault } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { fault: { kind: 'notJson' } };
  }
  const known = v.safeParse(head, content);
  if (!known.success) return { fault: { kind: 'otherFile' } };
  if (known.output.version > VERSION) return { fault: { kind: 'newer' } };
  const { success, output, issues } = v.safeParse(startSetSchema, content);
  if (success) return { set: output };
  const places = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  return { fault: { kind: 'fields', places } };
}

type Fields = Readonly<Record<string, unknown>>;
type ArticlesOfLine = Readonly<Record<StartSetCollection, readonly object[]>>;

const identityOf = (collection: StartSetCollection, given: object): string => {
  const article = given as Fields;
  const name = codeFieldOf(collection) ?? (collection === 'systems' ? 'type' : 'title');
  return String(article[name] || article.title).trim();
};

const codesOf = ({ black, white }: RailFamily) => [black, white].filter(Boolean);

export interface StartSetPlan {
  table: PartTable;
  families: RailFamily[];
  knownFamilies: RailFamily[];
  additions: { collection: StartSetCollection; fields: Fields }[];
  knownArticles: number;
}

/** Numbers of the rules apply only if the line has no family. */
export function planStartSet(
  { rules, articles }: StartSet,
  table: PartTable,
  stored: ArticlesOfLine,
): StartSetPlan {
  const taken = new Set(table.families.flatMap(codesOf));
  const isKnown = (family: RailFamily) => codesOf(family).some((code) => taken.has(code));
  const families = rules.families.filter((family) => !isKnown(family));
  const numbers = table.families.length === 0 ? rules : table;
  const brought = START_SET_COLLECTIONS.flatMap((collection) => {
    const known = new Set(stored[collection].map((article) => identityOf(collection, article)));
    return articles[collection].map((fields) => ({
      collection,
      fields: { ...fields, active: false },
      isKnown: known.has(identityOf(collection, fields)),
    }));
  });
  return {
    table: { ...numbers, line: table.line, families: [...table.families, ...families] },
    families,
    knownFamilies: rules.families.filter(isKnown),
    additions: brought.flatMap(({ isKnown: has, ...addition }) => (has ? [] : [addition])),
    knownArticles: brought.filter(({ isKnown: has }) => has).length,
  };
}

const LEFT_OUT = new Set(['id', 'version', 'createdAt', 'active', 'img', 'base64', 'pictures']);
const PRICES = new Set(['price', 'priceEuro']);

export function startSetOf(
  title: string,
  { line: _, ...rules }: PartTable,
  stored: ArticlesOfLine,
  { withPrices }: { withPrices: boolean },
): StartSet {
  const isStored = (name: string) => !LEFT_OUT.has(name) && (withPrices || !PRICES.has(name));
  const former = (article: object) =>
    Object.fromEntries(Object.entries(article).filter(([name]) => isStored(name)));
  const articles = START_SET_COLLECTIONS.map(
    (collection) => [collection, stored[collection].map(former)] as const,
  );
  return v.parse(startSetSchema, {
    format: FORMAT,
    version: VERSION,
    title,
    rules,
    articles: Object.fromEntries(articles),
  });
}
