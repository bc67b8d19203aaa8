import { facingOf, lengthOf, type VerticalArea } from '../room/verticalArea.ts';

const number = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/**
 * Vertical areas on the plan as one SVG path, in centimetres: a line each, with hatching on the side that it faces.
 * @param hatch how far the hatching reaches, in centimetres
 */
export function areaPath(areas: readonly Pick<VerticalArea, 'begin' | 'end'>[], hatch: number): string {
  return areas
    .map((area) => {
      const { begin, end } = area;
      const facing = facingOf(area);
      const length = lengthOf(area);
      // It leans forward by as much as it reaches out.
      const count = Math.max(1, Math.floor(length / (1.5 * hatch)));
      const along = { x: (end.x - begin.x) / length, y: (end.y - begin.y) / length };
      const [dx, dy] = [hatch * (facing.x + along.x), hatch * (facing.y + along.y)];
      const strokes = Array.from({ length: count }, (_, index) => {
        const at = (index * Math.max(0, length - hatch)) / Math.max(1, count - 1);
        return `M${number(begin.x + along.x * at)} ${number(begin.y + along.y * at)}l${number(dx)} ${number(dy)}`;
      });
      return `M${begin.x} ${begin.y}L${end.x} ${end.y}${strokes.join('')}`;
    })
    .join('');
}
