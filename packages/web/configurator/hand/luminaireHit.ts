import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { radians } from '@lumitor/domain/math/angle';
import type { Cm, Px } from '@lumitor/domain/units';

const LUMINAIRE_RADIUS: Px = 14;

/** Distance to the part of the rail covered by the body. */
function bodyDistance({ x, y, heading, reach }: Luminaire, at: Point): Cm {
  const angle = radians(heading);
  const [dx, dy] = [at.x - x, at.y - y];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const beyond = Math.max(0, Math.abs(along) - reach);
  return Math.hypot(beyond, dy * Math.cos(angle) - dx * Math.sin(angle));
}

export function luminaireAt(luminaires: readonly Luminaire[], at: Point, pixel: number): Luminaire | null {
  let nearest: Luminaire | null = null;
  let least = LUMINAIRE_RADIUS * pixel;
  for (const luminaire of luminaires) {
    const distance = bodyDistance(luminaire, at);
    if (distance > least) continue;
    nearest = luminaire;
    least = distance;
  }
  return nearest;
}
