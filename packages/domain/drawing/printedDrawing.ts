import type { Room } from '../room/room.ts';
import type { Drawing } from './drawing.ts';
import type { SheetPicture } from './drawnRoom.ts';
import { printedLight } from './printedLight.ts';
import { type SheetContent, type SheetSize, sheetOf } from './sheet.ts';
import { wallPaths } from './wallPaths.ts';

/** On paper, whatever the theme: black and white rails are both drawn with an edge. */
const COLOURS = {
  black: { rail: '#2a2a29', edge: '#000000', ink: '#3d3b37', light: '#e8973a' },
  white: { rail: '#ffffff', edge: '#55534e', ink: '#3d3b37', light: '#e8973a' },
};

/** Hairlines and small numbers, on white. */
const FAINT = '#9b978e';

/** The floor plan, as far as the sheet reaches. */
const printedPicture = ({ href, x, y, width, height, transform, opacity }: SheetPicture): string =>
  `<g clip-path="url(#sheet)"><g transform="${transform}" opacity="${opacity}">` +
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/></g></g>`;

/** Walls with doors and windows. @param unit of the sheet, in centimetres */
function printedRoom(room: Room, least: number, unit: number, ink: string): string {
  const { walls, gaps, frames, leaves, swings } = wallPaths(room, least);
  const lines = (path: string, width: number, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * unit}"/>`;
  return [
    `<path d="${walls}" fill="#ffffff" fill-rule="evenodd" stroke="${ink}" stroke-width="${0.7 * unit}"/>`,
    `<path d="${gaps}" fill="#ffffff" stroke="#ffffff" stroke-width="${unit}"/>`,
    lines(frames, 0.7, ink),
    lines(leaves, 0.8, ink),
    lines(swings, 0.4, FAINT),
  ].join('');
}

/** A drawing on paper: a vector SVG of plain shapes, in points. */
export function printedDrawing(
  drawing: Drawing,
  content: SheetContent,
  colour: 'black' | 'white',
  size: SheetSize,
): string {
  const sheet = sheetOf(drawing, size, content);
  const { rail, edge, ink, light } = COLOURS[colour];
  const { path, transform, width, edge: edgeWidth } = sheet.rails;
  const mark = colour === 'black' ? '#ffffff' : edge;
  const texts = sheet.texts.map(
    ({ kind, text, x, y, font }) =>
      `<text x="${x}" y="${y}" font-size="${font}" text-anchor="middle" fill="${kind === 'step' ? FAINT : ink}">${text}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    `<clipPath id="sheet"><rect width="${sheet.width}" height="${sheet.height}"/></clipPath>`,
    sheet.underlay ? printedPicture(sheet.underlay) : '',
    content.room && content.light
      ? `<g transform="${transform}">${printedLight(content.light, content.room.outline, edgeWidth)}</g>`
      : '',
    content.room
      ? `<g transform="${transform}">${printedRoom(content.room, sheet.leastWall, edgeWidth, ink)}</g>`
      : '',
    `<g transform="${transform}"><path d="${sheet.areas}" fill="none" stroke="${ink}" stroke-width="${0.6 * edgeWidth}"/></g>`,
    `<g transform="${transform}" fill="none" stroke-linecap="square">`,
    `<path d="${path}" stroke="${edge}" stroke-width="${width}"/>`,
    `<path d="${path}" stroke="${rail}" stroke-width="${width - 1.2 * edgeWidth}"/>`,
    '</g>',
    `<path d="${sheet.joints}" stroke="${mark}" stroke-width="0.6"/>`,
    `<path d="${sheet.nodes}" fill="${mark}"/>`,
    `<path d="${sheet.caps}" stroke="${edge}" stroke-width="2"/>`,
    `<path d="${sheet.luminaires.body}" fill="#ffffff" stroke="${edge}" stroke-width="0.5"/>`,
    `<path d="${sheet.luminaires.lens}" fill="${light}"/>`,
    `<path d="${sheet.luminaires.aim}" fill="none" stroke="${ink}" stroke-width="0.5"/>`,
    `<path d="${sheet.leads}" fill="none" stroke="${FAINT}" stroke-width="0.4"/>`,
    `<path d="${sheet.balloons}" fill="none" stroke="#d8d5cd" stroke-width="0.5"/>`,
    `<g font-family="Inter">${texts.join('')}</g>`,
    '</svg>',
  ].join('');
}
