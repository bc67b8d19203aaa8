import { headingAt, pointAt } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { feedName, zoneName } from '@lumitor/domain/lists/installationWords';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { memo } from 'react';
import { type Area, rotated, SCALE, type ScreenPoint, toScreen } from '../canvas/projection.ts';
import { hasNumbers, numberPlace } from '../luminaires/Numbers.tsx';
import { asideOf } from '../luminaires/sides.ts';
import { usePaintedArrangement } from '../store/arrangement.ts';
import type { View } from '../store/configuratorStore.ts';
import { useDrawing } from '../store/derived.ts';
import { useInstallation } from '../store/installation.ts';
import { usePainted } from '../store/painted.ts';
import { feedKey, usePlanFeeds, useSelectedFeed } from '../store/wiring.ts';
import { type Box, labelPlace } from './feedLabels.ts';
import styles from './Installation.module.css';

const BOLT = 'M1.4 -5 -3.2 .9H-.2L-1.4 5 3.2 -.9H.2Z';
/** Half of a feed's square, in pixels. */
const HALF = 8;
/** Lengths of rails stand so far beside them, and are so large, in pixels. */
const LENGTH_ASIDE = 30;
const LENGTH = { width: 46, height: 24 };

export interface ShownFeed {
  feed: PlacedFeed;
  number: number;
  at: ScreenPoint;
  /** Across its rail, where the length does not stand. */
  free: ScreenPoint;
}

/** The feeds as they are painted, F1 first. */
export function useShownFeeds(view: View, area: Area): ShownFeed[] {
  const plan = usePainted((state) => currentPlan(state.history));
  const { placed, indexOf } = geometryOf(plan.layout);
  return usePlanFeeds(plan).flatMap((feed, index) => {
    const axis = placed[indexOf.get(feed.stepId) ?? -1]?.axis;
    if (!axis) return [];
    const angle = ((headingAt(axis, feed.at) + view.rotate + 90) * Math.PI) / 180;
    const across = { x: Math.cos(angle), y: Math.sin(angle) };
    const aside = rotated(asideOf(feed.stepId) ?? { x: 0, y: -1 }, view.rotate);
    const way = across.x * aside.x + across.y * aside.y > 0 ? -1 : 1;
    const free = { x: Math.round(way * across.x), y: Math.round(way * across.y) };
    return [{ feed, number: index + 1, at: toScreen(pointAt(axis, feed.at), view, area), free }];
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

/** Feeds with their numbers and zones, and the one that is selected. */
export function NamedFeeds({ view, area }: { view: View; area: Area }) {
  const shown = useShownFeeds(view, area);
  const selected = useSelectedFeed();
  const installation = useInstallation();
  const { pieces } = usePaintedArrangement();
  const lengths = useDrawing().primitives.flatMap((one): Box[] => {
    if (one.kind !== 'label') return [];
    const { x, y } = toScreen(one, view, area);
    const aside = rotated(one.aside, view.rotate);
    return [{ x: x + aside.x * LENGTH_ASIDE, y: y + aside.y * LENGTH_ASIDE, ...LENGTH }];
  });
  const zoneOf = (feed: PlacedFeed): string => {
    if (!installation) return '';
    const key = feedKey(feed);
    const zone = installation.feeds.find((one) => feedKey(one) === key)?.zone;
    return zone === undefined ? '' : ` · ${zoneName(zone)}`;
  };
  const others = [
    ...shown.map(({ at: { x, y } }): Box => ({ x, y, width: 2 * HALF, height: 2 * HALF })),
    ...lengths,
    ...(hasNumbers(view) ? pieces : []).map((piece): Box => {
      const { x, y, number } = numberPlace(piece, view, area);
      return { x, y, width: 10 + 7 * String(number).length, height: 15 };
    }),
  ];
  const labels = shown.map(({ feed, number, at, free }) => {
    const words = feedName(number) + (SCALE * view.zoom < 0.3 ? '' : zoneOf(feed));
    const box = labelPlace(at, free, words, others);
    others.push(box);
    return { key: feedKey(feed), words, box };
  });
  return (
    <>
      {shown.map(({ feed, at }) => (
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
      ))}
      {labels.map(({ key, words, box: { x, y } }) => (
        <text key={key} className={styles.name} x={x} y={y + 4.5}>
          {words}
        </text>
      ))}
    </>
  );
}
