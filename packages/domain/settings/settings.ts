import * as v from 'valibot';
import type { Texts } from '../catalogue/snapshot.ts';
import type { AccentTones } from './accent.ts';
import { type CartSettings, cartSchema } from './cart.ts';
import { type DocumentsSettings, documentsSchema, type LegalSettings, legalSchema } from './documents.ts';
import { type LinesSettings, linesSchema } from './lines.ts';
import { type OrdersSettings, ordersSchema } from './orders.ts';
import { type PriceSettings, pricesSchema } from './prices.ts';
import {
  type EmbeddingSettings,
  embeddingSchema,
  type MailSettings,
  mailSchema,
  type OffersSettings,
  offersSchema,
  type WebhookSettings,
  webhookSchema,
} from './service.ts';
import { type ShopSettings, shopSchema } from './shop.ts';

/** The id of a document is its kind (D59). */
export const settingsSchema = v.variant('kind', [
  shopSchema,
  legalSchema,
  pricesSchema,
  linesSchema,
  documentsSchema,
  ordersSchema,
]);

export const serviceSettingsSchema = v.variant('kind', [
  offersSchema,
  mailSchema,
  embeddingSchema,
  webhookSchema,
  cartSchema,
]);

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
  offers: OffersSettings;
  mail: MailSettings;
  embedding: EmbeddingSettings;
  webhook: WebhookSettings;
  cart: CartSettings;
}
export const SERVICE_SETTINGS_KINDS = ['offers', 'mail', 'embedding', 'webhook', 'cart'] as const;

export type SettingsKind = (typeof SETTINGS_KINDS | typeof SERVICE_SETTINGS_KINDS)[number];

export const UNSET: Settings & ServiceSettings = {
  shop: v.parse(shopSchema, { kind: 'shop' }),
  legal: v.parse(legalSchema, { kind: 'legal' }),
  prices: v.parse(pricesSchema, { kind: 'prices' }),
  lines: v.parse(linesSchema, { kind: 'lines' }),
  documents: v.parse(documentsSchema, { kind: 'documents' }),
  orders: v.parse(ordersSchema, { kind: 'orders' }),
  offers: v.parse(offersSchema, { kind: 'offers' }),
  mail: v.parse(mailSchema, { kind: 'mail' }),
  embedding: v.parse(embeddingSchema, { kind: 'embedding' }),
  webhook: v.parse(webhookSchema, { kind: 'webhook' }),
  cart: v.parse(cartSchema, { kind: 'cart' }),
};

export interface ShownSettings extends Pick<Settings, 'shop' | 'prices' | 'lines' | 'orders'> {
  accentTones: AccentTones | null;
  hasTerms: boolean;
}
export interface TextsSnapshot extends Texts {
  settings: ShownSettings;
  /** Code in capitals; absent: all active languages. */
  language?: string;
  isFirst?: boolean;
}
export type OrderSettings = ShownSettings & Pick<Settings, 'documents'>;
