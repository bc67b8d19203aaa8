import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { luxAt } from '@lumitor/domain/light/luxAt';
import type { Light, LightMap } from '@lumitor/domain/light/scene';
import { currentPlan } from '@lumitor/domain/plan/history';
import { formatLux, formatNumber } from '@lumitor/domain/translation/figures';
import type { Cm } from '@lumitor/domain/units';
import { type KeyboardEvent, memo, type RefObject, useId } from 'react';
import { Bands } from '../../light/Bands.tsx';
import { bandColour } from '../../light/bandColour.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { useConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { lightStore, useLight } from '../../visitor/lightStore.ts';
import { type CanvasArea, SCREEN_SCALE, toScreen, transformOf } from '../../visitor/projection.ts';
import { ARROWS, onDrawing } from '../hand/arrows.ts';
import { IsolineLabels } from './IsolineLabels.tsx';
import styles from './LightLayer.module.css';
import { PointerValue } from './PointerValue.tsx';
import { separateFigures } from './separateFigures.ts';

const STEP: { fine: Cm; coarse: Cm } = { fine: 10, coarse: 50 };

const middleOf = ({ x, y, stepX, stepY, columns, rows }: LightMap): Point => ({
  x: Math.round(x + ((columns - 1) / 2) * stepX),
  y: Math.round(y + ((rows - 1) / 2) * stepY),
});

function MeasuringPoint({ map, view, area }: { map: LightMap; view: View; area: CanvasArea }) {
  const { t, language } = useTranslation();
  const point = useLight((state) => state.point) ?? middleOf(map);
  const lux = luxAt(map, point);
  const at = toScreen(point, view, area);
  const text = lux === null ? t('light.outside') : formatLux(lux, language);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const way = onDrawing(arrow);
    const by = event.shiftKey ? STEP.coarse : STEP.fine;
    const next = { x: point.x + way.x * by, y: point.y + way.y * by };
    if (luxAt(map, next) !== null) lightStore.setState({ point: next });
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('light.point')}
      aria-description={t('light.pointKeys', STEP)}
      aria-valuemin={0}
      aria-valuemax={Math.max(lux ?? 0, 100_000)}
      aria-valuenow={Math.round(lux ?? 0)}
      aria-valuetext={text}
      className={styles.point}
      style={{ translate: `${at.x}px ${at.y}px` }}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <path d="M-14 0h9M5 0h9M0 -14v9M0 5v9" />
      </svg>
      <output className={styles.value}>{text}</output>
    </div>
  );
}

/** Thinned out so that figures do not overlap (D50). */
function GridFigures({ grid, view, area }: { grid: Light['grid']; view: View; area: CanvasArea }) {
  const { language } = useTranslation();
  const shown = separateFigures(grid.map((point) => ({ lux: point.lux, ...toScreen(point, view, area) })));
  return shown.map(({ x, y, lux }) => (
    <text key={`${x} ${y}`} className={styles.figure} x={x} y={y + 4}>
      {formatNumber(lux < 10 ? lux : Math.round(lux), language)}
    </text>
  ));
}

export interface LightLayerProps {
  view: View;
  area: CanvasArea;
  stage: RefObject<HTMLElement | null>;
}

const boxOf = ({ x, y, stepX, stepY, columns, rows }: LightMap) => ({
  x: x - stepX / 2,
  y: y - stepY / 2,
  width: columns * stepX,
  height: rows * stepY,
});

export default memo(function LightLayer({ view, area, stage }: LightLayerProps) {
  const answer = useLight((state) => state.answer);
  const showsFigures = useLight((state) => state.showsFigures);
  const isOverPicture = useConfigurator((state) => currentPlan(state.history).underlay !== null);
  const clip = useId();
  const light = answer?.lights[0];
  if (!light) return null;
  const { room } = answer.query.scene;
  const { colours } = light.scale;
  const target = answer.query.target?.lux ?? null;
  const outline = room?.outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <svg
        aria-hidden="true"
        className={styles.layer}
        data-over-picture={isOverPicture || undefined}
        data-false-colour={colours !== null || undefined}
      >
        <g transform={transformOf(view, area)}>
          <clipPath id={clip}>
            {outline ? <polygon points={outline} /> : <rect {...boxOf(light.map)} />}
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect {...boxOf(light.map)} className={styles.darkest} style={{ fill: bandColour(colours, 0) }} />
            <Bands
              bands={light.bands}
              target={target}
              colours={colours}
              pixel={1 / (SCREEN_SCALE * view.zoom)}
            />
          </g>
        </g>
      </svg>
      {!showsFigures && (
        <svg
          aria-hidden="true"
          className={classes(styles.layer, styles.over)}
          data-false-colour={colours !== null || undefined}
        >
          <IsolineLabels light={light} target={target} room={room} view={view} area={area} />
        </svg>
      )}
      <PointerValue map={light.map} view={view} area={area} stage={stage} />
      {showsFigures && (
        <>
          <svg aria-hidden="true" className={classes(styles.layer, styles.over)}>
            <GridFigures grid={light.grid} view={view} area={area} />
          </svg>
          <MeasuringPoint map={light.map} view={view} area={area} />
        </>
      )}
    </>
  );
});
