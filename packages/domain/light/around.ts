import type { Cm } from '../units.ts';
import { ofAllWalls } from './measured.ts';
import type { Light, LightFigures, LightSurface, LitRoom, Modelling } from './scene.ts';

/** Eyes of a seated person above the floor (D67). */
export const SITTING: Cm = 120;
export const STANDING: Cm = 160;
/** Cylindrical divided by horizontal illuminance, for good modelling (EN 12464-1:2021). */
export const MODELLED = [0.3, 0.6] as const;

/** D66, D67; null without points of a grid. */
export interface Around {
  walls: Pick<LightFigures, 'mean' | 'uniformity' | 'least' | 'greatest'> | null;
  ceiling: LightFigures | null;
  cylindrical: LightFigures | null;
  modelling: Modelling | null;
}

export const surfacesAround = ({ outline }: Pick<LitRoom, 'outline'>): LightSurface[] => [
  { kind: 'ceiling' },
  { kind: 'cylindrical', height: SITTING },
  ...outline.map((_, wall): LightSurface => ({ kind: 'wall', wall })),
];

export function aroundOf(measured: readonly Light[], { outline }: Pick<LitRoom, 'outline'>): Around {
  const find = (kind: LightSurface['kind']) => measured.find(({ map }) => map.surface.kind === kind);
  const cylindrical = find('cylindrical');
  return {
    walls: ofAllWalls(measured, outline),
    ceiling: find('ceiling')?.figures ?? null,
    cylindrical: cylindrical?.figures ?? null,
    modelling: cylindrical?.modelling ?? null,
  };
}
