import { pointAt } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { memo } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import { usePainted } from '../../visitor/painted.ts';
import { type Area, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { feedKey, usePlanFeeds, useSelectedFeed } from '../../visitor/wiring.ts';
import styles from './Installation.module.css';

const BOLT = 'M1.4 -5 -3.2 .9H-.2L-1.4 5 3.2 -.9H.2Z';
/** Half of a feed's square, in pixels. */
const HALF = 8;
export interface ShownFeed {
  feed: PlacedFeed;
  at: ScreenPoint;
}

/** The feeds as they are painted, F1 first. */
export function useShownFeeds(view: View, area: Area): ShownFeed[] {
  const plan = usePainted((state) => currentPlan(state.history));
  const { placed, indexOf } = geometryOf(plan.layout);
  return usePlanFeeds(plan).flatMap((feed) => {
    const axis = placed[indexOf.get(feed.stepId) ?? -1]?.axis;
    return axis ? [{ feed, at: toScreen(pointAt(axis, feed.at), view, area) }] : [];
  });
}

/** A square with a bolt; a lighter one has its place by itself. @param size of 1 is for what is worked on */
export const FeedSymbol = memo(function FeedSymbol(props: {
  x: number;
  y: number;
  isAutomatic: boolean;
  size?: number;
}) {
  const { x, y, isAutomatic, size = 1 } = props;
  return (
    <g
      className={styles.feed}
      data-automatic={isAutomatic || undefined}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={2} />
      <path d={BOLT} />
    </g>
  );
});

/** Feeds, and the one that is selected. */
export function Feeds({ view, area }: { view: View; area: Area }) {
  const shown = useShownFeeds(view, area);
  const selected = useSelectedFeed();
  return shown.map(({ feed, at }) => (
    <g key={feedKey(feed)}>
      {selected && feedKey(feed) === feedKey(selected) && (
        <rect
          className={styles.ring}
          x={at.x - HALF - 3}
          y={at.y - HALF - 3}
          width={2 * HALF + 6}
          height={2 * HALF + 6}
          rx={5}
        />
      )}
      <FeedSymbol x={at.x} y={at.y} isAutomatic={feed.id === null} />
    </g>
  ));
}
