import { type Frame, frameAround } from '../drawing/frame.ts';
import type { Box } from '../layout/axis.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { Area, SheetLayout } from './layouts.ts';
import { AUTOMATIC, SCALES, type SheetChoice } from './sheetChoice.ts';

/** Where a scale was chosen that takes more tiles, the next smaller one is taken. */
const MOST_TILES = 40;
/** On a tile beside the plan, for the names of the tiles that join it, in millimetres. */
const JOINT = 4;
/** From a plan to tables beside or beneath it, and how high these are at the least. */
const APART = 8;
const LOWEST = 45;
/** Around what is drawn on tiles. */
const MARGIN = 3;

/** A part of a plan that has a sheet to itself. */
export interface Tile {
  row: number;
  column: number;
  /** Of the plan, in millimetres from its origin. */
  frame: Frame;
}

/** A plan at a scale, in millimetres from where it has its origin. */
export interface ScaledPlan {
  bounds: Frame;
  /** Whether anything of it lies there. */
  covers: (frame: Frame) => boolean;
}

/** A plan at the scale that it is printed with. */
export interface FittedPlan<Plan extends ScaledPlan = ScaledPlan> {
  scale: number;
  layout: SheetLayout;
  plan: Plan;
  /** Where on its sheet the plan, or each tile of it, lies. */
  area: Area;
  /** One where the plan fits a sheet. */
  tiles: Tile[];
  /** For tables, beside the plan or beneath it. */
  slots: readonly Area[];
}

/** What is fitted: a drawing for CAD no less than one for paper. */
export interface Fitting<Plan extends ScaledPlan> {
  /**
   * @param scale millimetres on paper for a centimetre
   * @param borders that no text may cross @param limits that it must stay in
   */
  draw: (scale: number, borders?: readonly Frame[], limits?: Frame | null) => Plan;
  /** Around rails and walls alone, in centimetres. */
  bare: Box;
  /** Of one scale the first that has room is taken. */
  layouts: readonly SheetLayout[];
  /** Paper and scale; absent: the smallest and the largest that have room. */
  choice?: SheetChoice | undefined;
  /** Millimetres that stand over a plan so wide. */
  over: HeightOver;
}

type HeightOver = (width: number) => number;

/** With room for what stands over the plan. */
function lowered(layout: SheetLayout, over: HeightOver): SheetLayout {
  const { plan } = layout;
  const by = over(plan.width);
  return { ...layout, plan: { ...plan, y: plan.y + by, height: plan.height - by } };
}

/** Millimetres on paper for a centimetre. */
const millimetres = (scale: number): number => 10 / scale;

const fits = ({ left, top, right, bottom }: Frame, { width, height }: Area): boolean =>
  right - left <= width && bottom - top <= height;

function framesBetween(
  borders: readonly number[],
  isUpright: boolean,
  { left, top, right, bottom }: Frame,
): Frame[] {
  return borders.map((at) =>
    isUpright
      ? frameAround(at, (top + bottom) / 2, 0.1, bottom - top)
      : frameAround((left + right) / 2, at, right - left, 0.1),
  );
}

/** The plan over several sheets that join without a gap and without showing anything twice. */
function tiled<Plan extends ScaledPlan>(
  { draw, bare }: Fitting<Plan>,
  layout: SheetLayout,
  least: number,
): FittedPlan<Plan> {
  const { plan: whole } = layout;
  const area = {
    x: whole.x + JOINT,
    y: whole.y + JOINT,
    width: whole.width - 2 * JOINT,
    height: whole.height - 2 * JOINT,
  };
  const tilesAt = ({ left, top, right, bottom }: Frame) =>
    Math.ceil((right - left) / area.width) * Math.ceil((bottom - top) / area.height);
  const printed =
    SCALES.find((one) => one >= least && tilesAt(boxAt(bare, millimetres(one))) <= MOST_TILES) ?? 100;
  const scale = millimetres(printed);
  const { bounds } = draw(scale);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top].map(
    (side) => side + 2 * MARGIN,
  ) as [number, number];
  const [columns, rows] = [Math.ceil(width / area.width), Math.ceil(height / area.height)];
  // What is left over is shared by the outer ones.
  const left = bounds.left - MARGIN - (columns * area.width - width) / 2;
  const top = bounds.top - MARGIN - (rows * area.height - height) / 2;
  const limits = { left, top, right: left + columns * area.width, bottom: top + rows * area.height };
  const inner = (from: number, step: number, count: number) =>
    upTo(count - 1).map((index) => from + (index + 1) * step);
  const borders = [
    ...framesBetween(inner(left, area.width, columns), true, limits),
    ...framesBetween(inner(top, area.height, rows), false, limits),
  ];
  const plan = draw(scale, borders, limits);
  const tiles = upTo(rows * columns).map((index): Tile => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [x, y] = [left + column * area.width, top + row * area.height];
    return { row, column, frame: { left: x, top: y, right: x + area.width, bottom: y + area.height } };
  });
  return {
    scale: printed,
    layout,
    plan,
    area,
    tiles: tiles.filter(({ frame }) => plan.covers(frame)),
    slots: [],
  };
}

function boxAt({ minX, minY, maxX, maxY }: Box, scale: number): Frame {
  return { left: minX * scale, top: minY * scale, right: maxX * scale, bottom: maxY * scale };
}

/** A plan in the middle of its place; a low one at its top and a narrow one on its left, with tables in the rest. */
function placed(
  { bounds }: ScaledPlan,
  { plan: room, slots, beneath, beside }: SheetLayout,
): Pick<FittedPlan, 'area' | 'slots'> {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const centred = (space: Area): Area => ({
    x: space.x + (space.width - width) / 2,
    y: space.y + (space.height - height) / 2,
    width,
    height,
  });
  const below = room.height - height - 2 * APART;
  if (beneath.length > 0 && below >= LOWEST) {
    const y = room.y + height + 2 * APART;
    const columns = beneath.map((column) => ({ ...column, y, height: below }));
    return { area: centred({ ...room, height: height + APART }), slots: [...slots, ...columns] };
  }
  const column = beside.find((one) => room.width - width >= one + APART);
  if (column === undefined) return { area: centred(room), slots };
  const x = room.x + room.width - column;
  return {
    area: centred({ ...room, width: room.width - column - APART }),
    slots: [...slots, { x, y: room.y + 2, width: column, height: room.height - 4 }],
  };
}

/** A plan at the largest scale with which it has room on a sheet, or else on several (D58, D75). */
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
    return {
      scale,
      layout,
      plan,
      ...placed(plan, layout),
      tiles: [{ row: 0, column: 0, frame: plan.bounds }],
    };
  }
  return tiled(fitting, itemAt(layouts, layouts.length - 1), choice.scale ?? 100);
}
