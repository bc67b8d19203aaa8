import { BENT_LENGTHS } from '@lumitor/domain/kinds/rail/length';
import { CONDITIONS } from '@lumitor/domain/order/offerTerms';
import { CART_SHOPS } from '@lumitor/domain/settings/cart';
import { WEBHOOK_EVENTS } from '@lumitor/domain/settings/service';
import type { FormFieldList } from '../elements/formField.ts';
import type { WordIn } from '../words/messages.ts';

type SettingHint = WordIn<'settings.hints'>;
type SettingFieldList = FormFieldList<SettingHint, WordIn<'settings.fields'>>;

export const COMPANY = ['name', 'street', 'city', 'country', 'taxId'] as const;

const cartShop = (address: SettingHint): SettingFieldList[number] => [
  { name: 'address', kind: 'url', hint: address },
  { name: 'shopName', hint: 'shopName', autoComplete: 'off' },
];
const discountCode = { name: 'discountCode', hint: 'discountCode', autoComplete: 'off' } as const;

/** Fields of the cart by target (D78). */
export const CART_FIELDS: Readonly<Record<(typeof CART_SHOPS)[number], SettingFieldList>> = {
  none: [],
  shopify: [cartShop('shopifyAddress'), discountCode, { name: 'opensCheckout', kind: 'switch' }],
  woocommerce: [
    cartShop('wooAddress'),
    [{ name: 'cartPath', hint: 'cartPath', autoComplete: 'off' }, discountCode],
    { name: 'allowsPrivate', kind: 'switch' },
  ],
  webhook: [{ name: 'shopName', hint: 'webhookCart', autoComplete: 'off' }, discountCode],
};

export const SETTING_FIELDS = {
  identity: [
    [
      { name: 'name', autoComplete: 'off' },
      { name: 'url', kind: 'url', hint: 'url' },
    ],
  ],
  company: [COMPANY.map((name) => ({ name: `company.${name}` }))],
  footer: [{ name: 'footer', kind: 'languages', lines: 2 }],
  linePlace: [
    { name: 'isVisible', kind: 'switch', hint: 'isVisible' },
    [
      { name: 'name', autoComplete: 'off' },
      { name: 'lengths', hint: 'lengths', unit: 'cm' },
    ],
    { name: 'description', kind: 'languages', lines: 2 },
  ],
  lineOffer: [
    [
      { name: 'bentLengths', kind: 'choices', values: BENT_LENGTHS, nameOf: (length) => `${length} cm` },
      { name: 'colours', kind: 'choices', values: ['black', 'white'] },
    ],
    { name: 'startLayout.name', kind: 'languages' },
    [
      { name: 'startLayout.luminaire', hint: 'startLuminaire', autoComplete: 'off' },
      { name: 'startLayout.quantity', kind: 'number' },
      { name: 'startLayout.length', kind: 'number', unit: 'cm' },
    ],
  ],
  prices: [
    [
      { name: 'currency', kind: 'choice', values: ['PLN', 'EUR'], nameOf: String },
      { name: 'vatPercent', kind: 'number', unit: '%' },
      { name: 'showsGross', kind: 'switch' },
    ],
  ],
  rateOfService: [[{ name: 'euroRate.source', kind: 'choice', values: ['service', 'hand'], hint: 'rate' }]],
  rateByHand: [
    [
      { name: 'euroRate.source', kind: 'choice', values: ['service', 'hand'] },
      { name: 'euroRate.rate', kind: 'number', unit: 'zł' },
      { name: 'euroRate.date', kind: 'date' },
    ],
  ],
  header: [{ name: 'header', kind: 'languages', lines: 2 }],
  documents: [
    [
      { name: 'validityDays', kind: 'number', unit: 'days' },
      { name: 'priceDays', kind: 'number', unit: 'days', hint: 'priceDays' },
    ],
    { name: 'remarks', kind: 'languages', lines: 2 },
    { name: 'terms', kind: 'languages', lines: 2 },
  ],
  conditions: CONDITIONS.map((name) => ({ name: `conditions.${name}`, kind: 'languages', lines: 2 })),
  invoices: [
    [
      { name: 'bankAccount', autoComplete: 'off', hint: 'bankAccount' },
      { name: 'paymentDays', kind: 'number', unit: 'days', hint: 'paymentDays' },
    ],
  ],
  number: [{ name: 'numberPattern', hint: 'numberPattern' }],
  shared: [{ name: 'sharedDays', kind: 'number', unit: 'days', hint: 'sharedDays' }],
  mailServer: [
    [
      { name: 'host', hint: 'host', autoComplete: 'off' },
      { name: 'port', kind: 'number' },
      { name: 'security', kind: 'choice', values: ['starttls', 'tls', 'none'] },
      { name: 'user', autoComplete: 'off' },
    ],
  ],
  mailSender: [
    [{ name: 'senderName' }, { name: 'senderAddress', kind: 'email' }],
    { name: 'addressees', hint: 'list', lines: 2 },
  ],
  margin: [{ name: 'leastMargin', kind: 'number', unit: '%', hint: 'leastMargin' }],
  reminders: [
    [
      { name: 'reminderDays', kind: 'number', unit: 'days', hint: 'reminderDays' },
      { name: 'quietFrom', kind: 'number', hint: 'quietHours' },
      { name: 'quietTo', kind: 'number' },
    ],
  ],
  embedding: [{ name: 'origins', hint: 'list', lines: 3 }],
  webhook: [
    { name: 'url', kind: 'url', label: 'told' },
    { name: 'events', kind: 'choices', values: WEBHOOK_EVENTS },
    { name: 'allowsPrivate', kind: 'switch' },
  ],
  cartTarget: [{ name: 'target', kind: 'choice', values: CART_SHOPS }],
  oci: [
    { name: 'hookOrigins', hint: 'list', lines: 3 },
    { name: 'unit', hint: 'unit', autoComplete: 'off' },
  ],
} as const satisfies Readonly<Record<string, SettingFieldList>>;
