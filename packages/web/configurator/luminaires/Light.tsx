import { aimedAt, footprint, type LightCentre } from '@lumitor/domain/luminaires/aim';
import { memo, useId } from 'react';
import { type Area, transformOf } from '../canvas/projection.ts';
import { useArrangement } from '../store/arrangement.ts';
import type { View } from '../store/configuratorStore.ts';
import { useCatalogue } from '../store/derived.ts';
import { centreOf } from '../store/lightCentre.ts';
import styles from './Light.module.css';

/** Light is drawn of so many luminaires; more would be one bright sheet. */
const MOST_LIGHTS = 80;
/** A pool is no larger: light that is spread wider shows nothing of where it goes. In centimetres. */
const MOST_RADIUS = 110;
/** Of what does not say how wide it shines. */
const USUAL_RADIUS = 34;

function poolOf(centre: LightCentre, beam: number | undefined) {
  const shape = beam ? footprint(centre, beam) : null;
  if (shape && shape.rx <= MOST_RADIUS) return shape;
  const at = centre.tilt > 1 ? aimedAt(centre) : centre;
  const radius = shape || beam ? MOST_RADIUS : USUAL_RADIUS;
  return { x: at.x, y: at.y, rx: radius, ry: radius, angle: 0 };
}

/** Where the luminaires shine, as pools of light under the rails. */
export default memo(function Light({ view, area }: { view: View; area: Area }) {
  const { pieces } = useArrangement();
  const catalogue = useCatalogue();
  const glow = useId();
  if (pieces.length === 0 || pieces.length > MOST_LIGHTS) return null;
  const beams = new Map(catalogue?.bindings.map(({ id, beam }) => [id, beam]));
  return (
    <svg aria-hidden="true" className={styles.light}>
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" className={styles.core} />
          <stop offset="0.6" className={styles.middle} />
          <stop offset="1" className={styles.rim} />
        </radialGradient>
      </defs>
      <g transform={transformOf(view, area)}>
        {pieces.map((piece) => {
          const { x, y, rx, ry, angle } = poolOf(centreOf(piece), beams.get(piece.bindingId));
          return (
            <ellipse
              key={piece.id}
              {...{ rx, ry }}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              fill={`url(#${glow})`}
            />
          );
        })}
      </g>
    </svg>
  );
});
