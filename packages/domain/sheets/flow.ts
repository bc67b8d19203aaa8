import { append, itemAt, upTo } from '../math/lists.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Area } from './layouts.ts';
import type { PaperMark } from './marks.ts';
import { type Block, type Placed, type Placing, type PlacingProps, placeBlocks } from './placeBlocks.ts';
import { tableMarks } from './table.ts';

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

/** Spacing that makes room for one more block, in parts of the usual one. */
const TIGHT = 0.6;
/** Blocks that are tried beside one that is alone, and in all; each try places every block again. */
const TRIES = { companions: 12, all: 60 };
/** Number of blocks above which fewer companions are tried. */
const MANY = 200;

/** Sheets that nothing is drawn on but one block, and not a part of a table that takes several sheets. */
function lonelySheets({ placements, count }: Placed, begun: number): number[] {
  const parts = new Map<number, number>();
  for (const { block } of placements) parts.set(block, (parts.get(block) ?? 0) + 1);
  return upTo(count - begun)
    .map((index) => begun + index)
    .filter((sheet) => {
      const own = placements.filter((one) => one.sheet === sheet);
      return own.length === 1 && parts.get(itemAt(own, 0).block) === 1;
    });
}

/** Ways to place blocks so that the one on a sheet is not alone: closer to each other, or with another beside it. */
function* placingsFor(
  { placements }: Placed,
  { blocks }: PlacingProps,
  sheet: number,
  now: Placing,
): Iterable<Placing> {
  const alone = placements.find((one) => one.sheet === sheet)?.block;
  if (alone === undefined) return;
  const isNext = (index: number) => blocks[index]?.isNext ?? false;
  yield { ...now, spacing: TIGHT };
  const lastNext = blocks.findLastIndex(({ isNext: next = false }) => next);
  const companions = placements
    .filter(({ block }) => block !== alone)
    // Blocks that are read in order keep it: only the last can stand beside.
    .filter(({ block }) => !isNext(block) || block === (isNext(alone) ? alone - 1 : lastNext))
    .toSorted((a, b) => Math.abs(sheet - a.sheet) - Math.abs(sheet - b.sheet) || b.block - a.block)
    .slice(0, blocks.length > MANY ? 2 : TRIES.companions);
  // The one that is alone stays, also where there would be room for it now.
  for (const { block } of companions)
    yield { ...now, earliest: new Map([...(now.earliest ?? []), [block, sheet], [alone, sheet]]) };
}

/** Blocks in their places, on as few sheets as one after the other, and none alone on a sheet that it can share. */
function balanced(props: PlacingProps): Placed {
  const begun = props.begun.length;
  let [best, now] = [placeBlocks(props), {} as Placing];
  let lonely = lonelySheets(best, begun);
  let tries = props.blocks.length > MANY ? 4 : TRIES.all;
  for (let isBetter = true; isBetter && lonely.length > 0; ) {
    isBetter = false;
    for (const sheet of lonely) {
      for (const placing of placingsFor(best, props, sheet, now)) {
        if (tries-- <= 0) return best;
        const placed = placeBlocks(props, placing);
        const others = lonelySheets(placed, begun);
        if (placed.count > best.count || (placed.count === best.count && others.length >= lonely.length))
          continue;
        [best, now, lonely, isBetter] = [placed, placing, others, true];
        break;
      }
      if (isBetter) break;
    }
  }
  return best;
}

interface Flowed {
  /** The marks of each sheet. */
  sheets: PaperMark[][];
  /** The places of those that what is next to be read stands on, rising. */
  chain: number[];
}

/**
 * Draws blocks where there is room, on as many sheets as it takes.
 * @param begun slots of sheets that there are already @param others of every other
 */
export function flow(
  blocks: readonly Block[],
  begun: readonly (readonly Area[])[],
  others: readonly Area[],
  references: References,
): Flowed {
  const { placements, count, chain } = balanced({ blocks, begun, others });
  const sheets: PaperMark[][] = upTo(count).map(() => []);
  for (const [index, { block: of, sheet, area, from, to }] of placements.entries()) {
    const block = itemAt(blocks, of);
    const put = (marks: PaperMark[]) => append(itemAt(sheets, sheet), marks);
    if (!('table' in block)) {
      put(block.marks(area));
      continue;
    }
    // The parts of a table follow each other.
    const [before, after] = [placements[index - 1], placements[index + 1]].map((one) =>
      one?.block === of ? one : undefined,
    );
    put(
      tableMarks(block.table, area, {
        ...{ from, to },
        ...(before && { before: before.sheet === sheet ? references.here : references.from(before.sheet) }),
        ...(after && after.sheet !== sheet && { after: references.on(after.sheet) }),
      }),
    );
  }
  return { sheets, chain };
}
