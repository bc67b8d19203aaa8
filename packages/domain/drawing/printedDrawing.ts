import type { Drawing } from '../kinds/rail/drawing.ts';
import type { Point } from '../kinds/rail/heading.ts';
import type { Pen, PlanShape } from '../kinds/shape.ts';
import type { SignPaths } from '../kinds/signs.ts';
import { HOT_BAND } from '../light/thresholds.ts';
import { itemAt } from '../math/lists.ts';
import { pathOf } from '../paths/path.ts';
import type { Cm, Lux, Pt } from '../units.ts';
import type { SheetPicture } from './drawnRoom.ts';
import { type DrawnLight, type SheetContent, type SheetSize, sheetOf } from './sheet.ts';

const BANDS = ['#dfdcd4', '#e6e2d9', '#ece7dc', '#f3ecdd', '#ffe4b8', '#ffd08a', '#ffba5c'];
const LINE = '#c9bda6';
const TARGET_LINE = '#8a4b06';

const hatch = (unit: number): string =>
  `<pattern id="hot" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="scale(${unit}) rotate(45)"><path d="M2 0V4" stroke="${TARGET_LINE}" stroke-width="0.6" stroke-opacity="0.5"/></pattern>`;

const colourOf = (band: number): string => itemAt(BANDS, Math.min(band, BANDS.length - 1));

function printedLight({ bands, target }: DrawnLight, outline: readonly Point[], unit: Cm): string {
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

const LEGEND = { height: 9, font: 7, below: 9 };

export function printedLegend(thresholds: readonly Lux[], target: Lux | null, width: Pt): string {
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

/** Independent of the theme. */
const COLOURS = {
  black: { rail: '#2a2a29', edge: '#000000', ink: '#3d3b37', light: '#e8973a' },
  white: { rail: '#ffffff', edge: '#55534e', ink: '#3d3b37', light: '#e8973a' },
};

const FAINT = '#9b978e';

const printedPicture = ({ href, x, y, width, height, transform, opacity }: SheetPicture): string =>
  `<g clip-path="url(#sheet)"><g transform="${transform}" opacity="${opacity}">` +
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/></g></g>`;

interface Stroke {
  /** Units of the sheet. */
  width: number;
  colour: string;
  dash?: readonly [number, number];
  cap?: 'square';
}

interface Look {
  fill?: string;
  hasHoles?: boolean;
  stroke?: Stroke;
}

/** Looks of each pen, the lowest first. @param rail width of rails, in units of the sheet */
function penLooks(colour: 'black' | 'white', rail: number): Record<Pen, readonly Look[]> {
  const { edge, ink, light } = COLOURS[colour];
  const mark = colour === 'black' ? '#ffffff' : edge;
  const stroked = (width: number, own = ink): Look => ({ stroke: { width, colour: own } });
  const filled = (fill: string): Look => ({ fill });
  const railLine = (width: number, own: string): Look => ({ stroke: { width, colour: own, cap: 'square' } });
  const body = (fill: string, own: string): readonly Look[] => [{ fill, ...stroked(0.5, own) }];
  return {
    wall: [{ fill: '#ffffff', hasHoles: true, ...stroked(0.7) }],
    wallFace: [],
    gap: [{ fill: '#ffffff', ...stroked(1, '#ffffff') }],
    frame: [stroked(0.7)],
    leaf: [stroked(0.8)],
    swing: [stroked(0.4, FAINT)],
    cut: [filled('#ffffff')],
    outline: [stroked(0.5)],
    above: [{ stroke: { width: 0.5, colour: ink, dash: [3, 2] } }],
    area: [stroked(0.6)],
    rail: [railLine(rail, edge), railLine(rail - 1.2, COLOURS[colour].rail)],
    seam: [stroked(0.6, mark)],
    node: [filled(mark)],
    cap: [stroked(2, edge)],
    body: body('#ffffff', edge),
    blackBody: body(COLOURS.black.rail, COLOURS.black.edge),
    whiteBody: body(COLOURS.white.rail, COLOURS.white.edge),
    lens: [filled(light)],
    aim: [stroked(0.5)],
    throw: [stroked(0.5)],
    dimensionLine: [],
    extension: [],
    tick: [],
    arrow: [],
    origin: [],
  };
}

const printedShapes = (shapes: readonly PlanShape[], looks: Record<Pen, readonly Look[]>, unit = 1): string =>
  shapes
    .flatMap(({ pen, outlines }) =>
      looks[pen].map(({ fill = 'none', hasHoles, stroke }) => {
        const dash = stroke?.dash?.map((length) => length * unit).join(' ');
        const line = stroke
          ? ` stroke="${stroke.colour}" stroke-width="${stroke.width * unit}"${dash ? ` stroke-dasharray="${dash}"` : ''}${stroke.cap ? ` stroke-linecap="${stroke.cap}"` : ''}`
          : '';
        return `<path d="${pathOf(outlines)}" fill="${fill}"${hasHoles ? ' fill-rule="evenodd"' : ''}${line}/>`;
      }),
    )
    .join('');

const printedSigns = ({ gaps, solid, bolts, boxes, lines }: SignPaths, ink: string): string[] => [
  `<path d="${gaps}" fill="#ffffff"/>`,
  `<path d="${solid}" fill="${ink}" stroke="#ffffff" stroke-width="0.6"/>`,
  `<path d="${bolts}" fill="#ffffff"/>`,
  `<path d="${boxes}" fill="#ffffff" stroke="${ink}" stroke-width="0.6"/>`,
  `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="0.5"/>`,
];

export function printedDrawing(
  drawing: Drawing,
  content: SheetContent,
  colour: 'black' | 'white',
  size: SheetSize,
): string {
  const sheet = sheetOf(drawing, size, content);
  const { ink } = COLOURS[colour];
  const { transform, rail, unit } = sheet;
  const looks = penLooks(colour, rail / unit);
  const texts = sheet.texts.map(
    ({ kind, text, x, y, font }) =>
      `<text x="${x}" y="${y}" font-size="${font}" text-anchor="middle" fill="${kind === 'step' ? FAINT : ink}"${kind === 'sign' ? ' font-weight="600"' : ''}>${text}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    `<clipPath id="sheet"><rect width="${sheet.width}" height="${sheet.height}"/></clipPath>`,
    sheet.underlay ? printedPicture(sheet.underlay) : '',
    content.room && content.light
      ? `<g transform="${transform}">${printedLight(content.light, content.room.outline, unit)}</g>`
      : '',
    `<g transform="${transform}">${printedShapes([...sheet.around, ...sheet.rails], looks, unit)}</g>`,
    printedShapes(sheet.symbols, looks),
    ...printedSigns(sheet.signs, ink),
    `<path d="${sheet.leads}" fill="none" stroke="${FAINT}" stroke-width="0.4"/>`,
    `<path d="${sheet.balloons}" fill="none" stroke="#d8d5cd" stroke-width="0.5"/>`,
    `<g font-family="Inter">${texts.join('')}</g>`,
    '</svg>',
  ].join('');
}
