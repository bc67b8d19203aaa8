import * as v from 'valibot';
import * as field from './field.ts';

/** The three control protocols; a system's `type` is one of them. */
export const SYSTEM_TYPES = ['onOff', 'dali', 'zigbee'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];
const systemType = v.picklist(SYSTEM_TYPES);

const colours = { isBlack: field.flag, isWhite: field.flag };
const pictured = { img: field.img, base64: field.base64 };
const titled = {
  title: field.title,
  titleEn: field.optionalTitle,
  translation: field.byLanguage,
  active: field.flag,
};

const byProtocol = v.strictObject({ dali: field.amount, zigbee: field.amount, onOff: field.amount });

export const systemSchema = v.strictObject({
  active: field.flag,
  price: field.amount,
  priceEuro: field.amount,
  title: field.title,
  type: systemType,
  descriptionPL: field.text,
  descriptionEN: field.text,
  translationDescription: field.byLanguage,
});

export const gatewaySchema = v.strictObject({
  ...titled,
  ...pictured,
  price: field.amount,
  priceEuro: field.amount,
  showInSummary: v.optional(v.boolean(), true),
  description: field.text,
  /** The systems it serves; none named: all (D21). */
  systemTypes: v.optional(v.array(systemType), []),
});

export const powerSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...colours,
  type: field.title,
  price: field.amount,
  priceEuro: field.amount,
  power: field.power,
  description: field.text,
  isDali: field.flag,
});

export const bindingSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...colours,
  type: field.title,
  price: v.optional(v.union([field.bareAmount, byProtocol]), 0),
  priceEuro: v.optional(byProtocol, { dali: 0, zigbee: 0, onOff: 0 }),
  power: field.power,
  description: field.text,
  quantity: field.quantity,
});

export const accessorySchema = v.strictObject({
  ...titled,
  ...pictured,
  ...colours,
  type: field.title,
  price: field.amount,
  priceEuro: field.amount,
  /** The product code, by which the part rules find it (D19). */
  description: field.text,
  quantity: field.quantity,
});

export const connectionSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...colours,
  /** The frame type code, such as MT0001 (D19). */
  type: field.title,
  tooltip: field.text,
  tooltipEn: field.text,
  translationTooltip: field.byLanguage,
  price: field.amount,
  priceEuro: field.amount,
  description: field.text,
});

/** What every stored document has beside its own fields. */
export interface Stored {
  id: string;
  /** Raised by one at every update. */
  version: number;
  /** ISO 8601. */
  createdAt: string;
}

export type System = v.InferOutput<typeof systemSchema> & Stored;
export type Gateway = v.InferOutput<typeof gatewaySchema> & Stored;
export type Power = v.InferOutput<typeof powerSchema> & Stored;
export type Binding = v.InferOutput<typeof bindingSchema> & Stored;
export type Accessory = v.InferOutput<typeof accessorySchema> & Stored;
export type Connection = v.InferOutput<typeof connectionSchema> & Stored;

export type RailColour = 'black' | 'white';
/** Rails are drawn white where their family is white and not black. */
export const railColour = (connection: Pick<Connection, 'isBlack' | 'isWhite'> | undefined): RailColour =>
  connection?.isWhite && !connection.isBlack ? 'white' : 'black';
