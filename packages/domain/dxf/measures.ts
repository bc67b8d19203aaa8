import { type Axis, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { headingAt } from '../layout/headingAt.ts';
import { radians } from '../math/angle.ts';
import { directionOf, headingOf } from '../math/direction.ts';
import { ahead, between, distance, dot, minus } from '../math/points.ts';
import { formatNumber } from '../translation/figures.ts';
import { DIMENSION, DIMENSION_STYLES } from './dimensionStyle.ts';
import { clearOf, leadOf, linesOn, putEither, strokesOf } from './dimensions.ts';
import { lineEntity } from './entities.ts';
import { axisEntity, type Drawer, framesOfLine, pointsAlong, readable, roomOf, TEXT } from './pen.ts';
import { at, tags, turned } from './tags.ts';

/** So far beside what is measured a dimension may stand, in millimetres: the nearest that has room. */
const ASIDES = [8, 13, 18, 23, 28, 34, 40, 47, 55, 64, 74, 85, 100, 120, 150, 190];
/** From the line to the middle of the words over it, in millimetres. */
const RISE = 10 * DIMENSION.gap + TEXT / 2;

/** Along a line so long: its middle and beside that, or where its words are too long for it, beyond an end. */
function shiftsOf(words: string, length: number, mm: number): number[] {
  const { width } = roomOf(words, TEXT * mm);
  const room = (length - width) / 2 - mm;
  const beyond = (length + width) / 2 + 1.5 * mm;
  return room >= 0 ? [0, room / 2, -room / 2, room, -room] : [beyond, -beyond];
}

const styleOf = (isShort: boolean): string => DIMENSION_STYLES[isShort ? 'short' : 'above'];

/**
 * Measures from one point to another, aligned with them.
 * @param sides unit vectors to where its line may stand, the first first
 * @param least centimetres to the first side at the least
 */
export function measureBetween(
  drawer: Drawer,
  from: Point,
  to: Point,
  sides: readonly Point[],
  least = 0,
): boolean {
  const { mm, language, pens } = drawer;
  const { layer } = pens.dimensions;
  const length = distance(from, to);
  const words = formatNumber(length, language);
  const heading = headingOf(minus(to, from));
  const angle = readable(heading);
  const [along, up] = [directionOf(angle), directionOf(angle - 90)];
  const candidates = ASIDES.flatMap((aside) => sides.map((side, index) => ({ aside, side, index })));
  return putEither(drawer, function* (isShort) {
    for (const { aside, side, index } of candidates) {
      const start = index === 0 ? least : 0;
      const by = start + aside * mm;
      const [begin, end] = [ahead(from, side, by), ahead(to, side, by)];
      const [near, far] = leadOf(isShort, start + clearOf(mm), by, mm);
      const leads = [from, to].map((point) => [ahead(point, side, near), ahead(point, side, far)] as const);
      const ends = [begin, end].map((point) => ({ point, heading }));
      for (const shift of shiftsOf(words, length, mm)) {
        const middle = ahead(between(begin, end), along, shift);
        const isAtEnd = dot(minus(end, begin), along) * shift > 0;
        const underWords = Math.abs(shift) > length / 2 ? [[isAtEnd ? end : begin, middle] as const] : [];
        const thin = [...leads, ...strokesOf(ends, mm), ...underWords];
        yield {
          ...{ line: framesOfLine(begin, end, mm), thin },
          text: { at: ahead(middle, up, RISE * mm), angle, words, isMoved: shift !== 0 },
          dimension: () => ({
            ...{ kind: 0, point: end, measured: length, style: styleOf(isShort) },
            drawn: [lineEntity(layer, begin, end), ...linesOn(layer, thin)],
            own: tags`
              100 AcDbAlignedDimension ${at(13, from)} ${at(14, to)}
              50 ${turned(angle)} 100 AcDbRotatedDimension`,
          }),
        };
      }
    }
  });
}

/** Measures a part of a bend along it: the dimension of its angle, with its length in the figure's place. */
export function measureBend(
  drawer: Drawer,
  axis: Extract<Axis, { kind: 'arc' }>,
  from: number,
  to: number,
): boolean {
  const { mm, language, pens } = drawer;
  const { layer } = pens.dimensions;
  const words = formatNumber(to - from, language);
  const middle = (from + to) / 2;
  const heading = headingAt(axis, middle);
  const angle = readable(heading);
  const inward = axis.turn === 'right' ? 1 : -1;
  // An angle is measured against the clock.
  const [first, last] = axis.turn === 'right' ? [to, from] : [from, to];
  const candidates = ASIDES.flatMap((aside) => [-aside, aside]).filter(
    (aside) => aside * mm < 0.6 * axis.radius,
  );
  return putEither(drawer, function* (isShort) {
    for (const aside of candidates) {
      const by = inward * aside * mm;
      const points = pointsAlong(axis, by, mm, from, to);
      const line = points.slice(1).flatMap((point, index) => framesOfLine(points[index] ?? point, point, mm));
      const onLine = ahead(pointAt(axis, middle), directionOf(heading + 90), by);
      // On its outer side, from where the line bends away.
      const text = {
        at: ahead(onLine, directionOf(heading - inward * 90), RISE * mm),
        angle,
        words,
        isMoved: true,
      };
      const leads = [from, to].map((place) => {
        const way = directionOf(headingAt(axis, place) + Math.sign(by) * 90);
        const point = pointAt(axis, place);
        const [near, far] = leadOf(isShort, clearOf(mm), Math.abs(by), mm);
        return [ahead(point, way, near), ahead(point, way, far)] as const;
      });
      const ends = [from, to].map((place) => {
        const tangent = headingAt(axis, place);
        return { point: ahead(pointAt(axis, place), directionOf(tangent + 90), by), heading: tangent };
      });
      const thin = [...leads, ...strokesOf(ends, mm)];
      yield {
        ...{ line, thin, text },
        dimension: () => ({
          ...{ kind: 5, point: onLine, measured: radians(((to - from) / axis.length) * 90) },
          ...{ override: words, style: styleOf(isShort) },
          drawn: [axisEntity(layer, axis, by, from, to), ...linesOn(layer, thin)],
          own: tags`
            100 AcDb3PointAngularDimension ${at(13, pointAt(axis, first))}
            ${at(14, pointAt(axis, last))} ${at(15, axis.centre)}`,
        }),
      };
    }
  });
}
