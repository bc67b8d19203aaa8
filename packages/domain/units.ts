declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

/** A length along a rail's axis, in centimetres. */
export type Centimetres = Unit<'cm'>;
/** Electrical power, in watts. */
export type Watts = Unit<'W'>;
/** An amount of money in the smallest coin: grosz or euro cent, always whole. */
export type Cents = Unit<'cent'>;

export const centimetres = (value: number): Centimetres => value as Centimetres;
export const watts = (value: number): Watts => value as Watts;
export const cents = (value: number): Cents => value as Cents;
