import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { type CommentPlace, unreadIn } from '@lumitor/domain/sharing/comments';
import { memo, useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { configuratorStore, useLayout, type View } from '../../visitor/configuratorStore.ts';
import { type Area, toScreen, transformOf } from '../../visitor/projection.ts';
import styles from './comments.module.css';
import { beginAt, discussionIn, discussionStore, isListed, setOpen } from './discussion.ts';
import { placeWords } from './placeWords.ts';
import { placeAt, shownPlace, useThings } from './things.ts';

const { getState, setState } = discussionStore;

/** Opens and closes what is said, and tells how much of it is new. */
function CommentsButton() {
  const { t } = useTranslation();
  const isOpen = useStore(discussionStore, (state) => state.isOpen);
  const unread = useStore(discussionStore, ({ told, seen }) => (told ? unreadIn(told, seen) : 0));
  return (
    <span className={styles.opener}>
      <IconButton
        icon="comment"
        pressed={isOpen}
        label={unread > 0 ? t('comments.unread', { count: unread }) : t('comments.title')}
        onClick={() => setOpen(!isOpen)}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.unread}>
          {unread}
        </span>
      )}
      <span role="status">
        <VisuallyHidden>{unread > 0 && t('comments.unread', { count: unread })}</VisuallyHidden>
      </span>
    </span>
  );
}

/** The thing of what is read: its rail, else where it is. */
function LitThing({ place: { on, x, y }, view, area }: { place: CommentPlace; view: View; area: Area }) {
  const { placed, indexOf } = geometryOf(useLayout());
  const axis = on?.kind === 'step' && placed[indexOf.get(on.id) ?? -1]?.axis;
  const at = toScreen({ x, y }, view, area);
  return (
    <svg aria-hidden="true" className={styles.lit}>
      {axis ? (
        <path d={axisPath(axis)} transform={transformOf(view, area)} />
      ) : (
        <circle cx={at.x} cy={at.y} r={16} />
      )}
    </svg>
  );
}

/** Where something is said, by its number. */
const Pins = memo(function Pins({ view, area }: { view: View; area: Area }) {
  const { t } = useTranslation();
  const { told, waiting, areAllShown, shown, draft } = useStore(discussionStore);
  const things = useThings();
  const { threads } = useMemo(() => discussionIn({ told, waiting }), [told, waiting]);
  const bringIntoSight = useEffectEvent((id: string) => {
    const thread = threads.find((each) => each.id === id);
    if (!thread) return;
    const { x, y } = shownPlace(thread.place, things).place;
    const at = toScreen({ x, y }, view, area);
    const { left, right, top, bottom } = area.insets;
    const isSeen = at.x > left && at.x < area.width - right && at.y > top && at.y < area.height - bottom;
    if (!isSeen) configuratorStore.setState({ view: { ...view, x, y }, isFramed: false });
  });
  useEffect(() => {
    if (shown) bringIntoSight(shown);
  }, [shown]);
  const at = (point: Point) => {
    const { x, y } = toScreen(point, view, area);
    return { translate: `${x}px ${y}px` };
  };
  const read = draft ?? threads.find(({ id }) => id === shown)?.place;
  const lit = read && shownPlace(read, things);
  return (
    <>
      {lit?.place.on && !lit.isGone && <LitThing place={lit.place} {...{ view, area }} />}
      {threads
        .filter((thread) => isListed(thread, areAllShown, shown))
        .map(({ id, number, place, resolved }) => {
          const now = shownPlace(place, things);
          const words = { number, place: placeWords(now, t) };
          return (
            <button
              key={id}
              type="button"
              className={styles.pin}
              data-thread={id}
              data-shown={id === shown}
              data-resolved={resolved !== null}
              aria-label={t(resolved ? 'comments.pinResolved' : 'comments.pin', words)}
              style={at(now.place)}
              onClick={() => setState({ shown: id })}
            >
              {number}
            </button>
          );
        })}
      {draft && (
        <span
          aria-hidden="true"
          className={styles.pin}
          data-shown="true"
          style={at(shownPlace(draft, things).place)}
        >
          +
        </span>
      )}
    </>
  );
});

/** While what is said is read. */
function PinsWhileOpen(props: { view: View; area: Area }) {
  return useStore(discussionStore, (state) => state.isOpen) && <Pins {...props} />;
}

/** Whether the next tap says where a comment goes: whoever only sees the plan taps it for nothing else. */
const isPlacing = (): boolean => {
  const { isOpen, draft } = getState();
  return isOpen && (draft !== null || configuratorStore.getState().isSeenOnly);
};

/** @returns whether the tap was for a comment */
function tap(at: Point, on: Element): boolean {
  const thread = on.closest<HTMLElement>('[data-thread]')?.dataset.thread;
  if (thread) setState({ shown: thread });
  else if (isPlacing()) beginAt(placeAt(at));
  else return false;
  return true;
}

/** What of comments is on the drawing and among its tools. */
export const COMMENTS_ON_DRAWING = { Tool: CommentsButton, Marks: PinsWhileOpen, tap, isPlacing };
