import type { LightMap } from '@lumitor/domain/light/scene';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, type RefObject, useId } from 'react';
import { Bands } from '../../light/Bands.tsx';
import { classes } from '../../ui/classes.ts';
import { type Area, SCALE, transformOf } from '../canvas/projection.ts';
import { useConfigurator, type View } from '../store/configuratorStore.ts';
import { GridFigures } from './GridFigures.tsx';
import { IsolineLabels } from './IsolineLabels.tsx';
import styles from './LightLayer.module.css';
import { useLight } from './lightStore.ts';
import { MeasuringPoint } from './MeasuringPoint.tsx';
import { PointerValue } from './PointerValue.tsx';

export interface LightLayerProps {
  view: View;
  area: Area;
  /** What the hand is on. */
  stage: RefObject<HTMLElement | null>;
}

/** All that a map covers, in centimetres. */
const boxOf = ({ x, y, stepX, stepY, columns, rows }: LightMap) => ({
  x: x - stepX / 2,
  y: y - stepY / 2,
  width: columns * stepX,
  height: rows * stepY,
});

/** Illuminance under the rails, in false colour (D49 to D51). It follows the drawing by a frame or two. */
export default memo(function LightLayer({ view, area, stage }: LightLayerProps) {
  const answer = useLight((state) => state.answer);
  const showsFigures = useLight((state) => state.showsFigures);
  const isOverPicture = useConfigurator((state) => currentPlan(state.history).underlay !== null);
  const clip = useId();
  const light = answer?.lights[0];
  if (!light) return null;
  const { room } = answer.asked.scene;
  const target = answer.asked.target?.lux ?? null;
  const outline = room?.outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <svg aria-hidden="true" className={styles.layer} data-over-picture={isOverPicture || undefined}>
        <g transform={transformOf(view, area)}>
          <clipPath id={clip}>
            {outline ? <polygon points={outline} /> : <rect {...boxOf(light.map)} />}
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect {...boxOf(light.map)} className={styles.darkest} />
            <Bands bands={light.bands} target={target} pixel={1 / (SCALE * view.zoom)} />
          </g>
        </g>
        {!showsFigures && <IsolineLabels light={light} target={target} room={room} view={view} area={area} />}
      </svg>
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
