import { expectTypeOf, it } from 'vitest';
import {
  type Ampere,
  type Cents,
  type Cm,
  cents,
  type Deg,
  type Mm,
  type Ms,
  type Px,
  type Rad,
  type Seconds,
  type Volt,
  type Watt,
} from './units.ts';

/** Each line is checked by the compiler: a unit that is accepted where it must not be fails `npm run check`. */
it('keeps units apart', () => {
  expectTypeOf<Mm>().not.toExtend<Cm>();
  expectTypeOf<Px>().not.toExtend<Cm>();
  expectTypeOf<Rad>().not.toExtend<Deg>();
  expectTypeOf<Watt>().not.toExtend<Volt>();
  expectTypeOf<Ampere>().not.toExtend<Watt>();
  expectTypeOf<Seconds>().not.toExtend<Ms>();
  expectTypeOf<readonly Mm[]>().not.toExtend<readonly Cm[]>();
  expectTypeOf<{ width: Mm }>().not.toExtend<{ width: Cm }>();
});

it('takes a plain number as any unit but money', () => {
  expectTypeOf<number>().toExtend<Cm>();
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf(cents(100)).toEqualTypeOf<Cents>();
});
