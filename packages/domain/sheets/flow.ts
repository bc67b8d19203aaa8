import { append, itemAt, upTo } from '../math/lists.ts';
import type { Translate } from '../translation/lookup.ts';
import type { PaperArea } from './layouts.ts';
import type { PaperMark } from './marks.ts';
import {
  type Block,
  type PlacedBlocks,
  type Placing,
  type PlacingProps,
  placeBlocks,
} from './placeBlocks.ts';
import { tableMarks } from './table.ts';

export interface References {
  from: (index: number) => string;
  on: (index: number) => string;
  here: string;
}

export const referencesBy = (numberOf: (index: number) => number, t: Translate): References => ({
  from: (index) => t('sheet.fromSheet', { sheet: numberOf(index) }),
  on: (index) => t('sheet.onSheet', { sheet: numberOf(index) }),
  here: t('sheet.goesOn'),
});

const TIGHT = 0.6;
/** Each try places every block again. */
const TRIES = { companions: 12, all: 60 };
const MANY = 200;

function lonelySheets({ placements, count }: PlacedBlocks, started: number): number[] {
  const parts = new Map<number, number>();
  for (const { block } of placements) parts.set(block, (parts.get(block) ?? 0) + 1);
  return upTo(count - started)
    .map((index) => started + index)
    .filter((sheet) => {
      const own = placements.filter((one) => one.sheet === sheet);
      return own.length === 1 && parts.get(itemAt(own, 0).block) === 1;
    });
}

function* placingsFor(
  { placements }: PlacedBlocks,
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
    // Only the last block of a reading order may move.
    .filter(({ block }) => !isNext(block) || block === (isNext(alone) ? alone - 1 : lastNext))
    .toSorted((a, b) => Math.abs(sheet - a.sheet) - Math.abs(sheet - b.sheet) || b.block - a.block)
    .slice(0, blocks.length > MANY ? 2 : TRIES.companions);
  // The lonely block stays on its sheet, even if it now fits earlier.
  for (const { block } of companions)
    yield { ...now, earliest: new Map([...(now.earliest ?? []), [block, sheet], [alone, sheet]]) };
}

/**
 * As few sheets as sequential placing, with as few lonely blocks as possible. Greedy search: tighter spacing,
 * or another block next to the lonely one, as long as it helps.
 */
function balanced(props: PlacingProps): PlacedBlocks {
  const started = props.started.length;
  let [best, now] = [placeBlocks(props), {} as Placing];
  let lonely = lonelySheets(best, started);
  let tries = props.blocks.length > MANY ? 4 : TRIES.all;
  for (let isBetter = true; isBetter && lonely.length > 0; ) {
    isBetter = false;
    for (const sheet of lonely) {
      for (const placing of placingsFor(best, props, sheet, now)) {
        if (tries-- <= 0) return best;
        const placed = placeBlocks(props, placing);
        const others = lonelySheets(placed, started);
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
  sheets: PaperMark[][];
  chain: number[];
}

export function flow(
  blocks: readonly Block[],
  started: readonly (readonly PaperArea[])[],
  others: readonly PaperArea[],
  references: References,
): Flowed {
  const { placements, count, chain } = balanced({ blocks, started, others });
  const sheets: PaperMark[][] = upTo(count).map(() => []);
  for (const [index, { block: of, sheet, area, from, to }] of placements.entries()) {
    const block = itemAt(blocks, of);
    const put = (marks: PaperMark[]) => append(itemAt(sheets, sheet), marks);
    if (!('table' in block)) {
      put(block.marks(area));
      continue;
    }
    const [before, after] = [placements[index - 1], placements[index + 1]].map((one) =>
      one?.block === of ? one : undefined,
    );
    put(
      tableMarks(block.table, area, {
        from,
        to,
        ...(before && { before: before.sheet === sheet ? references.here : references.from(before.sheet) }),
        ...(after && after.sheet !== sheet && { after: references.on(after.sheet) }),
      }),
    );
  }
  return { sheets, chain };
}
