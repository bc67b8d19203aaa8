import type { Outline } from '../drawing/path.ts';
import type { OpenWords } from '../lists/openWords.ts';
import { flow } from '../sheets/flow.ts';
import type { Area, Paper } from '../sheets/layouts.ts';
import type { PaperMark } from '../sheets/marks.ts';
import { referencesBy } from '../sheets/references.ts';
import { TABLE_TEXT, type Tabled } from '../sheets/table.ts';
import { circuitBlocks, noteBlocks, planBlocks } from '../sheets/tableBlocks.ts';
import { TYPE_SIZE } from './pen.ts';

/** Tables are drawn so much larger than on the sheets of the PDF: the type of all layouts is this large (D75). */
const LARGER = TYPE_SIZE / TABLE_TEXT;

/** Where tables stand on a layout, in millimetres: above its title block. */
const AREAS: Record<Paper['name'], readonly Area[]> = {
  A4: [{ x: 24, y: 14, width: 261, height: 125 }],
  A3: [
    { x: 24, y: 14, width: 252, height: 213 },
    { x: 284, y: 14, width: 124, height: 213 },
  ],
};

const times = ({ x, y, width, height }: Area, by: number): Area => ({
  ...{ x: x * by, y: y * by },
  ...{ width: width * by, height: height * by },
});

const largerOutline = (outline: Outline): Outline => ({
  ...outline,
  corners: outline.corners.map(({ x, y, arc }) => ({
    ...{ x: x * LARGER, y: y * LARGER },
    ...(arc && { arc: { ...arc, radius: arc.radius * LARGER } }),
  })),
});

const larger = (mark: PaperMark): PaperMark =>
  mark.kind === 'text'
    ? { ...mark, x: mark.x * LARGER, y: mark.y * LARGER, size: mark.size * LARGER }
    : { ...mark, outlines: mark.outlines.map(largerOutline) };

/** The tables that the sheets of the PDF have, layout by layout. @param before so many layouts come before them */
export function tableLayouts(tabled: Tabled, open: OpenWords, paper: Paper, before: number): PaperMark[][] {
  const blocks = [...planBlocks(tabled), ...noteBlocks(tabled), ...circuitBlocks(tabled, open)];
  const areas = AREAS[paper.name].map((area) => times(area, 1 / LARGER));
  const references = referencesBy((index) => before + 1 + index, tabled.t);
  return flow(blocks, [], areas, references).sheets.map((marks) => marks.map(larger));
}
