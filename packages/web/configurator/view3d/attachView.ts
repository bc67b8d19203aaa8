import { currentPlan } from '@lumitor/domain/plan/history';
import { viewSubject } from '@lumitor/domain/plan/viewSubject';
import { MAX_VIEW_PIXELS } from '@lumitor/domain/room/roomView';
import { keepPicture } from '../../data/pictures.ts';
import type { View } from '../../view3d/openView.ts';
import { configuratorStore } from '../store/configuratorStore.ts';
import { edit } from '../store/editing.ts';
import { painted } from '../underlay/reencode.ts';

/** How wide it is, to its height. */
const RATIO = 1.6;

/** Keeps what is seen now with the plan: its picture goes with the order. */
export async function attachView(view: View): Promise<void> {
  const of = viewSubject(currentPlan(configuratorStore.getState().history));
  const [wide, high] = [MAX_VIEW_PIXELS, MAX_VIEW_PIXELS / RATIO];
  const { picture, width, height } = await view.picture(wide, RATIO, (canvas) =>
    painted(wide, high, (context) => context.drawImage(canvas, 0, 0)),
  );
  const id = crypto.randomUUID();
  await keepPicture(id, picture);
  edit({ kind: 'setView', view: { id, width, height, of } });
}
