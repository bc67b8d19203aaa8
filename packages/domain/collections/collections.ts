import type * as v from 'valibot';
import { cartArticleSchema } from '../cart/article.ts';
import {
  accessorySchema,
  bindingSchema,
  connectionSchema,
  gatewaySchema,
  powerSchema,
  type Stored,
  systemSchema,
} from '../catalogue/article.ts';
import { lightTargets } from '../catalogue/lightTarget.ts';
import { luminaireTypes } from '../catalogue/luminaireType.ts';
import type { NamedField } from '../catalogue/named.ts';
import { emailSchema, reflinkSchema } from '../catalogue/partner.ts';
import { partTableSchema } from '../catalogue/partTable.ts';
import { priceGroups } from '../catalogue/priceGroup.ts';
import type { CatalogueCollection, ProductLine } from '../catalogue/productLine.ts';
import { purchasePrices } from '../catalogue/purchasePrice.ts';
import { languageSchema, translationSchema } from '../catalogue/text.ts';
import { viewSchema } from '../catalogue/view.ts';
import { mailTextsSchema } from '../mails/mailTexts.ts';
import { joinOrder, MAX_ORDER_BYTES, splitOrder } from '../order/orderParts.ts';
import { unpackOrder } from '../order/packedOrder.ts';
import { recordSchema } from '../order/record.ts';
import type { AccessArea } from '../people/roles.ts';
import { serviceSettingsSchema, settingsSchema } from '../settings/settings.ts';
import type { Bytes } from '../units.ts';

export type SnapshotName = 'texts' | ProductLine;

// biome-ignore lint/suspicious/noExplicitAny: each collection knows its own fields.
type Fields = any;

/** A collection of documents; store, access, history, archive and events follow from this description. */
export interface Collection {
  schema: v.GenericSchema<unknown, Record<string, unknown>> & { readonly type: string };
  area: AccessArea;
  fields?: Readonly<Record<string, NamedField>>;
  maxKey?: number;
  /** Visitors without a session never see inactive documents. */
  visitor: { get?: true; list?: true; add?: true; listBy?: readonly string[] };
  /** Dotted paths that only administrators read. */
  hidden?: readonly string[];
  /** Changes by administrators ignore these paths. */
  byService?: readonly string[];
  /** Dotted paths for order, search and filters. */
  indexed?: readonly string[];
  /** Dotted paths of stored files, through lists to every entry. */
  pictures?: readonly string[];
  /** HTML by language, sanitized before storing. */
  richTexts?: readonly string[];
  /** Two stored parts; lists read only the summary. */
  parts?: {
    split(fields: Fields): { summary: object; detail: object };
    join(summary: Fields, detail: Fields): object;
    /** Reads a detail packed by hand, of before 0160. */
    unpack(summary: Fields, packed: Fields): object;
  };
  /** JSON before compression. */
  maxBytes?: Bytes;
  snapshots?: readonly SnapshotName[];
  /** Exists from the first start, with its kind as id (D59, D77b). */
  isFixed?: true;
  isReadOnly?: true;
  /** Personal data of visitors: no history is stored and erasure is complete. */
  isPersonal?: true;
  /** Field with the e-mail of the owner, who sees only own documents. */
  owner?: string;
}

export type MicroCollection = `micro${Capitalize<CatalogueCollection>}`;

const article = <Schema extends Collection['schema']>(
  schema: Schema,
  line: ProductLine,
  pictures: readonly string[] = ['img', 'pictures'],
) => ({
  schema,
  area: 'catalogue' as const,
  visitor: { get: true, list: true, listBy: ['type', 'title'] } as const,
  indexed: ['type', 'title'],
  pictures,
  snapshots: [line],
});

const catalogue = (line: ProductLine) => ({
  connections: article(connectionSchema, line),
  systems: article(systemSchema, line),
  gateways: article(gatewaySchema, line),
  powers: article(powerSchema, line),
  bindings: article(bindingSchema, line, ['img', 'pictures', 'sheet', 'photometry']),
  accessories: article(accessorySchema, line),
});
type Catalogue = ReturnType<typeof catalogue>;

const microName = <Name extends CatalogueCollection>(name: Name) =>
  `micro${name[0]?.toUpperCase()}${name.slice(1)}` as `micro${Capitalize<Name>}`;

export const collectionOf = (name: CatalogueCollection, line: ProductLine): CollectionName =>
  line === 'micro' ? microName(name) : name;

const twins = Object.fromEntries(
  Object.entries(catalogue('micro')).map(([name, declaration]) => [
    microName(name as CatalogueCollection),
    declaration,
  ]),
) as { [Name in CatalogueCollection as `micro${Capitalize<Name>}`]: Catalogue[Name] };

const small = {
  area: 'catalogue',
  visitor: { get: true, list: true },
  snapshots: ['standard', 'micro'],
} as const;

export const COLLECTIONS = {
  ...catalogue('standard'),
  ...twins,
  partTables: {
    schema: partTableSchema,
    area: 'catalogue',
    visitor: { get: true, list: true },
    snapshots: ['standard', 'micro'],
  },
  luminaireTypes: { ...small, ...luminaireTypes, indexed: ['key'] },
  lightTargets: { ...small, ...lightTargets },
  cartArticles: { schema: cartArticleSchema, area: 'people', visitor: {}, indexed: ['code'] },
  priceGroups: { area: 'prices', visitor: {}, ...priceGroups, indexed: ['key'] },
  purchasePrices: { area: 'costs', visitor: {}, ...purchasePrices, indexed: ['key'] },
  views: { schema: viewSchema, area: 'catalogue', visitor: {}, indexed: ['page'], owner: 'owner' },
  translations: {
    schema: translationSchema,
    area: 'texts',
    visitor: { get: true, list: true },
    snapshots: ['texts'],
  },
  languages: {
    schema: languageSchema,
    area: 'texts',
    visitor: { get: true, list: true },
    snapshots: ['texts'],
  },
  settings: {
    schema: settingsSchema,
    area: 'settings',
    visitor: { get: true, list: true },
    pictures: ['logo', 'logoDark', 'favicon', 'standard.picture', 'micro.picture'],
    richTexts: ['privacy', 'terms', 'accessibility'],
    snapshots: ['texts', 'standard', 'micro'],
    isFixed: true,
  },
  serviceSettings: {
    schema: serviceSettingsSchema,
    area: 'people',
    visitor: {},
    // Pages of orders are named by the version of the texts, and tell whether a cart is set up (D78).
    snapshots: ['texts'],
    isFixed: true,
  },
  mailTexts: { schema: mailTextsSchema, area: 'texts', visitor: {}, isFixed: true },
  emails: {
    schema: emailSchema,
    area: 'customers',
    visitor: { add: true },
    hidden: ['refData.email', 'consent'],
    byService: ['consent'],
    indexed: ['email', 'refData.reflinkId', 'refData.email'],
    isPersonal: true,
  },
  reflinks: {
    schema: reflinkSchema,
    area: 'sales',
    visitor: { get: true },
    hidden: ['email'],
    indexed: ['name', 'email'],
  },
  reflinksdownload: {
    schema: recordSchema,
    area: 'sales',
    visitor: { get: true },
    hidden: ['parent', 'data.email', 'data.idempotencyKey', 'data.requestHash'],
    indexed: [
      'parent',
      'data.email',
      'data.name',
      'data.powerExceeded',
      'data.currency',
      'data.totals.net',
      'order.isMicro',
    ],
    pictures: [
      'data.lines.img',
      'data.lines.photometry',
      'data.lines.sheet',
      'data.underlay.file',
      'data.view.file',
    ],
    parts: { split: splitOrder, join: joinOrder, unpack: unpackOrder },
    maxBytes: MAX_ORDER_BYTES,
    isReadOnly: true,
    isPersonal: true,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

export type NamedCollection = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name] extends { fields: object } ? Name : never;
}[CollectionName];

export type DocumentOf<Name extends CollectionName> = v.InferOutput<(typeof COLLECTIONS)[Name]['schema']> &
  Stored;

export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name);

export const isNamedCollection = (name: CollectionName): name is NamedCollection =>
  'fields' in COLLECTIONS[name];
