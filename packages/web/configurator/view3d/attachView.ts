import { MAX_VIEW_PIXELS } from '@lumitor/domain/room/roomView';
import { keepPicture } from '../../data/pictures.ts';
import type { View } from '../../view3d/openView.ts';
import { edit } from '../store/editing.ts';
import { painted } from '../underlay/reencode.ts';

/** As wide as it may be, to its height. */
const RATIO = 1.6;

/** Keeps what is seen now with the plan: its picture goes with the order. */
export async function attachView({ stage, mark }: View, aim: Parameters<View['mark']>[0]): Promise<void> {
  const [wide, high] = [MAX_VIEW_PIXELS, MAX_VIEW_PIXELS / RATIO];
  mark(null);
  const taken = stage.picture(wide, high, (canvas) =>
    painted(wide, high, (context) => context.drawImage(canvas, 0, 0)),
  );
  mark(aim);
  const { picture, width, height } = await taken;
  const id = crypto.randomUUID();
  await keepPicture(id, picture);
  edit({ kind: 'setView', view: { id, width, height } });
}
