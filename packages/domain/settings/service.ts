import * as v from 'valibot';
import { emailAddress } from '../catalogue/field.ts';
import { webAddress } from './shop.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

/** The password is stored separately and never returned. */
export const mailSchema = v.strictObject({
  kind: v.literal('mail'),
  host: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(253), v.regex(/^[A-Za-z0-9.:-]*$/)), ''),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 587),
  security: v.optional(v.picklist(['starttls', 'tls', 'none']), 'starttls'),
  user: words(200),
  senderName: words(120),
  senderAddress: v.optional(v.union([v.literal(''), emailAddress]), ''),
  addressees: v.optional(v.pipe(v.array(emailAddress), v.maxLength(20)), []),
});

const hour = (unset: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)), unset);

export const offersSchema = v.strictObject({
  kind: v.literal('offers'),
  /** Percent of the net amount, below which issuing asks for confirmation; absent: no floor. */
  leastMargin: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Days before the last day of an offer; absent: no reminders (D76a). */
  reminderDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  /** Hours without reminders, in the service's time zone; equal hours: none. */
  quietFrom: hour(20),
  quietTo: hour(8),
});

export const siteOrigin = v.pipe(
  v.string(),
  v.trim(),
  v.transform((address) => address.replace(/\/+$/, '').toLowerCase()),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Must be an origin such as https://example.com'),
);

export const embeddingSchema = v.strictObject({
  kind: v.literal('embedding'),
  origins: v.optional(v.pipe(v.array(siteOrigin), v.maxLength(50)), []),
});

export const WEBHOOK_EVENTS = ['order.saved', 'order.enquired', 'order.offered', 'order.status'] as const;
type WebhookChoice = (typeof WEBHOOK_EVENTS)[number];

/** Reported events with their choices: one report per change (D76). */
export const WEBHOOK_CHOICES = {
  'order.saved': 'order.saved',
  'order.revised': 'order.saved',
  'order.enquired': 'order.enquired',
  'order.offered': 'order.offered',
  'order.offerSent': 'order.offered',
  'order.status': 'order.status',
} as const satisfies Record<string, WebhookChoice>;
export type WebhookEvent = keyof typeof WEBHOOK_CHOICES;

/** Sent if the webhook is the shop's cart (D78), whatever the choices. */
export const CART_EVENT = 'order.cart';
export type SentEvent = WebhookEvent | typeof CART_EVENT;

export const webhookSchema = v.strictObject({
  kind: v.literal('webhook'),
  url: webAddress,
  events: v.optional(v.array(v.picklist(WEBHOOK_EVENTS)), [...WEBHOOK_EVENTS]),
  allowsPrivate: v.optional(v.boolean(), false),
});

export type OffersSettings = v.InferOutput<typeof offersSchema>;
export type MailSettings = v.InferOutput<typeof mailSchema>;
export type EmbeddingSettings = v.InferOutput<typeof embeddingSchema>;
export type WebhookSettings = v.InferOutput<typeof webhookSchema>;
