declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

/** A length along a rail's axis, in centimetres. */
export type Centimetres = Unit<'cm'>;
/** An angle; on the plan clockwise from east (0), as y points down: south is 90. */
export type Degrees = Unit<'°'>;
/** Electrical power, in watts. */
export type Watts = Unit<'W'>;
/** Electric tension, in volts. */
export type Volts = Unit<'V'>;
/** Electric current, in amperes. */
export type Amperes = Unit<'A'>;
/** An amount of money in the smallest coin: grosz or euro cent, always whole. */
export type Cents = Unit<'cent'>;

export const centimetres = (value: number): Centimetres => value as Centimetres;
export const degrees = (value: number): Degrees => value as Degrees;
export const watts = (value: number): Watts => value as Watts;
export const volts = (value: number): Volts => value as Volts;
export const amperes = (value: number): Amperes => value as Amperes;
export const cents = (value: number): Cents => value as Cents;
