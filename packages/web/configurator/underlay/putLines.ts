import { scaled } from '@lumitor/domain/floorPlan/affine';
import { UnreadableDxf } from '@lumitor/domain/floorPlan/dxfFault';
import { type FloorPlan, hiddenOf } from '@lumitor/domain/floorPlan/floorPlan';
import { outlineCorners, planOutlines } from '@lumitor/domain/floorPlan/planOutlines';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { MAX_PIXELS, MAX_SCALE } from '@lumitor/domain/kinds/underlay/underlay';
import { minus } from '@lumitor/domain/math/points';
import type { Cm, Px } from '@lumitor/domain/units';
import { storeLines, storePicture } from '../../data/pictures.ts';
import { painterOf } from '../../floorPlan/painter.ts';
import { floorPlanStore, overLines, pixelsOf, type ShownLines } from '../../visitor/floorPlan.ts';
import { middleInSight, setUnderlay, underlayNow } from '../../visitor/room.ts';
import type { Reencoded } from './reencode.ts';

const KILOMETRE: Cm = 100_000;

const LINE_WIDTH: Px = 1.5;

/** Dark on white; sent with an order (D29a). */
async function paintLines(
  plan: FloorPlan,
  hidden: ReadonlySet<number>,
  cancelled?: AbortSignal,
): Promise<Reencoded> {
  const by = pixelsOf(plan);
  const width = Math.max(1, Math.round(plan.width * by));
  const height = Math.max(1, Math.round(plan.height * by));
  const window = { to: scaled(by, by), width, height, hidden, ground: 'paper', stroke: LINE_WIDTH } as const;
  return { picture: await painterOf(plan).picture(window, cancelled), width, height };
}

const MAX_SIDE: Cm = MAX_SCALE * MAX_PIXELS;

const offsetFromWhole = ({ x, y }: Point): Point => ({ x: x - Math.round(x), y: y - Math.round(y) });

/** True size; corner on a whole centimetre. @throws UnreadableDxf if too large */
export async function putLines(name: string, plan: FloorPlan, cancelled: AbortSignal): Promise<boolean> {
  if (Math.max(plan.width, plan.height) > MAX_SIDE)
    throw new UnreadableDxf({ kind: 'tooWide', kilometres: MAX_SIDE / KILOMETRE });
  const hidden = new Set(hiddenOf(plan));
  const { picture, width, height } = await paintLines(plan, hidden, cancelled);
  cancelled.throwIfAborted();
  const [id, linesId] = [crypto.randomUUID(), crypto.randomUUID()];
  const isStored = await storePicture(id, picture, { id: linesId, hidden: [...hidden] });
  const areStored = await storeLines(linesId, plan);
  cancelled.throwIfAborted();
  const scale = 1 / pixelsOf(plan);
  const fresh = newUnderlay({ id, name, width, height }, middleInSight(), scale * Math.max(width, height));
  const underlay = { ...fresh, scale, opacity: 0.7, isLocked: true };
  const [largest] = planOutlines(plan, hidden);
  const [corner] = largest ? outlineCorners(plan, largest) : [];
  const off = corner ? offsetFromWhole(overLines(underlay, plan, corner)) : { x: 0, y: 0 };
  floorPlanStore.setState({
    shown: { underlayId: id, id: linesId, plan, hidden },
    chosen: null,
    found: null,
  });
  setUnderlay({ ...underlay, ...minus(underlay, off) });
  return isStored && areStored;
}

let latest = 0;

/** Shown at once; the picture follows as one undo step. */
export async function showLayers(lines: ShownLines, hidden: ReadonlySet<number>): Promise<void> {
  latest += 1;
  const change = latest;
  floorPlanStore.setState({ shown: { ...lines, hidden } });
  const { picture } = await paintLines(lines.plan, hidden);
  const id = crypto.randomUUID();
  if (change !== latest) return;
  await storePicture(id, picture, { id: lines.id, hidden: [...hidden] });
  const underlay = underlayNow();
  if (change !== latest || underlay?.id !== lines.underlayId) return;
  floorPlanStore.setState({ shown: { ...lines, underlayId: id, hidden } });
  setUnderlay({ ...underlay, id }, `layers of ${lines.id}`);
}
