import { type Affine, placed } from '@lumitor/domain/floorPlan/affine';
import { type FloorPlan, isFill, type PlanText, pointsIn } from '@lumitor/domain/floorPlan/floorPlan';
import { FAINT, type Tint } from '@lumitor/domain/floorPlan/tint';
import { greatestOf, leastOf } from '@lumitor/domain/math/lists';
import type { Ms, Px } from '@lumitor/domain/units';

export type Ground = 'light' | 'dark' | 'paper';

const PLAIN = { light: '#45433e', dark: '#c9c6be', paper: '#222' } as const;
const GREY = { light: '#85827a', dark: '#807c74', paper: '#888' } as const;

/** Black and white become a soft ink, colours are muted (D73). */
export function inkOf(tint: Tint, ground: Ground): string {
  if (tint === FAINT) return GREY[ground];
  if (tint < 0) return PLAIN[ground];
  return ground === 'dark' ? `hsl(${tint} 22% 64%)` : `hsl(${tint} 24% 40%)`;
}

export interface PlanWindow {
  /** Centimetres of the lines to pixels of the picture. */
  to: Affine;
  width: Px;
  height: Px;
  hidden: ReadonlySet<number>;
  ground: Ground;
  stroke: Px;
}

export type Context = Pick<
  CanvasRenderingContext2D,
  | ('beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'stroke' | 'fill' | 'fillRect' | 'fillText')
  | ('save' | 'restore' | 'translate' | 'rotate')
  | ('strokeStyle' | 'fillStyle' | 'globalAlpha' | 'lineWidth' | 'lineJoin' | 'font' | 'textAlign')
>;

interface Stretch {
  line: number;
  from: number;
  to: number;
}

/** Lines of one layer and colour near each other, stroked as one path if `box` is visible. */
interface Chunk {
  layer: number;
  tint: number;
  stretches: Stretch[];
  points: number;
  box: readonly [minX: number, minY: number, maxX: number, maxY: number];
}

/** Browsers paint lines that cross 1,500 others ten times slower. */
const POINTS_PER_PATH = 50;
const SQUARES = 12;
/** Closer points are omitted. */
const LEAST_DISTANCE: Px = 0.4;
/** Smaller texts are illegible. */
const LEAST_TEXT: Px = 3.5;
/** Height of capitals as a share of the font size. */
const CAPITAL = 0.72;

const boxOf = ({ coordinates }: FloorPlan, from: number, to: number, around?: Chunk['box']): Chunk['box'] => {
  let [minX, minY, maxX, maxY] = around ?? [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 2 * from; at < 2 * to; at += 2) {
    const [x = 0, y = 0] = [coordinates[at], coordinates[at + 1]];
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return [minX, minY, maxX, maxY];
};

/** Parts of a long line; each starts at the last point of the previous one. */
function* stretchesOf(plan: FloorPlan, line: number): Generator<Stretch> {
  const [first, end] = pointsIn(plan, line);
  for (let from = first; from === first || from < end - 1; from += POINTS_PER_PATH)
    yield { line, from, to: Math.min(end, from + POINTS_PER_PATH + 1) };
}

/**
 * Groups lines by layer, colour and the square of their first point. A group is closed at 50 points, so that
 * its path paints fast and can be skipped out of sight.
 */
export function chunksOf(plan: FloorPlan): Chunk[] {
  const full: Chunk[] = [];
  const open = new Map<string, Chunk>();
  const square = (value: number, size: number) => Math.floor((SQUARES * value) / (size || 1));
  for (let line = 0; line < plan.closed.length; line++) {
    if (isFill(plan, line)) continue;
    const [layer, tint] = [plan.layerOf[line] ?? 0, plan.tints[line] ?? 0];
    for (const stretch of stretchesOf(plan, line)) {
      const { from, to } = stretch;
      const [x, y] = [plan.coordinates[2 * from] ?? 0, plan.coordinates[2 * from + 1] ?? 0];
      const key = `${layer} ${tint} ${square(x, plan.width)} ${square(y, plan.height)}`;
      const chunk = open.get(key) ?? { layer, tint, stretches: [], points: 0, box: boxOf(plan, from, to) };
      chunk.box = boxOf(plan, from, to, chunk.box);
      chunk.stretches.push(stretch);
      chunk.points += to - from;
      if (chunk.points < POINTS_PER_PATH) open.set(key, chunk);
      else {
        full.push(chunk);
        open.delete(key);
      }
    }
  }
  return [...full, ...open.values()];
}

function isSeen([minX, minY, maxX, maxY]: Chunk['box'], { to, width, height }: PlanWindow): boolean {
  const corners = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ].map(([x = 0, y = 0]) => placed(to, { x, y }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return greatestOf(xs) >= 0 && leastOf(xs) <= width && greatestOf(ys) >= 0 && leastOf(ys) <= height;
}

function trace(
  context: Context,
  plan: FloorPlan,
  { line, from, to }: Stretch,
  { to: { a, b, c, d, e, f } }: PlanWindow,
): void {
  const { coordinates } = plan;
  const [first, end] = pointsIn(plan, line);
  let [lastX, lastY] = [0, 0];
  const pass = (index: number, by: 'move' | 'near' | 'line') => {
    const [px = 0, py = 0] = [coordinates[2 * index], coordinates[2 * index + 1]];
    const [x, y] = [a * px + c * py + e, b * px + d * py + f];
    if (by === 'near' && Math.abs(x - lastX) + Math.abs(y - lastY) <= LEAST_DISTANCE) return;
    if (by === 'move') context.moveTo(x, y);
    else context.lineTo(x, y);
    [lastX, lastY] = [x, y];
  };
  for (let index = from; index < to; index++)
    pass(index, index === from ? 'move' : index === to - 1 ? 'line' : 'near');
  if (plan.closed[line] === 0 || to < end) return;
  if (from === first) context.closePath();
  else pass(first, 'line');
}

function write(
  context: Context,
  { text, at, height, along, across, tint }: PlanText,
  window: PlanWindow,
): void {
  const { to, width, ground } = window;
  const size = (height * Math.sqrt(Math.abs(to.a * to.d - to.b * to.c))) / CAPITAL;
  const { x, y } = placed(to, at);
  const reach = size * text.length;
  const isNear = x > -reach && x < width + reach && y > -reach && y < window.height + reach;
  if (size < LEAST_TEXT || !isNear) return;
  const way = placed({ ...to, e: 0, f: 0 }, along);
  context.save();
  context.translate(x, y);
  context.rotate(Math.atan2(way.y, way.x));
  context.font = `${size}px system-ui, sans-serif`;
  context.textAlign = across === 0 ? 'left' : across === 1 ? 'right' : 'center';
  context.fillStyle = inkOf(tint, ground);
  context.fillText(text, 0, 0);
  context.restore();
}

/** Fills first, texts last. @param turn false cancels */
async function paintPlan(
  context: Context,
  { plan, chunks }: Paintable,
  window: PlanWindow,
  turn: () => Promise<boolean>,
): Promise<boolean> {
  const { hidden, ground } = window;
  for (const { from, to, strength, isSolid } of plan.fills) {
    const [start, end] = [pointsIn(plan, from)[0], pointsIn(plan, to - 1)[1]];
    if (hidden.has(plan.layerOf[from] ?? 0) || !isSeen(boxOf(plan, start, end), window)) continue;
    context.beginPath();
    for (let line = from; line < to; line++) {
      const [first, after] = pointsIn(plan, line);
      trace(context, plan, { line, from: first, to: after }, window);
    }
    context.fillStyle = inkOf(plan.tints[from] ?? 0, ground);
    context.globalAlpha = strength;
    context.fill(isSolid ? 'nonzero' : 'evenodd');
    if (!(await turn())) return false;
  }
  context.globalAlpha = 1;
  context.lineWidth = window.stroke;
  context.lineJoin = 'round';
  for (const { layer, tint, stretches, box } of chunks) {
    if (hidden.has(layer) || !isSeen(box, window)) continue;
    context.beginPath();
    for (const stretch of stretches) trace(context, plan, stretch, window);
    context.strokeStyle = inkOf(tint, ground);
    context.stroke();
    if (!(await turn())) return false;
  }
  for (const text of plan.texts) {
    if (hidden.has(text.layer)) continue;
    write(context, text, window);
    if (!(await turn())) return false;
  }
  return true;
}

export interface Paintable {
  plan: FloorPlan;
  chunks: readonly Chunk[];
}

/**
 * Paints in slices, between which other work gets its turn.
 * @param slice painting time of one slice
 * @param isCurrent false cancels
 * @returns whether painting finished
 */
export async function paintWindow(
  context: Context | null,
  paintable: Paintable,
  window: PlanWindow,
  slice: Ms,
  isCurrent: () => boolean = () => true,
): Promise<boolean> {
  if (!context) throw new Error('The browser has no canvas');
  if (window.ground === 'paper') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, window.width, window.height);
  }
  let started = performance.now();
  return paintPlan(context, paintable, window, async () => {
    if (performance.now() - started < slice) return true;
    await new Promise((done) => setTimeout(done));
    started = performance.now();
    return isCurrent();
  });
}
