import type { DrawingPoint } from '../paths/frame.ts';
import type { Mm } from '../units.ts';
import type { PAPERS } from './sheetChoice.ts';

export interface Paper {
  name: (typeof PAPERS)[number];
  width: Mm;
  height: Mm;
}

const A4: Paper = { name: 'A4', width: 297, height: 210 };
const A3: Paper = { name: 'A3', width: 420, height: 297 };

export interface PaperArea {
  x: Mm;
  y: Mm;
  width: Mm;
  height: Mm;
}

/** Inside the frame; the filing margin is wider (ISO 5457). */
export const framedArea = ({ width, height }: Paper): PaperArea => ({
  x: 20,
  y: 10,
  width: width - 30,
  height: height - 20,
});

export interface SheetLayout {
  paper: Paper;
  plan: PaperArea;
  bar: DrawingPoint;
  code: DrawingPoint & { size: Mm };
  square: DrawingPoint;
  legend: (DrawingPoint & { height: Mm }) | null;
  slots: readonly PaperArea[];
  beneath: readonly Pick<PaperArea, 'x' | 'width'>[];
  columns: readonly number[];
}

const SMALL: SheetLayout = {
  paper: A4,
  plan: { x: 22, y: 12, width: 263, height: 118 },
  bar: { x: 27, y: 134 },
  code: { x: 78, y: 166, size: 26 },
  square: { x: 24, y: 147 },
  legend: null,
  slots: [],
  beneath: [
    { x: 24, width: 175 },
    { x: 205, width: 80 },
  ],
  columns: [175, 80],
};

const WITH_TABLES: SheetLayout = {
  paper: A3,
  plan: { x: 22, y: 12, width: 202, height: 171 },
  bar: { x: 27, y: 187 },
  code: { x: 133, y: 250.5, size: 32 },
  square: { x: 169, y: 234.5 },
  legend: { x: 133, y: 203, height: 31 },
  slots: [
    { x: 232, y: 14, width: 176, height: 213 },
    { x: 27, y: 203, width: 98, height: 81 },
  ],
  beneath: [],
  columns: [],
};

const WIDE: SheetLayout = {
  paper: A3,
  plan: { x: 22, y: 12, width: 386, height: 202 },
  bar: { x: 27, y: 218 },
  code: { x: 84, y: 247, size: 32 },
  square: { x: 27, y: 234 },
  legend: { x: 130, y: 234, height: 51 },
  slots: [],
  beneath: [
    { x: 27, width: 176 },
    { x: 232, width: 176 },
  ],
  columns: [176],
};

export const LAYOUTS: readonly SheetLayout[] = [SMALL, WITH_TABLES, WIDE];

export const FOLLOWING: Record<Paper['name'], readonly PaperArea[]> = {
  A4: [
    { x: 110, y: 14, width: 175, height: 125 },
    { x: 23, y: 14, width: 82, height: 182 },
  ],
  A3: [
    { x: 24, y: 14, width: 176, height: 270 },
    { x: 232, y: 14, width: 176, height: 213 },
  ],
};

export const CIRCUITS: Record<Paper['name'], { area: PaperArea; beneath: readonly PaperArea[] }> = {
  A4: {
    area: { x: 24, y: 14, width: 261, height: 126 },
    beneath: [
      { x: 110, y: 14, width: 175, height: 125 },
      { x: 24, y: 14, width: 81, height: 182 },
    ],
  },
  A3: {
    area: { x: 24, y: 14, width: 384, height: 212 },
    beneath: [
      { x: 24, y: 14, width: 190, height: 270 },
      { x: 232, y: 14, width: 176, height: 213 },
    ],
  },
};
