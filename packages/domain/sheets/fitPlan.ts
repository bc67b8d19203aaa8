import type { TileGrid } from '../drawing/boundedPlacer.ts';
import type { Axis, Box } from '../kinds/rail/axis.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { LabelFrame } from '../paths/frame.ts';
import type { Mm } from '../units.ts';
import type { PaperArea, SheetLayout } from './layouts.ts';
import { AUTOMATIC, SCALES, type SheetChoice } from './sheetChoice.ts';

/** A chosen scale that needs more tiles is replaced by the next smaller one. */
const MOST_TILES = 40;
/** Fallback for plans with too many tiles at 1 : 100; not selectable. */
const SITE_SCALES = [200, 500, 1_000, 2_000, 5_000, 10_000];
const JOINT: Mm = 4;
const SPACING: Mm = 8;
const LOWEST: Mm = 45;
const MARGIN: Mm = 3;

export interface Tile {
  row: number;
  column: number;
  frame: LabelFrame;
  area: PaperArea;
}

export interface ScaledPlan {
  bounds: LabelFrame;
  /** Dimensions alone do not count. */
  isSheet: (tile: LabelFrame) => boolean;
}

export interface FittedPlan<Plan extends ScaledPlan = ScaledPlan> {
  scale: number;
  layout: SheetLayout;
  plan: Plan;
  tiles: Tile[];
  slots: readonly PaperArea[];
}

export interface Fitting<Plan extends ScaledPlan> {
  draw: (scale: number, grid?: TileGrid) => Plan;
  rails: readonly { axis: Axis }[];
  bare: Box;
  layouts: readonly SheetLayout[];
  /** Absent: the smallest paper and the largest scale with room. */
  choice?: SheetChoice | undefined;
  over: HeightOver;
}

type HeightOver = (width: Mm) => Mm;

function lowered(layout: SheetLayout, over: HeightOver): SheetLayout {
  const { plan } = layout;
  const by = over(plan.width);
  return { ...layout, plan: { ...plan, y: plan.y + by, height: plan.height - by } };
}

const millimetres = (scale: number): Mm => 10 / scale;

const fits = ({ left, top, right, bottom }: LabelFrame, { width, height }: PaperArea): boolean =>
  right - left <= width && bottom - top <= height;

/** Tile edge to a parallel rail; below `least`, another tile is added. */
const FROM_RAIL = { preferred: 20, least: 6 };
const SPARE: Mm = 15;
/** Least share of its maximum size that a tile has. */
const LEAST_TILE = 0.4;

/** Edges of a row of tiles: far from parallel rails first, then evenly spaced. */
function edgesOf(from: Mm, to: Mm, size: Mm, count: number, rails: readonly Mm[]) {
  const inner: Mm[] = [];
  const even = (to - from) / count;
  let nearest = Number.POSITIVE_INFINITY;
  const distanceAt = (at: Mm) =>
    rails.reduce((least, rail) => Math.min(least, Math.abs(rail - at)), Infinity);
  for (const index of upTo(count - 1)) {
    const before = inner.at(-1) ?? from;
    const low = Math.max(before + LEAST_TILE * Math.min(size, even), to - (count - 1 - index) * size);
    const high = Math.min(before + size, to);
    const target = Math.min(high, Math.max(low, from + (index + 1) * even));
    const choices = upTo(Math.floor(high - low) + 1)
      .map((step) => low + step)
      .concat(target)
      .map((at) => ({ at, off: Math.min(distanceAt(at), FROM_RAIL.preferred) }))
      .toSorted((a, b) => b.off - a.off || Math.abs(a.at - target) - Math.abs(b.at - target));
    const best = itemAt(choices, 0);
    inner.push(best.at);
    nearest = Math.min(nearest, best.off);
  }
  const [first, last] = [inner[0], inner.at(-1)];
  const middle = (from + to) / 2;
  const edges =
    first === undefined || last === undefined
      ? [middle - size / 2, middle + size / 2]
      : [Math.max(first - size, from - SPARE), ...inner, Math.min(last + size, to + SPARE)];
  return { edges, nearest };
}

function edgesBetween(from: Mm, to: Mm, size: Mm, rails: readonly Mm[]): Mm[] {
  const count = Math.max(1, Math.ceil((to - from) / size));
  const first = edgesOf(from, to, size, count, rails);
  if (first.nearest >= FROM_RAIL.least) return first.edges;
  const more = edgesOf(from, to, size, count + 1, rails);
  return more.nearest > first.nearest ? more.edges : first.edges;
}

/**
 * Several sheets. The plan is drawn twice: for its bounds, then with the grid, so that no text crosses an
 * edge.
 */
function tiled<Plan extends ScaledPlan>(
  { draw, bare, rails }: Fitting<Plan>,
  layout: SheetLayout,
  least: Mm,
): FittedPlan<Plan> {
  const { plan: whole } = layout;
  const area = {
    x: whole.x + JOINT,
    y: whole.y + JOINT,
    width: whole.width - 2 * JOINT,
    height: whole.height - 2 * JOINT,
  };
  const tilesAt = ({ left, top, right, bottom }: LabelFrame) =>
    Math.ceil((right - left) / area.width) * Math.ceil((bottom - top) / area.height);
  const printed =
    [...SCALES, ...SITE_SCALES].find(
      (one) => one >= least && tilesAt(boxAt(bare, millimetres(one))) <= MOST_TILES,
    ) ?? 10_000;
  const scale = millimetres(printed);
  const { left, top, right, bottom } = draw(scale).bounds;
  const straight = rails.flatMap(({ axis }) => (axis.kind === 'line' ? [axis] : []));
  const upright = straight.filter(({ start, end }) => Math.abs(start.x - end.x) < 1);
  const level = straight.filter(({ start, end }) => Math.abs(start.y - end.y) < 1);
  const grid: TileGrid = {
    xs: edgesBetween(
      left - MARGIN,
      right + MARGIN,
      area.width,
      upright.map(({ start }) => start.x * scale),
    ),
    ys: edgesBetween(
      top - MARGIN,
      bottom + MARGIN,
      area.height,
      level.map(({ start }) => start.y * scale),
    ),
  };
  const plan = draw(scale, grid);
  const tiles = grid.ys.slice(1).flatMap((low, row) =>
    grid.xs.slice(1).map((far, column): Tile => {
      const frame = { left: itemAt(grid.xs, column), top: itemAt(grid.ys, row), right: far, bottom: low };
      const size = { width: frame.right - frame.left, height: frame.bottom - frame.top };
      const x = area.x + (area.width - size.width) / 2;
      return { row, column, frame, area: { x, y: area.y + (area.height - size.height) / 2, ...size } };
    }),
  );
  return {
    scale: printed,
    layout,
    plan,
    tiles: tiles.filter(({ frame }) => plan.isSheet(frame)),
    slots: [],
  };
}

function boxAt({ minX, minY, maxX, maxY }: Box, scale: number): LabelFrame {
  return { left: minX * scale, top: minY * scale, right: maxX * scale, bottom: maxY * scale };
}

/** Low plans move to the top and narrow ones left, for tables. */
function placed(
  { bounds }: ScaledPlan,
  { plan: room, slots, beneath, columns: adjacent }: SheetLayout,
): Pick<FittedPlan, 'slots'> & { area: PaperArea } {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const centred = (space: PaperArea): PaperArea => ({
    x: space.x + (space.width - width) / 2,
    y: space.y + (space.height - height) / 2,
    width,
    height,
  });
  const below = room.height - height - 2 * SPACING;
  if (beneath.length > 0 && below >= LOWEST) {
    const y = room.y + height + 2 * SPACING;
    const columns = beneath.map((column) => ({ ...column, y, height: below }));
    return { area: centred({ ...room, height: height + SPACING }), slots: [...slots, ...columns] };
  }
  const column = adjacent.find((one) => room.width - width >= one + SPACING);
  if (column === undefined) return { area: centred(room), slots };
  const x = room.x + room.width - column;
  return {
    area: centred({ ...room, width: room.width - column - SPACING }),
    slots: [...slots, { x, y: room.y + 2, width: column, height: room.height - 4 }],
  };
}

/**
 * Largest scale that fits one sheet, else several sheets (D58, D75). Bare bounds rule out scales without
 * drawing.
 */
export function fitPlan<Plan extends ScaledPlan>(fitting: Fitting<Plan>): FittedPlan<Plan> {
  const { draw, bare, over, choice = AUTOMATIC } = fitting;
  const allowed = fitting.layouts.filter(({ paper }) => paper.name === (choice.paper ?? paper.name));
  const layouts = allowed.map((layout) => lowered(layout, over));
  for (const scale of SCALES.filter((one) => one === (choice.scale ?? one))) {
    const box = boxAt(bare, millimetres(scale));
    const roomy = layouts.filter((layout) => fits(box, layout.plan));
    if (roomy.length === 0) continue;
    const plan = draw(millimetres(scale));
    const layout = roomy.find((one) => fits(plan.bounds, one.plan));
    if (!layout) continue;
    const { area, slots } = placed(plan, layout);
    const tiles = [{ row: 0, column: 0, frame: plan.bounds, area }];
    return { scale, layout, plan, slots, tiles };
  }
  return tiled(fitting, itemAt(layouts, layouts.length - 1), choice.scale ?? 100);
}
