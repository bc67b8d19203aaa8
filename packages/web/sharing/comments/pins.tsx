import type { CommentPlace, Thread } from '@lumitor/domain/sharing/comments';
import type { Px } from '@lumitor/domain/units';
import { type CSSProperties, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { discussionIn, discussionStore, isListed } from './discussion.ts';
import styles from './pins.module.css';
import { placeWords } from './placeWords.ts';
import { shownPlace, useThings } from './things.ts';

interface Pinned {
  /** Null for a comment not sent yet. */
  thread: Thread | null;
  isShown: boolean;
  place: CommentPlace;
  isGone: boolean;
  behind: number;
}

const PIN_OFFSET: Px = 30;

export function usePins(): readonly Pinned[] {
  const { discussion, waiting, areAllShown, shown, draft } = useStore(discussionStore);
  const things = useThings();
  const { threads } = useMemo(() => discussionIn({ discussion, waiting }), [discussion, waiting]);
  return useMemo(() => {
    const pins: Omit<Pinned, 'behind'>[] = threads
      .filter((thread) => isListed(thread, areAllShown, shown))
      .map((thread) => ({ thread, isShown: thread.id === shown, ...shownPlace(thread.place, things) }));
    if (draft) pins.push({ thread: null, isShown: true, ...shownPlace(draft, things) });
    return pins.map((pin, index) => {
      const isThere = ({ place: { x, y } }: (typeof pins)[number]) => x === pin.place.x && y === pin.place.y;
      return { ...pin, behind: pins.slice(0, index).filter(isThere).length };
    });
  }, [threads, things, areAllShown, shown, draft]);
}

export function Pin({ pin, at }: { pin: Pinned; at?: CSSProperties }) {
  const { t } = useTranslation();
  const { thread, isShown, behind, ...now } = pin;
  const style = { ...at, marginLeft: behind * PIN_OFFSET };
  if (!thread)
    return (
      <span aria-hidden="true" className={styles.pin} data-shown="true" style={style}>
        +
      </span>
    );
  const { id, number, resolved } = thread;
  const words = { number, place: placeWords(now, t) };
  return (
    <button
      type="button"
      className={styles.pin}
      data-thread={id}
      data-shown={isShown}
      data-resolved={resolved !== null}
      aria-label={t(resolved ? 'comments.pinResolved' : 'comments.pin', words)}
      style={style}
      onClick={() => discussionStore.setState({ shown: id })}
    >
      {number}
    </button>
  );
}
