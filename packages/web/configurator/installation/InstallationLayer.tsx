import { halfOfSign, signPaths } from '@lumitor/domain/drawing/signs';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Px } from '@lumitor/domain/units';
import { cutsAtJoints } from '@lumitor/domain/wiring/cut';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { memo } from 'react';
import { useConfigurator, usePlan, type View } from '../../visitor/configuratorStore.ts';
import { useHidden } from '../../visitor/hidden.ts';
import {
  type CanvasArea,
  SCREEN_SCALE,
  type ScreenPoint,
  toLayout,
  toScreen,
} from '../../visitor/projection.ts';
import { feedKey, usePlanFeeds, useSelectedFeed } from '../../visitor/wiring.ts';
import layers from '../canvas/layer.module.css';
import { SelectionInSight } from '../canvas/SelectionInSight.ts';
import { DeviceSigns } from './DeviceSigns.tsx';
import { DropRails } from './DropRails.tsx';
import { feedSigns } from './feedSigns.ts';
import styles from './Installation.module.css';
import { jointKey, jointPlace, jointPlaces } from './jointPlaces.ts';

const FEED = signPaths([{ kind: 'feed', x: 0, y: 0 }], 1);
const CUT = signPaths([{ kind: 'isolation', x: 0, y: 0 }], 1);
const HALF_SQUARE: Px = halfOfSign('feed').x;
interface ShownFeed {
  feed: PlacedFeed;
  at: ScreenPoint;
}

function useShownFeeds(view: View, area: CanvasArea): ShownFeed[] {
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

function Feeds({ view, area }: { view: View; area: CanvasArea }) {
  const shown = useShownFeeds(view, area);
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

/** Below this scale, shown only with the installation. */
const SYMBOLS_FROM = 0.5;

interface LayerProps {
  view: View;
  area: CanvasArea;
}

function Cuts({ view, area }: LayerProps) {
  const { layout, wiring } = usePlan();
  const geometry = geometryOf(layout);
  return cutsAtJoints(geometry, wiring.cuts).map((cut) => {
    const place = jointPlace(geometry, cut, 1 / (SCREEN_SCALE * view.zoom));
    if (!place) return null;
    const { x, y } = toScreen(place, view, area);
    return (
      <g key={jointKey(cut)} transform={`translate(${x} ${y}) rotate(${place.heading + view.rotate})`}>
        <path className={styles.gap} d={CUT.gaps} />
        <path className={styles.plates} d={CUT.lines} />
      </g>
    );
  });
}

function Joints({ view, area }: LayerProps) {
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  return jointPlaces(geometryOf(layout), 1 / (SCREEN_SCALE * view.zoom)).map((place) => {
    const { x, y } = toScreen(place, view, area);
    return <circle key={jointKey(place.cut)} className={styles.joint} cx={x} cy={y} r={4} />;
  });
}

function PlainFeeds(props: LayerProps) {
  return useShownFeeds(props.view, props.area).map(({ feed, at }) => (
    <FeedSymbol key={feedKey(feed)} x={at.x} y={at.y} isAutomatic={feed.id === null} size={0.75} />
  ));
}

/** Drops under the luminaires, feeds and cuts over them. */
export default memo(function InstallationLayer({ layer, ...on }: LayerProps & { layer: 'rails' | 'signs' }) {
  const isShown = useConfigurator(({ mode }) => mode === 'installation');
  const isHidden = useHidden().includes('installation');
  if (layer === 'rails') return isShown && <DropRails {...on} />;
  if (!isShown && (isHidden || SCREEN_SCALE * on.view.zoom < SYMBOLS_FROM)) return null;
  return (
    <svg aria-hidden="true" className={layers.layer}>
      {isShown && <Joints {...on} />}
      <Cuts {...on} />
      <DeviceSigns {...on} size={isShown ? 1 : 0.75} />
      {isShown ? <Feeds {...on} /> : <PlainFeeds {...on} />}
    </svg>
  );
});
