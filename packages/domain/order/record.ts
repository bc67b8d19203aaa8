import * as v from 'valibot';
import { LUMINAIRE_SYMBOLS } from '../catalogue/luminaireType.ts';
import { ROLES } from '../catalogue/partTable.ts';
import type { Language, translationSchema } from '../catalogue/text.ts';
import { storedPlanFields } from '../plan/storedPlan.ts';
import type { OrderSettings } from '../settings/settings.ts';
import { lineFieldSchemas } from './lineFields.ts';
import { storedPictures } from './sentPictures.ts';
import { storedLuminaireSchema } from './storedLuminaire.ts';
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
  description: text,
  quantity: whole,
});

export const orderSchema = v.object({
  frameType: text,
  frameDescription: text,
  frameLength100: whole,
  frameLength200: whole,
  systemType: text,
  gateWay: text,
  powerType: text,
  powerDescription: text,
  power: v.number(),
  bindings: v.array(v.object({ ...item.entries, power: v.number() })),
  accessories: v.array(item),
  totalItems: whole,
  isBlack: v.boolean(),
  isWhite: v.boolean(),
  isMicro: v.boolean(),
});

/** Net cents; null is "price on request" (D22). */
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
  titles: v.record(text, text),
  colour: v.optional(v.picklist(['black', 'white'])),
  img: text,
  unitPrice: v.nullable(whole),
  quantity: whole,
  total: v.nullable(whole),
  ...lineFieldSchemas,
  length: v.optional(v.number()),
  /** Absent: a spotlight. */
  symbol: v.optional(v.picklist(LUMINAIRE_SYMBOLS)),
  /** Colour of a luminaire's body; absent if the article has both or none. */
  body: v.optional(v.picklist(['black', 'white'])),
  ...storedLightFields,
  /** Path of a luminaire's data sheet, preserved while an order shows it. */
  sheet: v.optional(text),
  ...storedBusFields,
  ...storedInrushFields,
  missing: v.boolean(),
});

export const recordDataSchema = v.object({
  savedAt: text,
  language: text,
  currency: v.picklist(['PLN', 'EUR']),
  euroRate: v.nullable(v.number()),
  ...storedPlanFields,
  places: v.optional(v.array(storedLuminaireSchema)),
  ...storedPictures,
  /** Suspended rails have a default suspension length (D45). */
  isSuspended: v.optional(v.boolean()),
  isRecessed: v.optional(v.boolean()),
  /** D75. */
  cutOutWidth: v.optional(v.number()),
  recessDepth: v.optional(v.number()),
  /** D75. */
  fixingSpacing: v.optional(v.number()),
  /** D53a. */
  isolatingJointReplaces: v.optional(v.boolean()),
  electric: v.optional(storedElectricSchema),
  /** Absent without use of offcuts (D13). */
  sawKerf: v.optional(v.number()),
  /** D57. */
  confirmed: v.optional(v.array(storedFindingSchema)),
  advised: v.optional(v.array(storedFindingSchema)),
  /** Absent without a use on the shop's list. */
  target: v.optional(storedTargetSchema),
  lines: v.array(lineSchema),
  totals: v.object({
    net: whole,
    vat: whole,
    gross: whole,
    /** Percentage for the language of the order; older orders have 23. */
    vatPercent: v.optional(v.number()),
    isIncomplete: v.boolean(),
  }),
  /** Older orders imply it by `vat` (D24). */
  showsGross: v.optional(v.boolean()),
  totalPower: v.number(),
  totalLength: v.number(),
  powerExceeded: v.boolean(),
  revises: v.optional(text),
  email: v.optional(text),
  idempotencyKey: text,
  /** Distinguishes a retry from another order with the same key. */
  requestHash: text,
});

/** Document of `reflinksdownload`, never changed afterwards (D29). */
export const recordSchema = v.object({
  order: orderSchema,
  /** 1.23 at 23 % (D24); older net orders have 1. */
  vat: v.number(),
  parent: text,
  data: recordDataSchema,
});

export type Order = v.InferOutput<typeof orderSchema>;
export type RecordLine = v.InferOutput<typeof lineSchema>;
export type RecordData = v.InferOutput<typeof recordDataSchema>;
export type OrderRecord = v.InferOutput<typeof recordSchema>;

export type PublicRecordData = Omit<RecordData, 'email' | 'idempotencyKey' | 'requestHash'>;

export interface RevisedOrder extends Pick<RecordData, 'lines' | 'totals' | 'currency'> {
  id: string;
  number: string;
}

export type RevisionChange =
  | {
      kind:
        | 'luminairesAdded'
        | 'luminairesRemoved'
        | 'luminairesMoved'
        | 'feedsRemoved'
        /** Articles other than luminaires, supplies and gateways. */
        | 'otherArticles';
      count: number;
    }
  | { kind: 'feedsAdded' | 'feedsMoved'; numbers: number[] }
  /** Values in W, pieces, and cm of rails. */
  | { kind: 'supplyPower' | 'supplies' | 'gateways' | 'railLength'; before: number; after: number }
  | { kind: 'rails' | 'hang' | 'cables' | 'cuts' | 'devicePlaces' | 'dimming' | 'control' | 'room' };

export interface FormerOrder {
  number: string;
  at: string;
  changes?: RevisionChange[];
}

/** Answer for `/pobierz/{id}` (D32). */
export interface OrderPage {
  id: string;
  createdAt: string;
  order: Order;
  vat: number;
  data: PublicRecordData;
  translations: v.InferOutput<typeof translationSchema>['translations'];
  languages: Pick<Language, 'lang' | 'active'>[];
  settings: OrderSettings;
  /** D60. */
  number: string;
  revises: RevisedOrder | null;
  former?: FormerOrder[];
  changes?: RevisionChange[];
  offered: { number: string; at: string } | null;
  /** The shop fills carts (D78); undefined in answers of older versions. */
  hasCart?: boolean;
}

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
  'offer',
  'cart',
] as const;
