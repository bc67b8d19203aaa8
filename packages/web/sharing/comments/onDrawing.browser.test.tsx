import { actOn, type Discussion, NO_DISCUSSION } from '@lumitor/domain/sharing/comments';
import { expect, it, onTestFinished } from 'vitest';
import { mount, openWork, painted } from '../../testing/mount.tsx';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { discussionStore } from './discussion.ts';
import { COMMENTS_ON_DRAWING } from './onDrawing.tsx';

const AREA: CanvasArea = { width: 800, height: 600, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
const WHO = { author: 'a', byShop: false, mayRemoveAll: false, now: 0, version: 1 };

const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

const commentsAt = (places: readonly { x: number; y: number }[]): Discussion =>
  places.reduce((discussion, { x, y }, index) => {
    const next = actOn(
      discussion,
      {
        kind: 'begin',
        id: idOf(index),
        text: 'Here',
        by: 'Ewa',
        version: 1,
        place: { x, y, on: null },
      },
      WHO,
    );
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, NO_DISCUSSION);

it('scrolls the pin of an opened comment into view', async () => {
  await openWork();
  const before = discussionStore.getState();
  onTestFinished(() => discussionStore.setState(before, true));
  const { Marks } = COMMENTS_ON_DRAWING;
  const { view } = configuratorStore.getState();
  await mount(<Marks view={view} area={AREA} />);
  discussionStore.setState({ isOpen: true });
  await painted();
  const places = [9000, -7000].map((x) => ({ x, y: 0 }));
  discussionStore.setState({ discussion: commentsAt(places) });
  for (const [index, { x }] of places.entries()) {
    discussionStore.setState({ shown: idOf(index) });
    await expect.poll(() => configuratorStore.getState().view.x).toBe(x);
  }
});
