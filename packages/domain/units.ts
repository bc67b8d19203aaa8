declare const unit: unique symbol;

/** A number with a unit. A plain number is assignable, a number of another unit is not (0156). */
type Unit<Name extends string> = number & { readonly [unit]?: Name };

/** Length in the room, on the plan and of articles. */
export type Cm = Unit<'cm'>;
/** Length on paper and in files of luminaires. */
export type Mm = Unit<'mm'>;
export type Metre = Unit<'m'>;
/** Length on the screen, in CSS pixels. */
export type Px = Unit<'px'>;
/** Length in PDF, 72 to the inch. */
export type Pt = Unit<'pt'>;
/** Angle; on the plan clockwise from east, as y points down: south is 90. */
export type Deg = Unit<'°'>;
export type Rad = Unit<'rad'>;
export type Watt = Unit<'W'>;
export type Volt = Unit<'V'>;
export type Ampere = Unit<'A'>;
export type Lux = Unit<'lx'>;
export type Lumen = Unit<'lm'>;
export type Candela = Unit<'cd'>;
/** Duration, and a time since 1970. */
export type Ms = Unit<'ms'>;
export type Seconds = Unit<'s'>;
export type Minutes = Unit<'min'>;
export type Days = Unit<'d'>;
export type Bytes = Unit<'B'>;

/** Money in the smallest coin, always whole. Only `cents` makes it, so that no unrounded amount passes. */
export type Cents = number & { readonly [unit]: 'cent' };

export const cents = (value: number): Cents => value as Cents;
