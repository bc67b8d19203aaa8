import * as v from 'valibot';
import { LUMINAIRE_SYMBOLS } from '../catalogue/luminaireType.ts';
import { ROLES } from '../catalogue/partTable.ts';
import type { Language, translationSchema } from '../catalogue/text.ts';
import { storedPlanFields } from '../plan/storedPlan.ts';
import type { OrderSettings } from '../settings/settings.ts';
import { lineFieldSchemas } from './lineFields.ts';
import { orderPlaceSchema } from './places.ts';
import { storedPictures } from './sentPictures.ts';
import {
  storedBusFields,
  storedElectricSchema,
  storedFindingSchema,
  storedInrushFields,
  storedLightFields,
  storedTargetSchema,
} from './storedParts.ts';

const whole = v.pipe(v.number(), v.integer());
const text = v.string();

const item = v.object({
  id: text,
  type: text,
  title: text,
  /** The product code. */
  description: text,
  quantity: whole,
});

/** The specification's Order. */
export const orderSchema = v.object({
  frameType: text,
  frameDescription: text,
  frameLength100: whole,
  frameLength200: whole,
  systemType: text,
  gateWay: text,
  powerType: text,
  powerDescription: text,
  /** The supply's watts; 0 without one. */
  power: v.number(),
  bindings: v.array(v.object({ ...item.entries, power: v.number() })),
  accessories: v.array(item),
  totalItems: whole,
  isBlack: v.boolean(),
  isWhite: v.boolean(),
  isMicro: v.boolean(),
});

/** One frozen line of the bill. Amounts are net cents; null is "price on request" (D22). */
const lineSchema = v.object({
  kind: v.picklist([
    'rail100',
    'rail200',
    'part',
    'binding',
    'power',
    'gateway',
    'system',
    'accessory',
    'rules',
  ]),
  articleId: v.nullable(text),
  collection: text,
  code: text,
  role: v.nullable(v.picklist(ROLES)),
  /** Title by language code in capitals, in every active language. */
  titles: v.record(text, text),
  /** Colour that tells the article from another of its title; absent: the title is enough, and in orders from before. */
  colour: v.optional(v.picklist(['black', 'white'])),
  img: text,
  unitPrice: v.nullable(whole),
  quantity: whole,
  total: v.nullable(whole),
  ...lineFieldSchemas,
  /** Of a luminaire, along the rail, in cm; absent: none (D43). */
  length: v.optional(v.number()),
  /** What stands for a luminaire on the plan; absent: a spotlight. */
  symbol: v.optional(v.picklist(LUMINAIRE_SYMBOLS)),
  /** Colour of a luminaire's body; absent in older orders, and if the article comes in both or says none. */
  body: v.optional(v.picklist(['black', 'white'])),
  ...storedLightFields,
  /** Path of a luminaire's data sheet in the file store, which stays as long as the order shows it; absent: it has none. */
  sheet: v.optional(text),
  ...storedBusFields,
  ...storedInrushFields,
  missing: v.boolean(),
});

export const recordDataSchema = v.object({
  /** ISO 8601. */
  savedAt: text,
  language: text,
  currency: v.picklist(['PLN', 'EUR']),
  euroRate: v.nullable(v.number()),
  ...storedPlanFields,
  /** Of all luminaires that have one, in the order of their numbers; absent without luminaires, and before D44. */
  places: v.optional(v.array(orderPlaceSchema)),
  ...storedPictures,
  /** The rails are of a family that is suspended: how they hang where the plan does not say (D45). */
  isSuspended: v.optional(v.boolean()),
  /** The rails are recessed in the ceiling; absent in orders from before (D45). */
  isRecessed: v.optional(v.boolean()),
  /** Of recessed rails, in cm, where the family says so: width of the cut-out, and depth above the ceiling (D75). */
  cutOutWidth: v.optional(v.number()),
  recessDepth: v.optional(v.number()),
  /** From one fixing point to the next at the most, in cm, where the family says so (D75). */
  fixingSpacing: v.optional(v.number()),
  /** Isolating joints took the place of straight connectors when it was saved (D53a). */
  isolatingJointReplaces: v.optional(v.boolean()),
  /** Of its product line when it was saved (D53); absent in orders from before. */
  electric: v.optional(storedElectricSchema),
  /** In mm, where its rails are cut from offcuts (D13). */
  sawKerf: v.optional(v.number()),
  /** What was confirmed when it was saved (D57); absent: nothing, and in orders from before. */
  confirmed: v.optional(v.array(storedFindingSchema)),
  /** What was advised then; absent: nothing, and in orders from before. */
  advised: v.optional(v.array(storedFindingSchema)),
  /** Absent without a use that is on the shop's list. */
  target: v.optional(storedTargetSchema),
  lines: v.array(lineSchema),
  totals: v.object({
    net: whole,
    vat: whole,
    gross: whole,
    /** Of the language it was saved in; orders from before it could be set have 23. */
    vatPercent: v.optional(v.number()),
    isIncomplete: v.boolean(),
  }),
  /** Whether the visitor looked at gross amounts (D24); missing in older orders, whose `vat` says so. */
  showsGross: v.optional(v.boolean()),
  totalPower: v.number(),
  totalLength: v.number(),
  powerExceeded: v.boolean(),
  /** Id of the order that was opened and saved again as this one (D61). */
  revises: v.optional(text),
  /** Given to administrators only. */
  email: v.optional(text),
  idempotencyKey: text,
  /** Tells a retry from another order that carries the same key. */
  requestHash: text,
});

/** A document of `reflinksdownload`: an order as it was saved, never changed after (D29). */
export const recordSchema = v.object({
  order: orderSchema,
  /** VAT factor: 1.23 at 23 % (D24). Older orders of visitors who looked at net amounts have 1. */
  vat: v.number(),
  /** The reflink's id, or empty. */
  parent: text,
  data: recordDataSchema,
});

export type Order = v.InferOutput<typeof orderSchema>;
export type RecordLine = v.InferOutput<typeof lineSchema>;
export type RecordData = v.InferOutput<typeof recordDataSchema>;
export type OrderRecord = v.InferOutput<typeof recordSchema>;

/** What a visitor gets of a record: no e-mail, no keys. */
export type PublicRecordData = Omit<RecordData, 'email' | 'idempotencyKey' | 'requestHash'>;

/** What a revision is compared with. */
export interface RevisedOrder extends Pick<RecordData, 'lines' | 'totals' | 'currency'> {
  id: string;
  number: string;
}

/** A change of an order from the one that it revises (D61). */
export type RevisionChange =
  | {
      kind:
        | 'luminairesAdded'
        | 'luminairesRemoved'
        | 'luminairesMoved'
        | 'feedsRemoved'
        /** Articles other than luminaires, supplies and gateways, in another number. */
        | 'otherArticles';
      count: number;
    }
  /** Feeds by their numbers in the revision. */
  | { kind: 'feedsAdded' | 'feedsMoved'; numbers: number[] }
  /** Watts of a supply, numbers of supplies and gateways, total length of the rails in cm. */
  | { kind: 'supplyPower' | 'supplies' | 'gateways' | 'railLength'; before: number; after: number }
  | { kind: 'rails' | 'hang' | 'cables' | 'cuts' | 'devicePlaces' | 'dimming' | 'control' | 'room' };

/** A former order in the row of revisions. */
export interface FormerOrder {
  number: string;
  /** ISO 8601. */
  at: string;
  /** Changes from the order before; absent: the first, or not known. */
  changes?: RevisionChange[];
}

/** The answer for `/pobierz/{id}`: all that page shows (D32). */
export interface OrderPage {
  id: string;
  createdAt: string;
  order: Order;
  vat: number;
  data: PublicRecordData;
  /** Texts by section, keys with a language suffix: the sections of {@link ORDER_PAGE_SECTIONS}. */
  translations: v.InferOutput<typeof translationSchema>['translations'];
  languages: Pick<Language, 'lang' | 'active'>[];
  settings: OrderSettings;
  /** By which the shop calls it (D60). */
  number: string;
  /** The order that was opened and saved again as this one. */
  revises: RevisedOrder | null;
  /** The orders before it, each a revision of the one before, the oldest first; absent where nobody has asked. */
  former?: FormerOrder[];
  /** Changes from the order that it revises; absent: none revised, or not known. */
  changes?: RevisionChange[];
  /** The last offer that was sent for it, of which a page says no more than that; null: none. */
  offered: { number: string; at: string } | null;
}

/** The sections of texts that the page of a stored order shows. */
export const ORDER_PAGE_SECTIONS = [
  'header',
  'footer',
  'erase',
  'parts',
  'scenes',
  'download',
  'sheet',
  'mounting',
  'enquiry',
  'error',
  'check',
  'wiring',
  'offline',
] as const;
