import type * as v from 'valibot';
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
import type { CatalogueCollection, ProductLine } from '../catalogue/productLine.ts';
import { languageSchema, translationSchema } from '../catalogue/text.ts';
import { viewSchema } from '../catalogue/view.ts';
import { MAX_ORDER_BYTES, packOrder, unpackOrder } from '../order/packedOrder.ts';
import { recordSchema } from '../order/record.ts';
import type { Area } from '../people/roles.ts';
import { serviceSettingsSchema, settingsSchema } from '../settings/settings.ts';

/** The snapshots that open browsers hold; a write to a collection renews its snapshot. */
export type SnapshotName = 'texts' | ProductLine;

// biome-ignore lint/suspicious/noExplicitAny: each collection knows its own fields.
type Fields = any;

export interface Collection {
  /** All its fields; an unknown one is refused. */
  schema: v.GenericSchema<unknown, Record<string, unknown>> & { readonly type: string };
  /** By which roles say who reads and writes it. */
  area: Area;
  /** What a document has beside its key and titles, where it has those (`catalogue/named.ts`): its page follows. */
  fields?: Readonly<Record<string, NamedField>>;
  /** The longest key that such a document may have. */
  maxKey?: number;
  /**
   * What a visitor without a session may do, and by which of the `indexed` fields they may order and narrow a list.
   * Reading never shows an inactive document.
   */
  visitor: { get?: true; list?: true; add?: true; listBy?: readonly string[] };
  /** Fields of `data` and the like that only administrators read, as dotted paths. */
  hidden?: readonly string[];
  /** Fields that the service alone writes: an administrator's change leaves them as they are. */
  byService?: readonly string[];
  /** Fields by which a list may be ordered, searched and filtered, beside `id` and `createdAt`, as dotted paths. */
  indexed?: readonly string[];
  /** Where it names stored files (pictures, data sheets, photometric files), as dotted paths; through lists they lead to each entry's. */
  pictures?: readonly string[];
  /** Fields that hold HTML by language, which the service makes safe before it stores them. */
  richTexts?: readonly string[];
  /** How a document is kept in two parts, of which lists read the first alone; absent: as one. */
  parts?: {
    pack(fields: Fields): { summary: object; detail: object };
    unpack(summary: Fields, detail: Fields): object;
  };
  /** The longest that a document may be kept as; absent: as long as a request may be. */
  maxBytes?: number;
  /** The snapshots it is part of. */
  snapshots?: readonly SnapshotName[];
  /** There from the first start on, under the name of its kind: documents are changed, never added or removed (D59). */
  isFixed?: true;
  /** Written by the product alone: an administrator reads and deletes. */
  isReadOnly?: true;
  /** Holds what visitors said of themselves: no history is kept, so that what is erased is gone. */
  isPersonal?: true;
  /**
   * The field with the e-mail of the administrator whose it is: who reads the area keeps their
   * own, nobody else changes it, and no history is kept.
   */
  owner?: string;
}

export type MicroCollection = `micro${Capitalize<CatalogueCollection>}`;

const article = <Schema extends Collection['schema']>(
  schema: Schema,
  line: ProductLine,
  pictures: readonly string[] = ['img'],
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
  bindings: article(bindingSchema, line, ['img', 'sheet', 'photometry']),
  accessories: article(accessorySchema, line),
});
type Catalogue = ReturnType<typeof catalogue>;

const microName = <Name extends CatalogueCollection>(name: Name) =>
  `micro${name[0]?.toUpperCase()}${name.slice(1)}` as `micro${Capitalize<Name>}`;

/** The name of a line's twin of a catalogue collection. */
export const collectionOf = (name: CatalogueCollection, line: ProductLine): CollectionName =>
  line === 'micro' ? microName(name) : name;

const twins = Object.fromEntries(
  Object.entries(catalogue('micro')).map(([name, declaration]) => [
    microName(name as CatalogueCollection),
    declaration,
  ]),
) as { [Name in CatalogueCollection as `micro${Capitalize<Name>}`]: Catalogue[Name] };

/** A small collection that visitors read with the catalogue of both lines. */
const small = {
  area: 'catalogue',
  visitor: { get: true, list: true },
  snapshots: ['standard', 'micro'],
} as const;

/** Every collection of the document store. A new collection is a new line here. */
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
    richTexts: ['privacy', 'terms'],
    snapshots: ['texts', 'standard', 'micro'],
    isFixed: true,
  },
  serviceSettings: { schema: serviceSettingsSchema, area: 'people', visitor: {}, isFixed: true },
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
    parts: { pack: packOrder, unpack: unpackOrder },
    maxBytes: MAX_ORDER_BYTES,
    isReadOnly: true,
    isPersonal: true,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

/** Those of small documents that have a key and a title in each language. */
export type NamedCollection = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name] extends { fields: object } ? Name : never;
}[CollectionName];

/** A stored document of a collection, as its schema gives it out. */
export type DocumentOf<Name extends CollectionName> = v.InferOutput<(typeof COLLECTIONS)[Name]['schema']> &
  Stored;

export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name);

export const isNamedCollection = (name: CollectionName): name is NamedCollection =>
  'fields' in COLLECTIONS[name];
