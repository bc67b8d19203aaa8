import { upTo } from '../../math/lists.ts';
import { ahead, minus, plus, times } from '../../math/points.ts';
import { framesAlong } from '../../paths/frame.ts';
import { line, type PathOutline } from '../../paths/path.ts';
import type { Cm } from '../../units.ts';
import type { DrawnKind } from '../shape.ts';
import { facingOf, lengthOf, type VerticalArea } from './area.ts';

type Areas = readonly Pick<VerticalArea, 'begin' | 'end'>[];

export const areaOutlines = (areas: Areas, hatch: Cm): PathOutline[] =>
  areas.flatMap((area) => {
    const { begin: start, end } = area;
    const length = lengthOf(area);
    const count = Math.max(1, Math.floor(length / (1.5 * hatch)));
    const along = times(minus(end, start), 1 / length);
    const stroke = times(plus(facingOf(area), along), hatch);
    const strokes = upTo(count).map((index) => {
      const at = ahead(start, along, (index * Math.max(0, length - hatch)) / Math.max(1, count - 1));
      return line(at, plus(at, stroke));
    });
    return [line(start, end), ...strokes];
  });

export const areaShapes: DrawnKind = {
  shapes: ({ areas }, { hatch }) => [{ pen: 'area', outlines: areaOutlines(areas, hatch) }],
  covers: ({ areas }, { on, step }, { hatch }) =>
    areas.flatMap(({ begin: start, end }) => framesAlong(on(start), on(end), 2 * hatch, step)),
  isLine: true,
};
