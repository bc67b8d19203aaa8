import * as v from 'valibot';
import type { Ampere, Cm, Deg, Lumen } from '../units.ts';
import * as field from './field.ts';
import { SYSTEM_TYPES } from './systemType.ts';

const systemType = v.picklist(SYSTEM_TYPES);

const colours = { isBlack: field.flag, isWhite: field.flag };
const pictured = { img: field.img, base64: field.base64, pictures: field.pictures };
/** Bar code, and days until delivery (D40a). */
const traded = { ean: field.ean, leadDays: field.wholeMeasure(0, 1_000) };
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
  ...traded,
  price: field.amount,
  priceEuro: field.amount,
  showInSummary: v.optional(v.boolean(), true),
  description: field.text,
  systemTypes: v.optional(v.array(systemType), []),
  maxLuminaires: field.wholeMeasure(1, 100_000),
  addresses: field.wholeMeasure(1, 64),
  /** DALI bus current in mA; absent: 250 (D56). */
  current: field.measure(1, 250),
});

export const powerSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...traded,
  ...colours,
  type: field.title,
  price: field.amount,
  priceEuro: field.amount,
  power: field.power,
  description: field.text,
  isDali: field.flag,
  inrushCurrent: field.measure<Ampere>(0, 1_000),
  /** µs. */
  inrushTime: field.measure(0, 100_000),
  /** Absent: limited by the rated current (D55b). */
  perB16: field.wholeMeasure(1, 100),
});

export const bindingSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...traded,
  ...colours,
  type: field.title,
  price: v.optional(v.union([field.bareAmount, byProtocol]), 0),
  priceEuro: v.optional(byProtocol, { dali: 0, zigbee: 0, onOff: 0 }),
  power: field.power,
  description: field.text,
  quantity: field.quantity,
  productDescription: field.text,
  productDescriptionEn: field.text,
  translationProductDescription: field.byLanguage,
  sheet: field.sheet,
  /** Absent: no length on the rail (D43). */
  length: field.measure<Cm>(0, 2_000),
  /** Down to the light centre; absent: 10 (D45). */
  drop: field.measure<Cm>(0, 1_000),
  fitsBent: v.optional(v.boolean(), true),
  /** Tilt from straight down (D45). */
  tiltMax: field.measure<Deg>(0, 90),
  lumens: field.measure<Lumen>(1, 1_000_000),
  beam: field.measure<Deg>(1, 179),
  photometry: field.photometry,
  /** Direction of C0, clockwise from forward (D48). */
  photometryTurn: field.measure<Deg>(0, 359),
  /** Clockwise from forward; absent: symmetric (D45). */
  throwsTo: field.measure<Deg>(0, 359),
  /** Absent: a point (D49). */
  luminousLength: field.measure<Cm>(0, 2_000),
  cct: field.measure(1_000, 20_000),
  cri: field.measure(0, 100),
  addresses: field.wholeMeasure(0, 64),
  /** mA; absent: 2 (D56). */
  busCurrent: field.measure(0, 250),
  ip: field.ip,
  protectionClass: field.protectionClass,
});

export const accessorySchema = v.strictObject({
  ...titled,
  ...pictured,
  ...traded,
  ...colours,
  type: field.title,
  price: field.amount,
  priceEuro: field.amount,
  description: field.text,
  quantity: field.quantity,
  /** Absent: 4 (D43a). */
  length: field.measure<Cm>(0, 200),
});

export const connectionSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...traded,
  ...colours,
  type: field.title,
  tooltip: field.text,
  tooltipEn: field.text,
  translationTooltip: field.byLanguage,
  price: field.amount,
  priceEuro: field.amount,
  description: field.text,
});

export interface Stored {
  id: string;
  version: number;
  createdAt: string;
}

export type System = v.InferOutput<typeof systemSchema> & Stored;
export type Gateway = v.InferOutput<typeof gatewaySchema> & Stored;
export type Power = v.InferOutput<typeof powerSchema> & Stored;
export type Binding = v.InferOutput<typeof bindingSchema> & Stored;
export type Accessory = v.InferOutput<typeof accessorySchema> & Stored;
export type Connection = v.InferOutput<typeof connectionSchema> & Stored;
