import { footprint } from '@lumitor/domain/kinds/luminaire/aim';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm, Deg } from '@lumitor/domain/units';
import { memo, type RefObject, useId } from 'react';
import { onDemand, orNothing } from '../../../ui/later.tsx';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { useConfigurator, usePlan, type View } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { centreOf, targetOf } from '../../../visitor/lightCentre.ts';
import { type CanvasArea, transformOf } from '../../../visitor/projection.ts';
import { useSelectedLuminaireIds } from '../../../visitor/selected.ts';
import layer from '../../canvas/layer.module.css';
import styles from './Luminaires.module.css';

const LightLayer = onDemand(orNothing(() => import('../../light/LightLayer.tsx')));

/** More pools would make one bright sheet. */
const MOST_LIGHTS = 80;
const MOST_RADIUS: Cm = 90;
const USUAL_RADIUS: Cm = 34;

function poolOf(luminaire: Luminaire, beam: Deg | undefined, plan: Plan) {
  const target = targetOf(luminaire, plan);
  const shape = beam && !target.isOnWall ? footprint(centreOf(luminaire, plan), beam) : null;
  if (shape && shape.rx <= MOST_RADIUS) return shape;
  const radius = shape ? MOST_RADIUS : USUAL_RADIUS;
  const { x, y } = target;
  return { x, y, rx: radius, ry: radius, angle: 0 };
}

interface LightProps {
  view: View;
  area: CanvasArea;
  stage: RefObject<HTMLElement | null>;
}

/** Lags the drawing by a frame. */
export default memo(function Light({ view, area, stage }: LightProps) {
  const { luminaires } = useArrangement();
  const catalogue = useCatalogue();
  const plan = usePlan();
  const { room } = plan;
  const isMapped = useConfigurator(({ mode }) => mode === 'light');
  const isWiring = useConfigurator(({ mode }) => mode === 'installation');
  const ids = useSelectedLuminaireIds();
  const glow = useId();
  const walls = useId();
  if (luminaires.length === 0 || (plan.hidden.includes('light') && !isMapped)) return null;
  const beams = new Map(catalogue?.bindings.map(({ id, beam }) => [id, beam]));
  const lit = isMapped || isWiring || luminaires.length > MOST_LIGHTS ? [] : luminaires;
  const selected = luminaires.filter(({ id }) => ids.includes(id));
  return (
    <>
      {isMapped && <LightLayer view={view} area={area} stage={stage} />}
      <svg aria-hidden="true" className={layer.layer}>
        <defs>
          <radialGradient id={glow}>
            <stop offset="0" className={styles.core} />
            <stop offset="0.6" className={styles.middle} />
            <stop offset="1" className={styles.rim} />
          </radialGradient>
          {room && (
            <clipPath id={walls}>
              <polygon points={room.outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
            </clipPath>
          )}
        </defs>
        <g transform={transformOf(view, area)} clipPath={room ? `url(#${walls})` : undefined}>
          {lit.map((luminaire) => {
            const { x, y, rx, ry, angle } = poolOf(luminaire, beams.get(luminaire.bindingId), plan);
            return (
              <ellipse
                key={luminaire.id}
                rx={rx}
                ry={ry}
                transform={`translate(${x} ${y}) rotate(${angle})`}
                fill={`url(#${glow})`}
              />
            );
          })}
          {selected.map((luminaire) => {
            const beam = beams.get(luminaire.bindingId);
            const shape = beam ? footprint(centreOf(luminaire, plan), beam) : null;
            return (
              shape && (
                <ellipse
                  key={`beam ${luminaire.id}`}
                  className={styles.beam}
                  rx={shape.rx}
                  ry={shape.ry}
                  transform={`translate(${shape.x} ${shape.y}) rotate(${shape.angle})`}
                />
              )
            );
          })}
        </g>
      </svg>
    </>
  );
});
