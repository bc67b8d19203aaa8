import { distanceTo } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Isoband } from '@lumitor/domain/light/isolines';
import { nearestOnWalls } from '@lumitor/domain/luminaires/aim';
import { isInside } from '@lumitor/domain/room/outline';
import type { Room } from '@lumitor/domain/room/room';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { memo, useMemo } from 'react';
import { labelsOn, ringsOf } from '../../light/isolineLabels.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { type Area, SCALE, type ScreenPoint, toLayout, toScreen } from '../canvas/projection.ts';
import { useLayout, type View } from '../store/configuratorStore.ts';
import styles from './LightLayer.module.css';

/** From the edge of what is in sight, from walls and from rails, which have figures of their own, in pixels. */
const INSIDE = 24;
const FROM_WALL = 18;
const FROM_RAIL = 36;
/** Among more rails than these labels may stand on them: to ask for each takes too long. */
const MOST_RAILS = 60;

export interface IsolineLabelsProps {
  bands: readonly Isoband[];
  target: number | null;
  room: Room | null;
  view: View;
  area: Area;
}

/** What the lines of equal illuminance stand for. */
export const IsolineLabels = memo(function IsolineLabels(props: IsolineLabelsProps) {
  const { bands, target, room, view, area } = props;
  const { language } = useTranslation();
  const layout = useLayout();
  const labels = useMemo(() => {
    const lines = bands.map(({ lux, path }) => ({
      lux,
      isTarget: lux === target,
      rings: ringsOf(path).map((ring) => ring.map((at) => toScreen(at, view, area))),
    }));
    const pixel = 1 / (SCALE * view.zoom);
    const { placed } = geometryOf(layout);
    const rails = placed.length > MOST_RAILS ? [] : placed;
    const { width, height, insets } = area;
    return labelsOn(lines, (screen: ScreenPoint) => {
      const { x, y } = screen;
      if (x < insets.left + INSIDE || x > width - insets.right - INSIDE) return false;
      if (y < insets.top + INSIDE || y > height - insets.bottom - INSIDE) return false;
      const at = toLayout(screen, view, area);
      if (rails.some(({ axis }) => distanceTo(axis, at) < FROM_RAIL * pixel)) return false;
      if (!room) return true;
      const wall = nearestOnWalls(room.outline, at);
      const isClear = !wall || Math.hypot(wall.x - at.x, wall.y - at.y) >= FROM_WALL * pixel;
      return isClear && isInside(room.outline, at);
    });
  }, [bands, target, room, layout, view, area]);
  return labels.map(({ lux, isTarget, x, y }) => (
    <text
      key={`${lux} ${x} ${y}`}
      className={styles.label}
      data-target={isTarget || undefined}
      x={x}
      y={y + 4}
      style={{ stroke: `var(--lux-${bands.findIndex((band) => band.lux === lux)})` }}
    >
      {formatNumber(lux, language)}
    </text>
  ));
});
