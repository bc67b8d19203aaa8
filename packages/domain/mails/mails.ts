import type { MailKind } from '../texts/mail.ts';

/** `value`: within a line; `link`: shown as a link; `text` and `quote`: several lines, on a line of their own. */
type MailFieldKind = 'value' | 'link' | 'text' | 'quote';

interface MailDescription {
  group: 'customers' | 'shop' | 'accounts';
  /** `active`: the shop's languages; `default`: the default language only; `accounts`: languages of invitations. */
  languages: 'active' | 'default' | 'accounts';
  /** Whether an order gives the values. */
  isAboutOrder: boolean;
  fields: Readonly<Record<string, MailFieldKind>>;
  required: readonly string[];
}

const OFFER = {
  number: 'value',
  net: 'value',
  gross: 'value',
  vat: 'value',
  validUntil: 'value',
  link: 'link',
  shop: 'value',
} as const;

/** Every mail of the service, in the order of the administration (D77b). */
export const MAILS = {
  // The address is unverified: no field contains what a visitor wrote (0062).
  enquiryConfirmation: {
    group: 'customers',
    languages: 'active',
    isAboutOrder: true,
    fields: { number: 'value', net: 'value', link: 'link', shop: 'value' },
    required: ['link'],
  },
  offer: {
    group: 'customers',
    languages: 'active',
    isAboutOrder: true,
    fields: OFFER,
    required: ['link'],
  },
  offerWithMessage: {
    group: 'customers',
    languages: 'active',
    isAboutOrder: true,
    fields: { message: 'text', ...OFFER },
    required: ['message', 'link'],
  },
  offerReminder: {
    group: 'customers',
    languages: 'active',
    isAboutOrder: true,
    fields: OFFER,
    required: ['link'],
  },
  newsletter: {
    group: 'customers',
    languages: 'active',
    isAboutOrder: false,
    fields: { consent: 'quote', link: 'link', shop: 'value' },
    required: ['consent', 'link'],
  },
  enquiry: {
    group: 'shop',
    languages: 'default',
    isAboutOrder: true,
    fields: {
      name: 'value',
      email: 'value',
      phone: 'value',
      language: 'value',
      message: 'quote',
      sharedProject: 'link',
      project: 'value',
      number: 'value',
      net: 'value',
      link: 'link',
      shop: 'value',
    },
    required: ['name', 'message', 'link'],
  },
  offerAccepted: {
    group: 'shop',
    languages: 'default',
    isAboutOrder: true,
    fields: {
      number: 'value',
      net: 'value',
      gross: 'value',
      name: 'value',
      role: 'value',
      link: 'link',
      shop: 'value',
    },
    required: ['name', 'link'],
  },
  offerDeclined: {
    group: 'shop',
    languages: 'default',
    isAboutOrder: true,
    fields: { number: 'value', net: 'value', name: 'value', message: 'quote', link: 'link', shop: 'value' },
    required: ['name', 'message', 'link'],
  },
  saved: {
    group: 'shop',
    languages: 'default',
    isAboutOrder: true,
    fields: {
      project: 'value',
      number: 'value',
      net: 'value',
      language: 'value',
      link: 'link',
      shop: 'value',
    },
    required: ['link'],
  },
  serverTest: {
    group: 'shop',
    languages: 'default',
    isAboutOrder: false,
    fields: { shop: 'value', address: 'link' },
    required: [],
  },
  invitation: {
    group: 'accounts',
    languages: 'accounts',
    isAboutOrder: false,
    fields: { link: 'link', shop: 'value' },
    required: ['link'],
  },
  passwordReset: {
    group: 'accounts',
    languages: 'accounts',
    isAboutOrder: false,
    fields: { link: 'link', shop: 'value' },
    required: ['link'],
  },
} as const satisfies Record<MailKind, MailDescription>;

export type { MailKind };

export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];

export const MAIL_PARTS = ['subject', 'body'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

/** Languages of invitations, whatever the shop's languages. */
export const ACCOUNT_LANGUAGES = ['PL', 'EN', 'DE'] as const;

export type MailValues<Kind extends MailKind> = {
  readonly [Field in keyof (typeof MAILS)[Kind]['fields']]: string;
};

export const mailFields = (kind: MailKind): MailDescription['fields'] => MAILS[kind].fields;
