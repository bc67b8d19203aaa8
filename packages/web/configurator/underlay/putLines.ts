import { closedOutlines } from '@lumitor/domain/floorPlan/closedOutlines';
import { type FloorPlan, hiddenOf, isOn, pointOf, pointsIn } from '@lumitor/domain/floorPlan/floorPlan';
import type { Point } from '@lumitor/domain/layout/heading';
import { minus } from '@lumitor/domain/math/points';
import { newUnderlay } from '@lumitor/domain/room/underlay';
import { keepLines, keepPicture } from '../../data/pictures.ts';
import { floorPlanStore, overLines, pixelsOf, type ShownLines } from '../../visitor/floorPlan.ts';
import { middleInSight, setUnderlay, underlayNow } from '../../visitor/room.ts';
import { painted, type Reencoded } from './reencode.ts';

/** So many lines are painted before the page has its turn. */
const AT_ONCE = 4000;
/** Lines are so wide, in pixels of the picture. */
const WIDTH = 1.5;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A picture of the layers that are shown: it goes with an order as any floor plan does (D29a), dark on white. */
const paintLines = (plan: FloorPlan, hidden: ReadonlySet<number>): Promise<Reencoded> => {
  const by = pixelsOf(plan);
  return painted(plan.width * by, plan.height * by, async (context, { width, height }) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.strokeStyle = '#222';
    context.lineWidth = WIDTH;
    for (let begin = 0; begin < plan.closed.length; begin += AT_ONCE) {
      context.beginPath();
      for (let line = begin; line < Math.min(begin + AT_ONCE, plan.closed.length); line++) {
        if (!isOn(plan, line, hidden)) continue;
        const [from, to] = pointsIn(plan, line);
        for (let index = from; index < to; index++) {
          const { x, y } = pointOf(plan, index);
          context[index === from ? 'moveTo' : 'lineTo'](x * by, y * by);
        }
        if (plan.closed[line] === 1) context.closePath();
      }
      context.stroke();
      await pause();
    }
  });
};

/** Off a whole centimetre. */
const beside = ({ x, y }: Point): Point => ({ x: x - Math.round(x), y: y - Math.round(y) });

/**
 * Puts the lines of a floor plan under the drawing in their true size; the corner of its largest closed line lies on
 * a whole centimetre, as corners of rooms do. @returns whether the browser keeps them
 */
export async function putLines(name: string, plan: FloorPlan): Promise<boolean> {
  const hidden = new Set(hiddenOf(plan));
  const { picture, width, height } = await paintLines(plan, hidden);
  const [id, linesId] = [crypto.randomUUID(), crypto.randomUUID()];
  const isKept = await keepPicture(id, picture, { id: linesId, hidden: [...hidden] });
  const areKept = await keepLines(linesId, plan);
  const scale = 1 / pixelsOf(plan);
  const fresh = newUnderlay({ id, name, width, height }, middleInSight(), scale * Math.max(width, height));
  const underlay = { ...fresh, scale, opacity: 0.7, isLocked: true };
  const [largest] = closedOutlines(plan, hidden);
  const off = largest?.corners[0] ? beside(overLines(underlay, plan, largest.corners[0])) : { x: 0, y: 0 };
  floorPlanStore.setState({ shown: { underlayId: id, id: linesId, plan, hidden }, chosen: null, told: null });
  setUnderlay({ ...underlay, ...minus(underlay, off) });
  return isKept && areKept;
}

/** The latest choice of layers: a picture of former ones comes too late. */
let latest = 0;

/** Shows other layers at once, and puts a picture of them in the place of the one before, as one step of undo. */
export async function showLayers(lines: ShownLines, hidden: ReadonlySet<number>): Promise<void> {
  latest += 1;
  const mine = latest;
  floorPlanStore.setState({ shown: { ...lines, hidden } });
  const { picture } = await paintLines(lines.plan, hidden);
  const id = crypto.randomUUID();
  if (mine !== latest) return;
  await keepPicture(id, picture, { id: lines.id, hidden: [...hidden] });
  const underlay = underlayNow();
  if (mine !== latest || underlay?.id !== lines.underlayId) return;
  floorPlanStore.setState({ shown: { ...lines, underlayId: id, hidden } });
  setUnderlay({ ...underlay, id }, `layers of ${lines.id}`);
}
