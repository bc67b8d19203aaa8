import { footprint } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, useId } from 'react';
import { type Area, transformOf } from '../canvas/projection.ts';
import { usePaintedArrangement } from '../store/arrangement.ts';
import { useConfigurator, type View } from '../store/configuratorStore.ts';
import { useCatalogue } from '../store/derived.ts';
import { centreOf, targetOf } from '../store/lightCentre.ts';
import styles from './Light.module.css';

/** Light is drawn of so many luminaires; more would be one bright sheet. */
const MOST_LIGHTS = 80;
/** A pool is no larger: light that is spread wider shows nothing of where it goes. In centimetres. */
const MOST_RADIUS = 90;
/** Of what does not say how wide it shines. */
const USUAL_RADIUS = 34;

function poolOf(piece: Piece, beam: number | undefined) {
  const target = targetOf(piece);
  const shape = beam && !target.isOnWall ? footprint(centreOf(piece), beam) : null;
  if (shape && shape.rx <= MOST_RADIUS) return shape;
  const radius = shape ? MOST_RADIUS : USUAL_RADIUS;
  const { x, y } = target;
  return { x, y, rx: radius, ry: radius, angle: 0 };
}

/**
 * Where the luminaires shine, as pools of light under the rails, and the beams of those selected. It follows the
 * drawing by a frame.
 */
export default memo(function Light({ view, area }: { view: View; area: Area }) {
  const { pieces } = usePaintedArrangement();
  const catalogue = useCatalogue();
  const room = useConfigurator((state) => currentPlan(state.history).room);
  const ids = useConfigurator((state) => state.selectedPieces);
  const glow = useId();
  const walls = useId();
  if (pieces.length === 0) return null;
  const beams = new Map(catalogue?.bindings.map(({ id, beam }) => [id, beam]));
  const lit = pieces.length > MOST_LIGHTS ? [] : pieces;
  const selected = pieces.filter(({ id }) => ids.includes(id));
  return (
    <svg aria-hidden="true" className={styles.light}>
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
        {lit.map((piece) => {
          const { x, y, rx, ry, angle } = poolOf(piece, beams.get(piece.bindingId));
          return (
            <ellipse
              key={piece.id}
              {...{ rx, ry }}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              fill={`url(#${glow})`}
            />
          );
        })}
        {selected.map((piece) => {
          const beam = beams.get(piece.bindingId);
          const shape = beam ? footprint(centreOf(piece), beam) : null;
          return (
            shape && (
              <ellipse
                key={`beam ${piece.id}`}
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
  );
});
