import type { Point } from '../layout/heading.ts';
import type { Isoband } from '../light/isolines.ts';
import { HOT_BAND } from '../light/thresholds.ts';
import { itemAt } from '../math/lists.ts';

/** A map of illuminance under a drawing, in the drawing's centimetres. */
export interface DrawnLight {
  /** Rising. */
  bands: readonly Isoband[];
  /** lx; its line is the heavy one. */
  target: number | null;
}

/** Band by band, on paper: neutral below the target, warm from it on, as on screen (`web/ui/tokens.css`). */
const BANDS = ['#dfdcd4', '#e6e2d9', '#ece7dc', '#f3ecdd', '#ffe4b8', '#ffd08a', '#ffba5c'];
const LINE = '#c9bda6';
const TARGET_LINE = '#8a4b06';

/** Over the band above the scale. @param unit of what it stands in */
const hatch = (unit: number): string =>
  `<pattern id="hot" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="scale(${unit}) rotate(45)"><path d="M2 0V4" stroke="${TARGET_LINE}" stroke-width="0.6" stroke-opacity="0.5"/></pattern>`;

const colourOf = (band: number): string => itemAt(BANDS, Math.min(band, BANDS.length - 1));

/** What lies on the floor of a room. @param unit of the sheet, in centimetres */
export function printedLight({ bands, target }: DrawnLight, outline: readonly Point[], unit: number): string {
  const corners = outline.map(({ x, y }) => `${x},${y}`).join(' ');
  const paths = bands.map(({ lux, path }, index) => {
    const isTarget = lux === target;
    return `<path d="${path}" fill="${colourOf(index + 1)}" fill-rule="evenodd" stroke="${isTarget ? TARGET_LINE : LINE}" stroke-width="${(isTarget ? 1 : 0.4) * unit}"/>`;
  });
  const hot = bands[HOT_BAND - 1]?.path;
  return [
    hatch(unit),
    `<clipPath id="room"><polygon points="${corners}"/></clipPath>`,
    `<g clip-path="url(#room)"><polygon points="${corners}" fill="${colourOf(0)}"/>${paths.join('')}${hot ? `<path d="${hot}" fill="url(#hot)" fill-rule="evenodd"/>` : ''}</g>`,
  ].join('');
}

/** Of the legend, in points. */
const LEGEND = { height: 9, font: 7, below: 9 };

/** What the colours stand for: an SVG as wide as asked for, in points. @param thresholds lx, rising */
export function printedLegend(thresholds: readonly number[], target: number | null, width: number): string {
  const part = width / (thresholds.length + 1);
  const height = LEGEND.height + LEGEND.below;
  const fields = [0, ...thresholds].map(
    (_, band) =>
      `<rect x="${band * part}" y="0" width="${part}" height="${LEGEND.height}" fill="${colourOf(band)}"/>`,
  );
  const hot = `<rect x="${HOT_BAND * part}" y="0" width="${part}" height="${LEGEND.height}" fill="url(#hot)"/>`;
  const texts = thresholds.map(
    (lux, index) =>
      `<text x="${(index + 1) * part}" y="${height - 1}" font-size="${LEGEND.font}" text-anchor="middle" fill="#55534d"${lux === target ? ' font-weight="bold"' : ''}>${lux}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    hatch(1),
    ...fields,
    hot,
    `<g font-family="Inter">${texts.join('')}<text x="${width}" y="${height - 1}" font-size="${LEGEND.font}" text-anchor="end" fill="#85827a">lx</text></g>`,
    '</svg>',
  ].join('');
}
