import type { Mm } from '../units.ts';
import type { PaperArea } from './layouts.ts';
import type { PaperMark } from './marks.ts';
import { BELOW, type DrawnTable, tableHeight } from './table.ts';

/** `isNext` follows its predecessor, below or to its right. */
export type Block = { width: Mm; isNext?: boolean } & (
  | { table: DrawnTable }
  | { height: Mm; below?: Mm; marks: (area: PaperArea) => PaperMark[] }
);

export interface BlockPlacement {
  block: number;
  sheet: number;
  area: PaperArea;
  from: number;
  to: number;
}

export interface PlacedBlocks {
  placements: BlockPlacement[];
  count: number;
  chain: number[];
}

interface Slot extends PaperArea {
  sheet: number;
  column: Mm;
}

type Place = Pick<Slot, 'sheet' | 'column' | 'y'>;
const START: Place = { sheet: 0, column: 0, y: 0 };

const inOrder = (a: Place, b: Place): number => a.sheet - b.sheet || a.column - b.column || a.y - b.y;

export interface PlacingProps {
  blocks: readonly Block[];
  started: readonly (readonly PaperArea[])[];
  others: readonly PaperArea[];
}

export interface Placing {
  spacing?: number;
  earliest?: ReadonlyMap<number, number>;
}

const GUTTER: Mm = 8;
/** Least rows of a table's part. */
const LEAST_ROWS = 8;

function rowsIn(slot: Slot, table: DrawnTable, from: number): number {
  let rows = table.rows.length - from;
  while (rows > 0 && tableHeight(table, rows, from + rows >= table.rows.length) > slot.height) rows -= 1;
  let whole = rows;
  while (whole > 0 && table.rows[from + whole]?.[0] === '') whole -= 1;
  return whole < LEAST_ROWS ? rows : whole;
}

/**
 * Fills free slots in order of sheets. Blocks go to the first slot with room; tables may continue in later
 * slots; `isNext` blocks follow each other in reading order. `chain`: sheets of these blocks.
 */
export function placeBlocks(
  { blocks, started, others }: PlacingProps,
  { spacing = 1, earliest }: Placing = {},
): PlacedBlocks {
  const chain: number[] = [];
  const placements: BlockPlacement[] = [];
  let count = started.length;
  const slots: Slot[] = started.flatMap((areas, sheet) =>
    areas.map((area) => ({ ...area, sheet, column: area.x })),
  );
  const open = () => {
    for (const area of others) slots.push({ ...area, sheet: count, column: area.x });
    count += 1;
  };
  const isWideFor = (width: Mm, slot: Slot): boolean => slot.width >= 2 * width + GUTTER;
  const suitable = (width: Mm, from: number) =>
    slots
      .filter((slot) => slot.width >= width && slot.sheet >= from)
      .toSorted(
        (a, b) =>
          a.sheet - b.sheet ||
          Number(isWideFor(width, a)) - Number(isWideFor(width, b)) ||
          a.y - b.y ||
          a.x - b.x,
      );
  let before: Place = START;
  const following = (width: Mm, from: number, place: Place) =>
    slots
      .filter((slot) => slot.width >= width && slot.sheet >= from && inOrder(slot, place) >= 0)
      .toSorted((a, b) => inOrder(a, b) || a.x - b.x);
  /** Narrow blocks take the left half; the area below stays wide for `isNext`. */
  const take = (slot: Slot, width: Mm, height: Mm, isNext = false, below = BELOW): PaperArea => {
    const { x, y, width: whole } = slot;
    const isHalved = isWideFor(width, slot);
    const half = (whole - GUTTER) / 2;
    const right = { ...slot, x: x + half + GUTTER, width: half };
    if (isHalved) slots.push(isNext ? { ...right, height } : { ...right, column: right.x });
    if (isHalved && !isNext) slot.width = half;
    slot.y += height + spacing * below;
    slot.height -= height + spacing * below;
    return { x, y, width: isHalved ? half : whole, height };
  };

  for (const [index, block] of blocks.entries()) {
    const least = earliest?.get(index) ?? 0;
    if (!('table' in block)) {
      const { width, height, below, isNext = false } = block;
      const find = () =>
        (isNext ? following(width, least, before) : suitable(width, least)).find(
          (slot) => slot.height >= height,
        );
      let slot = find();
      while (!slot) {
        if (!others.some((area) => area.width >= width && area.height >= height))
          throw new Error(`No sheet has room for ${width} × ${height} mm.`);
        open();
        slot = find();
      }
      const { sheet, column } = slot;
      const area = take(slot, width, height, isNext, below);
      if (isNext) {
        before = { sheet, column, y: area.y };
        if (chain.at(-1) !== sheet) chain.push(sheet);
      }
      placements.push({ block: index, sheet, area, from: 0, to: 0 });
      continue;
    }
    const { table, width } = block;
    const rowCount = table.rows.length;
    let last: Place | null = null;
    for (let from = 0; from < rowCount; ) {
      const rest = tableHeight(table, rowCount - from);
      const later = following(width, least, last ?? START);
      const whole: Slot | undefined = (last ? later : suitable(width, least)).find(
        (slot) => slot.height >= rest,
      );
      const most: Slot | undefined = whole ?? later.find((slot) => rowsIn(slot, table, from) >= LEAST_ROWS);
      const rows = most ? rowsIn(most, table, from) : 0;
      const fitsElsewhere = others.some((area) => area.width >= width && area.height >= rest);
      if (!most || (!whole && fitsElsewhere)) {
        open();
        continue;
      }
      const height = tableHeight(table, rows, from + rows >= rowCount);
      last = { sheet: most.sheet, column: most.column, y: most.y };
      placements.push({
        block: index,
        sheet: most.sheet,
        from,
        to: from + rows,
        area: take(most, width, height),
      });
      from += rows;
    }
  }
  return { placements, count, chain };
}
