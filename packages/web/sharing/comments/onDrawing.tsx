import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { type CommentPlace, unreadIn } from '@lumitor/domain/sharing/comments';
import { memo, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { onDemand, orNothing } from '../../ui/later.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { configuratorStore, useLayout, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, toScreen, transformOf } from '../../visitor/projection.ts';
import styles from './comments.module.css';
import { discussionStore, setOpen, startThreadAt } from './discussion.ts';
import type { PinsInRoomProps } from './PinsInRoom.tsx';
import pinStyles from './pins.module.css';
import { Pin, usePins } from './pins.tsx';
import { placeAt } from './things.ts';

const { getState, setState } = discussionStore;

function CommentsButton() {
  const { t } = useTranslation();
  const isOpen = useIsOpen();
  const unread = useStore(discussionStore, ({ discussion, seen }) =>
    discussion ? unreadIn(discussion, seen) : 0,
  );
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

function LitThing({
  place: { on, x, y },
  view,
  area,
}: {
  place: CommentPlace;
  view: View;
  area: CanvasArea;
}) {
  const { placed, indexOf } = geometryOf(useLayout());
  const axis = on?.kind === 'step' && placed[indexOf.get(on.id) ?? -1]?.axis;
  const at = toScreen({ x, y }, view, area);
  return (
    <svg aria-hidden="true" className={pinStyles.lit}>
      {axis ? (
        <path d={axisPath(axis)} transform={transformOf(view, area)} />
      ) : (
        <circle cx={at.x} cy={at.y} r={16} />
      )}
    </svg>
  );
}

interface OpenedPinProps {
  view: View;
  area: CanvasArea;
  place: Point;
}

/** Moves an opened comment's pin into view. Keyed by the comment. */
function OpenedPin({ view, area, place: { x, y } }: OpenedPinProps) {
  const bringIntoSight = useEffectEvent(() => {
    const at = toScreen({ x, y }, view, area);
    const { left, right, top, bottom } = area.insets;
    const isSeen = at.x > left && at.x < area.width - right && at.y > top && at.y < area.height - bottom;
    if (!isSeen) configuratorStore.setState({ view: { ...view, x, y }, isFramed: false });
  });
  useEffect(() => bringIntoSight(), []);
  return null;
}

const Pins = memo(function Pins({ view, area }: { view: View; area: CanvasArea }) {
  const pins = usePins();
  const read = pins.findLast(({ isShown }) => isShown);
  const at = (point: Point) => {
    const { x, y } = toScreen(point, view, area);
    return { translate: `${x}px ${y}px` };
  };
  return (
    <>
      {read?.thread && <OpenedPin key={read.thread.id} place={read.place} view={view} area={area} />}
      {read?.place.on && !read.isGone && <LitThing place={read.place} view={view} area={area} />}
      {pins.map((pin) => (
        <Pin key={pin.thread?.id ?? ''} pin={pin} at={at(pin.place)} />
      ))}
    </>
  );
});

const useIsOpen = () => useStore(discussionStore, (state) => state.isOpen);

function PinsWhileOpen(props: { view: View; area: CanvasArea }) {
  return useIsOpen() && <Pins {...props} />;
}

const PinsInRoom = onDemand(orNothing(() => import('./PinsInRoom.tsx')));

function PinsInRoomWhileOpen(props: PinsInRoomProps) {
  return useIsOpen() && <PinsInRoom {...props} />;
}

const isPlacing = (): boolean => {
  const { isOpen, mayTalk, draft } = getState();
  return isOpen && mayTalk && (draft !== null || configuratorStore.getState().isSeenOnly);
};

/** @returns whether the tap was for a comment */
function tap(at: Point, on: Element): boolean {
  const thread = on.closest<HTMLElement>('[data-thread]')?.dataset.thread;
  if (thread) setState({ shown: thread });
  else if (isPlacing()) startThreadAt(placeAt(at));
  else return false;
  return true;
}

export const COMMENTS_ON_DRAWING = {
  Tool: CommentsButton,
  Marks: PinsWhileOpen,
  MarksInRoom: PinsInRoomWhileOpen,
  tap,
  isPlacing,
};
