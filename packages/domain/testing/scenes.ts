import { rectangle } from '../kinds/room/room.ts';
import type { LitRoom, Scene, SceneLuminaire, Shining } from '../light/scene.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';

const GAMMAS = [0, 45, 90, 135, 180];
export const ISOTROPIC: PhotometricTable = {
  symmetry: 'rotational',
  c: [0],
  gamma: GAMMAS,
  candela: [GAMMAS.map(() => 10_000 / (4 * Math.PI))],
  turn: 0,
};
export const LOPSIDED: PhotometricTable = {
  symmetry: 'none',
  c: [0, 90, 180, 270],
  gamma: [0, 30, 60, 90, 120, 180],
  candela: [
    [400, 700, 500, 200, 30, 0],
    [400, 300, 150, 80, 30, 0],
    [400, 150, 60, 20, 10, 0],
    [400, 300, 150, 80, 30, 0],
  ],
  turn: 0,
};

export const square = (side: number) => rectangle(side, side, { x: 0, y: 0 });
export const elbow = (side: number, arm: number): LitRoom['outline'] => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: arm },
  { x: arm, y: arm },
  { x: arm, y: side },
  { x: 0, y: side },
];
export const room = (outline: LitRoom['outline'], more: Partial<LitRoom> = {}): LitRoom => ({
  outline,
  height: 300,
  plane: 0,
  solids: [],
  maintenance: 1,
  reflectance: { ceiling: 0, walls: 0, floor: 0 },
  ...more,
});
export const at = (x: number, y: number, z: number, more: Partial<SceneLuminaire> = {}): SceneLuminaire => ({
  id: `${x} ${y}`,
  bindingId: 'a',
  x,
  y,
  z,
  heading: 0,
  turn: 0,
  tilt: 0,
  ...more,
});
export const sceneWith = (shape: LitRoom | null, luminaires: SceneLuminaire[], a: Shining): Scene => ({
  room: shape,
  luminaires,
  articles: { a },
  areas: [],
});
