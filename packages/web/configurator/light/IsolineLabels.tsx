import { shapesOf } from '@lumitor/domain/kinds/drawnKinds';
import { nearestOnWalls } from '@lumitor/domain/kinds/luminaire/aim';
import { distanceTo } from '@lumitor/domain/kinds/rail/axis';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { isInside } from '@lumitor/domain/kinds/room/outline';
import { hotSpots } from '@lumitor/domain/light/hotSpots';
import type { LitRoom } from '@lumitor/domain/light/scene';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Lux, Px } from '@lumitor/domain/units';
import { memo, useMemo } from 'react';
import { bandColour } from '../../light/bandColour.ts';
import { adjacentSpots, labelsOn, ringsOf } from '../../light/isolineLabels.ts';
import type { ShownLight } from '../../light/shownLights.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { usePlan, type View } from '../../visitor/configuratorStore.ts';
import {
  type CanvasArea,
  SCREEN_SCALE,
  type ScreenPoint,
  toLayout,
  toScreen,
} from '../../visitor/projection.ts';
import { usePlacedLabels } from '../canvas/placedLabels.ts';
import styles from './LightLayer.module.css';

const INSIDE: Px = 24;
const FROM_WALL: Px = 18;
const FROM_FURNITURE: Px = 14;
const FROM_RAIL: Px = 36;
const FROM_LABEL: { across: Px; down: Px } = { across: 18, down: 8 };
/** Checking more rails takes too long; labels may overlap them. */
const MOST_RAILS = 60;
const MOST_SPOTS = 24;

export interface IsolineLabelsProps {
  light: ShownLight;
  target: Lux | null;
  room: LitRoom | null;
  view: View;
  area: CanvasArea;
}

export const IsolineLabels = memo(function IsolineLabels(props: IsolineLabelsProps) {
  const { light, target, room, view, area } = props;
  const { bands, scale } = light;
  const { language } = useTranslation();
  const { layout, room: planned } = usePlan();
  const written = usePlacedLabels();
  const hot = useMemo(() => {
    const from = light.scale.thresholds.at(-1);
    return from === undefined ? [] : hotSpots(light.map, from).slice(0, MOST_SPOTS);
  }, [light]);
  const { spots, labels } = useMemo(() => {
    const lines = bands.map(({ lux, path }) => ({
      lux,
      isTarget: lux === target,
      rings: ringsOf(path).map((ring) => ring.map((at) => toScreen(at, view, area))),
    }));
    const pixel = 1 / (SCREEN_SCALE * view.zoom);
    const { placed } = geometryOf(layout);
    const rails = placed.length > MOST_RAILS ? [] : placed;
    const opaque = shapesOf({ room: planned, areas: [] }, { hatch: 1 })
      .filter(({ pen }) => pen === 'cut')
      .flatMap(({ outlines }) => outlines.map(({ corners }) => corners));
    const { width, height, insets } = area;
    const isFree = (screen: ScreenPoint) => {
      const { x, y } = screen;
      if (x < insets.left + INSIDE || x > width - insets.right - INSIDE) return false;
      if (y < insets.top + INSIDE || y > height - insets.bottom - INSIDE) return false;
      const isOnLabel = written.some(
        (label) =>
          Math.abs(label.x - x) < FROM_LABEL.across + label.width / 2 &&
          Math.abs(label.y - y) < FROM_LABEL.down + label.height / 2,
      );
      if (isOnLabel) return false;
      const at = toLayout(screen, view, area);
      if (rails.some(({ axis }) => distanceTo(axis, at) < FROM_RAIL * pixel)) return false;
      if (!room) return true;
      const isOnFurniture = opaque.some((corners) => {
        const edge = nearestOnWalls(corners, at);
        const isNear = edge && Math.hypot(edge.x - at.x, edge.y - at.y) < FROM_FURNITURE * pixel;
        return isNear || isInside(corners, at);
      });
      if (isOnFurniture) return false;
      const wall = nearestOnWalls(room.outline, at);
      const isClear = !wall || Math.hypot(wall.x - at.x, wall.y - at.y) >= FROM_WALL * pixel;
      return isClear && isInside(room.outline, at);
    };
    const spots = adjacentSpots(
      hot.map(({ lux, ...at }) => ({ lux, ...toScreen(at, view, area) })),
      isFree,
    );
    const taken = spots.flatMap(({ lux, label }) => (label ? [{ lux: Math.round(lux), ...label }] : []));
    return { spots, labels: labelsOn(lines, isFree, taken) };
  }, [bands, hot, target, room, planned, layout, written, view, area]);
  const isolines = labels.map(({ lux, isTarget, x, y }) => (
    <text
      key={`${lux} ${x} ${y}`}
      className={styles.label}
      data-target={isTarget || undefined}
      x={x}
      y={y + 4}
      style={scale.colours ? undefined : { stroke: bandColour(null, scale.thresholds.indexOf(lux)) }}
    >
      {formatNumber(lux, language)}
    </text>
  ));
  return (
    <>
      {isolines}
      {spots.map(({ lux, spot, label }) => (
        <g key={`${spot.x} ${spot.y}`} className={styles.hot}>
          <path d={`M${spot.x - 4} ${spot.y - 4}l8 8m0 -8l-8 8`} />
          {label && (
            <>
              <path d={`M${spot.x} ${spot.y}L${label.x} ${label.y}`} />
              <text className={styles.label} x={label.x} y={label.y + 4}>
                {formatNumber(Math.round(lux), language)}
              </text>
            </>
          )}
        </g>
      ))}
    </>
  );
});
