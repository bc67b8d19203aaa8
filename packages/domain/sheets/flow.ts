import { append, itemAt } from '../math/lists.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Area } from './layouts.ts';
import type { PaperMark } from './marks.ts';
import { BELOW, type DrawnTable, tableHeight, tableMarks } from './table.ts';

/** How what goes on on another sheet refers to it, both ways, by the place of that sheet among those that are made together. */
export interface References {
  from: (index: number) => string;
  on: (index: number) => string;
  /** What goes on on the same sheet. */
  here: string;
}

/** @param numberOf a sheet, by its place */
export const referencesBy = (numberOf: (index: number) => number, t: Translate): References => ({
  from: (index) => t('sheet.fromSheet', { sheet: numberOf(index) }),
  on: (index) => t('sheet.onSheet', { sheet: numberOf(index) }),
  here: t('sheet.goesOn'),
});

/**
 * Something that stands on a sheet wherever there is room; a table may go on elsewhere, and what is next to be read stands
 * beneath the one before it or on its right. Millimetres, at the least; `below` from it to what is beneath.
 */
export type Block = { width: number; isNext?: boolean } & (
  | { table: DrawnTable }
  | { height: number; below?: number; marks: (area: Area) => PaperMark[] }
);

interface Slot extends Area {
  sheet: number;
  /** Where the column begins that it is a part of. */
  column: number;
}

type Place = Pick<Slot, 'sheet' | 'column' | 'y'>;
const BEGINNING: Place = { sheet: 0, column: 0, y: 0 };

/** As sheets are read: column by column, and each from the top. */
const inOrder = (a: Place, b: Place): number => a.sheet - b.sheet || a.column - b.column || a.y - b.y;

/** Between what stands side by side. */
const GUTTER = 8;
/** No fewer rows of a table stand under its head where it goes on elsewhere. */
const LEAST_ROWS = 8;

/** Of a table's rows from one on, as many as a slot has room for; the lines of one cell stay together where they can. */
function rowsIn(slot: Slot, table: DrawnTable, from: number): number {
  let rows = table.rows.length - from;
  while (rows > 0 && tableHeight(table, rows, from + rows >= table.rows.length) > slot.height) rows -= 1;
  let whole = rows;
  while (whole > 0 && table.rows[from + whole]?.[0] === '') whole -= 1;
  return whole < LEAST_ROWS ? rows : whole;
}

interface Flowed {
  /** The marks of each sheet. */
  sheets: PaperMark[][];
  /** The places of those that what is next to be read stands on, rising. */
  chain: number[];
}

/**
 * Puts blocks one after the other where there is room, on as many sheets as it takes.
 * @param begun slots of sheets that there are already @param others of every other
 */
export function flow(
  blocks: readonly Block[],
  begun: readonly (readonly Area[])[],
  others: readonly Area[],
  references: References,
): Flowed {
  const chain: number[] = [];
  const sheets: PaperMark[][] = begun.map(() => []);
  const slots: Slot[] = begun.flatMap((areas, sheet) =>
    areas.map((area) => ({ ...area, sheet, column: area.x })),
  );
  const open = () => {
    for (const area of others) slots.push({ ...area, sheet: sheets.length, column: area.x });
    sheets.push([]);
  };
  const isWideFor = (width: number, slot: Slot): boolean => slot.width >= 2 * width + GUTTER;
  const suitable = (width: number) =>
    slots
      .filter((slot) => slot.width >= width)
      .toSorted(
        (a, b) =>
          a.sheet - b.sheet ||
          Number(isWideFor(width, a)) - Number(isWideFor(width, b)) ||
          a.y - b.y ||
          a.x - b.x,
      );
  let before: Place = BEGINNING;
  /** Slots from a place on, as they are read. */
  const following = (width: number, place: Place) =>
    slots
      .filter((slot) => slot.width >= width && inOrder(slot, place) >= 0)
      .toSorted((a, b) => inOrder(a, b) || a.x - b.x);
  /** Takes the top of a slot; of a wide one for something narrow the left half: beneath it for what is next as wide as it was. */
  const take = (slot: Slot, width: number, height: number, isNext = false, below = BELOW): Area => {
    const { x, y, width: whole } = slot;
    const isHalved = isWideFor(width, slot);
    const half = (whole - GUTTER) / 2;
    const right = { ...slot, x: x + half + GUTTER, width: half };
    if (isHalved) slots.push(isNext ? { ...right, height } : { ...right, column: right.x });
    if (isHalved && !isNext) slot.width = half;
    slot.y += height + below;
    slot.height -= height + below;
    return { x, y, width: isHalved ? half : whole, height };
  };
  const put = (sheet: number, marks: PaperMark[]) => append(itemAt(sheets, sheet), marks);

  for (const block of blocks) {
    if (!('table' in block)) {
      const { width, height, below, marks, isNext = false } = block;
      const find = () =>
        (isNext ? following(width, before) : suitable(width)).find((slot) => slot.height >= height);
      if (!find()) open();
      const slot = find();
      if (!slot) throw new Error(`No sheet has room for ${width} × ${height} mm.`);
      const { sheet, column } = slot;
      const area = take(slot, width, height, isNext, below);
      if (isNext) {
        before = { sheet, column, y: area.y };
        if (chain.at(-1) !== sheet) chain.push(sheet);
      }
      put(sheet, marks(area));
      continue;
    }
    const { table, width } = block;
    const count = table.rows.length;
    const parts: { place: Place; area: Area; from: number; to: number }[] = [];
    for (let from = 0; from < count; ) {
      const rest = tableHeight(table, count - from);
      const last = parts.at(-1);
      const later = following(width, last?.place ?? BEGINNING);
      const whole = (last ? later : suitable(width)).find((slot) => slot.height >= rest);
      const most = whole ?? later.find((slot) => rowsIn(slot, table, from) >= LEAST_ROWS);
      const rows = most ? rowsIn(most, table, from) : 0;
      const fitsElsewhere = others.some((area) => area.width >= width && area.height >= rest);
      if (!most || (!whole && fitsElsewhere)) {
        open();
        continue;
      }
      const height = tableHeight(table, rows, from + rows >= count);
      const place = { sheet: most.sheet, column: most.column, y: most.y };
      parts.push({ place, area: take(most, width, height), from, to: from + rows });
      from += rows;
    }
    for (const [index, { place, area, from, to }] of parts.entries()) {
      const { sheet } = place;
      const [before, after] = [parts[index - 1]?.place, parts[index + 1]?.place];
      put(
        sheet,
        tableMarks(table, area, {
          ...{ from, to },
          ...(before && { before: before.sheet === sheet ? references.here : references.from(before.sheet) }),
          ...(after && after.sheet !== sheet && { after: references.on(after.sheet) }),
        }),
      );
    }
  }
  return { sheets, chain };
}
