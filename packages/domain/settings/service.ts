import * as v from 'valibot';
import { emailAddress } from '../catalogue/field.ts';
import { webAddress } from './shop.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

/** How letters leave the service. The password is kept apart, where nobody reads it. */
export const mailSchema = v.strictObject({
  kind: v.literal('mail'),
  /** Of the SMTP server; empty: no letters are sent. */
  host: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(253), v.regex(/^[A-Za-z0-9.:-]*$/)), ''),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 587),
  security: v.optional(v.picklist(['starttls', 'tls', 'none']), 'starttls'),
  user: words(200),
  senderName: words(120),
  senderAddress: v.optional(v.union([v.literal(''), emailAddress]), ''),
  /** Who hears of orders and enquiries. */
  addressees: v.optional(v.pipe(v.array(emailAddress), v.maxLength(20)), []),
});

/** An origin such as https://shop.example, without a path. */
const origin = v.pipe(
  v.string(),
  v.trim(),
  v.transform((address) => address.replace(/\/+$/, '').toLowerCase()),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Must be an origin such as https://example.com'),
);

/** Whose pages may show the configurator within them. */
export const embeddingSchema = v.strictObject({
  kind: v.literal('embedding'),
  origins: v.optional(v.pipe(v.array(origin), v.maxLength(50)), []),
});

export const WEBHOOK_EVENTS = ['order.saved', 'order.enquired', 'order.offered', 'order.status'] as const;
/** What the shop chooses of a webhook; each is the name of an event, too. */
type WebhookChoice = (typeof WEBHOOK_EVENTS)[number];

/** Events as they are reported, each with the choice that it belongs to: one report for each change (D76). */
export const WEBHOOK_CHOICES = {
  'order.saved': 'order.saved',
  'order.revised': 'order.saved',
  'order.enquired': 'order.enquired',
  'order.offered': 'order.offered',
  'order.offerSent': 'order.offered',
  'order.status': 'order.status',
} as const satisfies Record<string, WebhookChoice>;
export type WebhookEvent = keyof typeof WEBHOOK_CHOICES;

/** Where another system of the shop is told of what happens. */
export const webhookSchema = v.strictObject({
  kind: v.literal('webhook'),
  url: webAddress,
  events: v.optional(v.array(v.picklist(WEBHOOK_EVENTS)), [...WEBHOOK_EVENTS]),
  /** Whether it may lie within the shop's own network. */
  allowsPrivate: v.optional(v.boolean(), false),
});

export type MailSettings = v.InferOutput<typeof mailSchema>;
export type EmbeddingSettings = v.InferOutput<typeof embeddingSchema>;
export type WebhookSettings = v.InferOutput<typeof webhookSchema>;
