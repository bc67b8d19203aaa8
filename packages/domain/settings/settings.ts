import * as v from 'valibot';
import type { Texts } from '../catalogue/snapshot.ts';
import type { AccentTones } from './accent.ts';
import { type DocumentsSettings, documentsSchema, type LegalSettings, legalSchema } from './documents.ts';
import { type LinesSettings, linesSchema } from './lines.ts';
import { type OrdersSettings, ordersSchema } from './orders.ts';
import { type PriceSettings, pricesSchema } from './prices.ts';
import {
  type EmbeddingSettings,
  embeddingSchema,
  type MailSettings,
  mailSchema,
  type WebhookSettings,
  webhookSchema,
} from './service.ts';
import { type ShopSettings, shopSchema } from './shop.ts';

/** What a shop sets for everybody to see; one document a kind, whose id is the kind (D59). */
export const settingsSchema = v.variant('kind', [
  shopSchema,
  legalSchema,
  pricesSchema,
  linesSchema,
  documentsSchema,
  ordersSchema,
]);

/** What concerns the service alone. */
export const serviceSettingsSchema = v.variant('kind', [mailSchema, embeddingSchema, webhookSchema]);

export interface Settings {
  shop: ShopSettings;
  legal: LegalSettings;
  prices: PriceSettings;
  lines: LinesSettings;
  documents: DocumentsSettings;
  orders: OrdersSettings;
}
export const SETTINGS_KINDS = ['shop', 'legal', 'prices', 'lines', 'documents', 'orders'] as const;

export interface ServiceSettings {
  mail: MailSettings;
  embedding: EmbeddingSettings;
  webhook: WebhookSettings;
}
export const SERVICE_SETTINGS_KINDS = ['mail', 'embedding', 'webhook'] as const;

export type SettingsKind = (typeof SETTINGS_KINDS | typeof SERVICE_SETTINGS_KINDS)[number];

/** Where nobody has set anything. */
export const UNSET: Settings & ServiceSettings = {
  shop: v.parse(shopSchema, { kind: 'shop' }),
  legal: v.parse(legalSchema, { kind: 'legal' }),
  prices: v.parse(pricesSchema, { kind: 'prices' }),
  lines: v.parse(linesSchema, { kind: 'lines' }),
  documents: v.parse(documentsSchema, { kind: 'documents' }),
  orders: v.parse(ordersSchema, { kind: 'orders' }),
  mail: v.parse(mailSchema, { kind: 'mail' }),
  embedding: v.parse(embeddingSchema, { kind: 'embedding' }),
  webhook: v.parse(webhookSchema, { kind: 'webhook' }),
};

/** What browsers know of the shop with its texts. */
export interface ShownSettings extends Pick<Settings, 'shop' | 'prices' | 'lines' | 'orders'> {
  /** Null where the shop has no accent of its own. */
  accentTones: AccentTones | null;
  /** Whether there are terms to link to, in any language. */
  hasTerms: boolean;
}
/** The snapshot that every page begins with. */
export interface TextsSnapshot extends Texts {
  settings: ShownSettings;
  /** The one language that the translations are in, its code in capitals; absent: all the active ones. */
  language?: string;
  /** They are what the first screen says, and the rest is to be loaded. */
  isFirst?: boolean;
}
/** What the page of an order knows beside, for its PDF. */
export type OrderSettings = ShownSettings & Pick<Settings, 'documents'>;
