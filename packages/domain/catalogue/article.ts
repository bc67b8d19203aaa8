import * as v from 'valibot';
import type { Centimetres, Degrees } from '../units.ts';
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
  /** The systems it serves; none named: all (D21). */
  systemTypes: v.optional(v.array(systemType), []),
  /** That one of it controls by Zigbee; absent: not known (D56). */
  maxLuminaires: field.wholeMeasure(1, 100_000),
  /** DALI addresses that one of it serves; absent: 64 (D56). */
  addresses: field.wholeMeasure(1, 64),
  /** That it feeds into its DALI bus, in mA; absent: 250 (D56). */
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
  /** Peak of its inrush current, in A, and the duration of the inrush, in µs; absent: not known (D55b). */
  inrushCurrent: field.measure(0, 1_000),
  inrushTime: field.measure(0, 100_000),
  /** Most supplies of its kind on one B16 breaker; absent: as many as the rated current carries (D55b). */
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
  /** In every language (D33). */
  productDescription: field.text,
  productDescriptionEn: field.text,
  translationProductDescription: field.byLanguage,
  /** Path of a PDF in the file store, or empty. */
  sheet: field.sheet,
  /** Of its body along the rail, in cm; absent: it takes no length of the rail (D43). */
  length: field.measure<Centimetres>(0, 2_000),
  /** From the rail's axis down to the light centre, in cm; absent: 10 (D45). */
  drop: field.measure<Centimetres>(0, 1_000),
  /** Whether it may hang on a bent rail (D43). */
  fitsBent: v.optional(v.boolean(), true),
  /** How far it tilts from straight down; absent: not at all (D45). */
  tiltMax: field.measure<Degrees>(0, 90),
  /** Luminous flux, in lm; absent: not known. */
  lumens: field.measure(1, 1_000_000),
  /** The full angle at half the peak; absent: not known. */
  beam: field.measure<Degrees>(1, 179),
  /** Path of its photometric file in the file store, or empty (D48). */
  photometry: field.photometry,
  /** Where C0 points to, clockwise from forward; absent: as the file says (D48). */
  photometryTurn: field.measure<Degrees>(0, 359),
  /** To where it throws its light, clockwise from forward; absent: to no side (D45). */
  throwsTo: field.measure<Degrees>(0, 359),
  /** Of what shines, along the rail, in cm; absent: it shines from a point (D49). */
  luminousLength: field.measure<Centimetres>(0, 2_000),
  /** Colour temperature, in K; absent: not known. */
  cct: field.measure(1_000, 20_000),
  /** Colour rendering index Ra; absent: not known. */
  cri: field.measure(0, 100),
  /** That it takes of a DALI gateway; absent: 1 (D56). */
  addresses: field.wholeMeasure(0, 64),
  /** That it draws from the DALI bus, in mA; absent: 2 (D56). */
  busCurrent: field.measure(0, 250),
  /** The digits of its IP code, such as 20 or 6X; empty: not known. */
  ip: field.ip,
  /** Protection class by IEC 61140: I, II or III; empty: not known. */
  protectionClass: field.protectionClass,
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
  /** Along the rail, in cm: of a connector, that no luminaire hangs on; absent: 4 (D43a). */
  length: field.measure<Centimetres>(0, 200),
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
