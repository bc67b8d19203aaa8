import { axisPath } from './axisPath.ts';
import type { Drawing, Primitive } from './drawing.ts';

/** Colours of a rendered drawing, as CSS colours. */
export interface DrawingColours {
  rail: string;
  edge: string;
  ink: string;
  paper: string;
  light: string;
}

/** On paper, whatever the theme: black and white rails are both drawn with an edge. */
export const PRINT_COLOURS: Record<'black' | 'white', DrawingColours> = {
  black: { rail: '#2a2a29', edge: '#000000', ink: '#3d3b37', paper: '#ffffff', light: '#e8973a' },
  white: { rail: '#ffffff', edge: '#55534e', ink: '#3d3b37', paper: '#ffffff', light: '#e8973a' },
};

/** Width of a rail in the drawing, in centimetres: wider than life, to be seen from far. */
const RAIL_WIDTH = 5;
const EDGE = 0.7;
/** Around the drawing, in centimetres: room for labels. */
const MARGIN = 30;

const round = (value: number): string => String(Math.round(value * 100) / 100);

interface Sizes {
  font: number;
  offset: number;
  mark: number;
}

/** Labels keep their size on paper, so in centimetres they grow with the drawing. */
function sizesFor(extent: number): Sizes {
  const font = Math.max(9, extent / 55);
  return { font, offset: RAIL_WIDTH / 2 + font * 0.9, mark: Math.max(2.4, font / 4) };
}

function symbol(primitive: Primitive, colours: DrawingColours, sizes: Sizes): string {
  const at = primitive.kind === 'rail' ? '' : `cx="${round(primitive.x)}" cy="${round(primitive.y)}"`;
  switch (primitive.kind) {
    case 'rail':
      return '';
    case 'connector':
      return `<circle ${at} r="${RAIL_WIDTH / 2 - 0.4}" fill="${colours.paper}" stroke="${colours.edge}" stroke-width="${EDGE}"/>`;
    case 'cap':
      return `<circle ${at} r="${RAIL_WIDTH / 2 + 0.4}" fill="${colours.rail}" stroke="${colours.edge}" stroke-width="${EDGE}"/>`;
    case 'luminaire':
      return `<circle ${at} r="${round(sizes.mark)}" fill="${colours.light}" stroke="${colours.edge}" stroke-width="${EDGE / 2}"/>`;
    case 'problem':
      return `<circle ${at} r="${round(sizes.mark * 2)}" fill="none" stroke="#b3261e" stroke-width="${EDGE * 2}"/>`;
    case 'label': {
      const x = primitive.x + primitive.aside.x * sizes.offset * 1.3;
      const y = primitive.y + primitive.aside.y * sizes.offset + sizes.font * 0.35;
      return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-family="Inter, sans-serif" font-size="${round(sizes.font)}" fill="${colours.ink}">${primitive.length}</text>`;
    }
  }
}

/**
 * A drawing as one SVG document for preview and PDF: plain shapes and numbers, no style sheet, no script.
 * @returns the source; one user unit is one centimetre
 */
export function drawingToSvg({ primitives, bounds }: Drawing, colours: DrawingColours): string {
  const width = bounds.maxX - bounds.minX + 2 * MARGIN;
  const height = bounds.maxY - bounds.minY + 2 * MARGIN;
  const extent = Math.max(width, height);
  const sizes = sizesFor(extent);
  const viewBox = [bounds.minX - MARGIN, bounds.minY - MARGIN, width, height].map(round).join(' ');
  const axes = primitives
    .flatMap((primitive) => (primitive.kind === 'rail' ? [axisPath(primitive.axis)] : []))
    .join('');
  // A long layout is drawn small on paper: its rails are kept wide enough to be seen.
  const railWidth = Math.max(RAIL_WIDTH, extent / 160);
  const rails =
    `<path d="${axes}" fill="none" stroke="${colours.edge}" stroke-width="${round(railWidth)}" stroke-linecap="square"/>` +
    `<path d="${axes}" fill="none" stroke="${colours.rail}" stroke-width="${round(railWidth - 2 * EDGE)}" stroke-linecap="square"/>`;
  const symbols = primitives.map((primitive) => symbol(primitive, colours, sizes)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${axes ? rails : ''}${symbols}</svg>`;
}
