import type { Drawing } from '@lumitor/domain/drawing/drawing';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { type SheetSize, sheetOf } from './sheet.ts';

/** On paper, whatever the theme: black and white rails are both drawn with an edge. */
const COLOURS = {
  black: { rail: '#2a2a29', edge: '#000000', ink: '#3d3b37', light: '#e8973a' },
  white: { rail: '#ffffff', edge: '#55534e', ink: '#3d3b37', light: '#e8973a' },
};

/** Hairlines and small numbers, on white. */
const FAINT = '#9b978e';

/** A drawing on paper: a vector SVG of plain shapes, in points. */
export function printedDrawing(
  drawing: Drawing,
  pieces: readonly Piece[],
  colour: 'black' | 'white',
  size: SheetSize,
): string {
  const sheet = sheetOf(drawing, size, pieces);
  const { rail, edge, ink, light } = COLOURS[colour];
  const { path, transform, width, edge: edgeWidth } = sheet.rails;
  const mark = colour === 'black' ? '#ffffff' : edge;
  const texts = sheet.texts.map(
    ({ kind, text, x, y, font }) =>
      `<text x="${x}" y="${y}" font-size="${font}" text-anchor="middle" fill="${kind === 'length' ? ink : FAINT}">${text}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    `<g transform="${transform}" fill="none" stroke-linecap="square">`,
    `<path d="${path}" stroke="${edge}" stroke-width="${width}"/>`,
    `<path d="${path}" stroke="${rail}" stroke-width="${width - 1.2 * edgeWidth}"/>`,
    '</g>',
    `<path d="${sheet.joints}" stroke="${mark}" stroke-width="0.6"/>`,
    `<path d="${sheet.nodes}" fill="${mark}"/>`,
    `<path d="${sheet.caps}" stroke="${edge}" stroke-width="2"/>`,
    `<path d="${sheet.luminaires}" fill="${light}" stroke="${edge}" stroke-width="0.5"/>`,
    `<path d="${sheet.balloons}" fill="none" stroke="#d8d5cd" stroke-width="0.5"/>`,
    `<g font-family="Inter">${texts.join('')}</g>`,
    '</svg>',
  ].join('');
}
