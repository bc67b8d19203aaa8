import type { PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import { halfOfSign } from '@lumitor/domain/kinds/signSizes';
import { signPaths } from '@lumitor/domain/kinds/signs';
import type { Px } from '@lumitor/domain/units';
import { memo } from 'react';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { SCREEN_SCALE, type ScreenPoint, toLayout, toScreen } from '../../../visitor/projection.ts';
import { feedKey, usePlanFeeds, useSelectedFeed } from '../../../visitor/wiring.ts';
import { SelectionInSight } from '../../canvas/SelectionInSight.ts';
import styles from '../installed.module.css';
import { type InstalledSignsProps, type OnView, SMALL_SIGN } from '../installedSign.ts';
import { feedSigns } from './feedSigns.ts';

const FEED = signPaths([{ kind: 'feed', x: 0, y: 0 }], 1);
const HALF_SQUARE: Px = halfOfSign('feed').x;

interface ShownFeed {
  feed: PlacedFeed;
  at: ScreenPoint;
}

function useShownFeeds({ view, area }: OnView): ShownFeed[] {
  const plan = usePlan();
  const signOf = feedSigns(plan, 1 / (SCREEN_SCALE * view.zoom));
  return usePlanFeeds(plan).flatMap((feed) => {
    const sign = signOf(feed);
    return sign ? [{ feed, at: toScreen(sign, view, area) }] : [];
  });
}

const FeedSymbol = memo(function FeedSymbol(props: {
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
      <path className={styles.square} d={FEED.solid} />
      <path d={FEED.bolts} />
    </g>
  );
});

function MarkedFeeds({ view, area }: OnView) {
  const shown = useShownFeeds({ view, area });
  const selected = useSelectedFeed();
  const last = selected && feedKey(selected);
  const place = shown.find(({ feed }) => feedKey(feed) === last)?.at;
  const feeds = shown.map(({ feed, at }) => (
    <g key={feedKey(feed)}>
      {feedKey(feed) === last && (
        <rect
          className={styles.ring}
          x={at.x - HALF_SQUARE - 3}
          y={at.y - HALF_SQUARE - 3}
          width={2 * HALF_SQUARE + 6}
          height={2 * HALF_SQUARE + 6}
          rx={5}
        />
      )}
      <FeedSymbol x={at.x} y={at.y} isAutomatic={feed.id === null} />
    </g>
  ));
  return (
    <>
      {last && <SelectionInSight id={last} at={place && toLayout(place, view, area)} area={area} />}
      {feeds}
    </>
  );
}

function PlainFeeds(on: OnView) {
  return useShownFeeds(on).map(({ feed, at }) => (
    <FeedSymbol key={feedKey(feed)} x={at.x} y={at.y} isAutomatic={feed.id === null} size={SMALL_SIGN} />
  ));
}

export const FeedSigns = ({ isShown, ...on }: InstalledSignsProps) =>
  isShown ? <MarkedFeeds {...on} /> : <PlainFeeds {...on} />;
