import * as v from 'valibot';
import type { Cm, Deg } from '../units.ts';
import * as field from './field.ts';
import { SYSTEM_TYPES } from './systemType.ts';

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
  /** Systems that the gateway serves; empty: all (D21). */
  systemTypes: v.optional(v.array(systemType), []),
  /** Luminaires per Zigbee gateway; absent: unknown (D56). */
  maxLuminaires: field.wholeMeasure(1, 100_000),
  /** DALI addresses per gateway; absent: 64 (D56). */
  addresses: field.wholeMeasure(1, 64),
  /** DALI bus current of a gateway, in mA; absent: 250 (D56). */
  current: field.measure(1, 250),
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
  /** Inrush current in A, and its duration in µs; absent: unknown (D55b). */
  inrushCurrent: field.measure(0, 1_000),
  inrushTime: field.measure(0, 100_000),
  /** Most supplies of this kind on one B16 breaker; absent: limited by the rated current (D55b). */
  perB16: field.wholeMeasure(1, 100),
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
  productDescription: field.text,
  productDescriptionEn: field.text,
  translationProductDescription: field.byLanguage,
  /** Path of a PDF in the file store, or empty. */
  sheet: field.sheet,
  /** Length of the body along the rail, in cm; absent: occupies no length (D43). */
  length: field.measure<Cm>(0, 2_000),
  /** Distance from the rail's axis down to the light centre, in cm; absent: 10 (D45). */
  drop: field.measure<Cm>(0, 1_000),
  /** Whether the luminaire fits on a bent rail (D43). */
  fitsBent: v.optional(v.boolean(), true),
  /** Greatest tilt from straight down; absent: none (D45). */
  tiltMax: field.measure<Deg>(0, 90),
  /** Luminous flux, in lm; absent: unknown. */
  lumens: field.measure(1, 1_000_000),
  /** Full angle at half the peak; absent: unknown. */
  beam: field.measure<Deg>(1, 179),
  /** Path of a photometric file in the file store, or empty (D48). */
  photometry: field.photometry,
  /** Direction of C0, clockwise from forward; absent: as in the file (D48). */
  photometryTurn: field.measure<Deg>(0, 359),
  /** Direction of asymmetric light, clockwise from forward; absent: symmetric (D45). */
  throwsTo: field.measure<Deg>(0, 359),
  /** Luminous length along the rail, in cm; absent: a point (D49). */
  luminousLength: field.measure<Cm>(0, 2_000),
  /** Colour temperature, in K; absent: unknown. */
  cct: field.measure(1_000, 20_000),
  /** Colour rendering index Ra; absent: unknown. */
  cri: field.measure(0, 100),
  /** DALI addresses; absent: 1 (D56). */
  addresses: field.wholeMeasure(0, 64),
  /** DALI bus current, in mA; absent: 2 (D56). */
  busCurrent: field.measure(0, 250),
  /** Digits of the IP code, such as 20 or 6X; empty: unknown. */
  ip: field.ip,
  /** Protection class by IEC 61140: I, II or III; empty: unknown. */
  protectionClass: field.protectionClass,
});

export const accessorySchema = v.strictObject({
  ...titled,
  ...pictured,
  ...colours,
  type: field.title,
  price: field.amount,
  priceEuro: field.amount,
  /** Product code, referenced by the part rules (D19). */
  description: field.text,
  quantity: field.quantity,
  /** Length of a connector along the rail, in cm, where no luminaire hangs; absent: 4 (D43a). */
  length: field.measure<Cm>(0, 200),
});

export const connectionSchema = v.strictObject({
  ...titled,
  ...pictured,
  ...colours,
  /** Frame type code, such as MT0001 (D19). */
  type: field.title,
  tooltip: field.text,
  tooltipEn: field.text,
  translationTooltip: field.byLanguage,
  price: field.amount,
  priceEuro: field.amount,
  description: field.text,
});

/** Fields of every stored document. */
export interface Stored {
  id: string;
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
