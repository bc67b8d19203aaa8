import { ofAllWalls } from './measured.ts';
import type { Light, LightFigures, LitRoom, Modelling, Surface } from './scene.ts';

/** Eyes of who sits, in centimetres above the floor (D67). */
export const SITTING = 120;
/** And of who stands. */
export const STANDING = 160;
/** Shares of light on faces in light on what is level, within which they are modelled well (EN 12464-1:2021). */
export const MODELLED = [0.3, 0.6] as const;

/** What a room measures beside its plane (D66, D67); null where nothing is measured of it. */
export interface Around {
  walls: Pick<LightFigures, 'mean' | 'uniformity' | 'least' | 'greatest'> | null;
  ceiling: LightFigures | null;
  cylindrical: LightFigures | null;
  modelling: Modelling | null;
}

/** The surfaces that it follows from. */
export const surfacesAround = ({ outline }: Pick<LitRoom, 'outline'>): Surface[] => [
  { kind: 'ceiling' },
  { kind: 'cylindrical', height: SITTING },
  ...outline.map((_, wall): Surface => ({ kind: 'wall', wall })),
];

/** @param measured of these surfaces */
export function aroundOf(measured: readonly Light[], { outline }: Pick<LitRoom, 'outline'>): Around {
  const find = (kind: Surface['kind']) => measured.find(({ map }) => map.surface.kind === kind);
  const cylindrical = find('cylindrical');
  return {
    walls: ofAllWalls(measured, outline),
    ceiling: find('ceiling')?.figures ?? null,
    cylindrical: cylindrical?.figures ?? null,
    modelling: cylindrical?.modelling ?? null,
  };
}
