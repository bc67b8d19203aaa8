import { COPPER, DARK, type Finish, GREY, WHITE } from '../kit/finish.ts';
import { box, plate, prism } from '../kit/mesh.ts';
import { disc } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { type Profile, TRIM } from './profile.ts';

/** The ways in which a connector reaches out: along the rail to the far and near side, and to the viewer. */
export type Arm = 'far' | 'near' | 'front';

/** Outline of the arms seen from above, `half` wide and `reach` long from the middle. */
function footprint(arms: readonly Arm[], half: number, reach: number): [number, number][] {
  const end = (arm: Arm) => (arms.includes(arm) ? reach : half);
  const [far, near, front] = [end('far'), end('near'), end('front')];
  return [
    [far, -half],
    [far, half],
    [-near, half],
    [-near, -half],
    [-half, -half],
    [-half, -front],
    [half, -front],
    [half, -half],
  ];
}

const atHeight = (outline: readonly [number, number][], z: number): Vec[] =>
  outline.map(([x, y]): Vec => [x, y, z]);

/** The part of a connector that shows between two rails: of their profile, a slot along its top. */
export function body(profile: Profile, arms: readonly Arm[], reach: number, finish: Finish): Shape[] {
  const half = profile.width / 2;
  const { height, trim, wall, isGrooved } = profile;
  const layer = (from: number, to: number, inset: number): Shape =>
    prism(atHeight(footprint(arms, half - inset, reach), from), [0, 0, to - from], finish);
  const trunk = isGrooved ? [layer(0, 14, 0), layer(14, 18, 3), layer(18, height, 0)] : [layer(0, height, 0)];
  const rim =
    trim > 0
      ? [prism(atHeight(footprint(arms, half + trim, reach), height - TRIM), [0, 0, TRIM], finish)]
      : [];
  const slot = plate(atHeight(footprint(arms, half - wall * 1.6, reach), height), DARK, finish.line);
  return [...trunk, ...rim, slot];
}

const PLUG = 44;

/** What goes into the slot of the next rail: an insulating tongue with two contacts and a screw. */
export function plug(profile: Profile, arm: Arm, reach: number, finish: Finish): Shape[] {
  const half = profile.width / 2 - profile.wall - 1;
  const length = (PLUG * profile.width) / 36;
  const bottom = profile.wall + 1;
  const height = profile.height - bottom - 4;
  const material = finish === WHITE ? { ...WHITE, light: '#e9e5dd', body: '#cbc6bd' } : GREY;
  const start = arm === 'far' ? reach : -reach - length;
  const tongue =
    arm === 'front'
      ? box({ at: [-half, start, bottom], size: [2 * half, length, height] }, material)
      : box({ at: [start, -half, bottom], size: [length, 2 * half, height] }, material);
  const contact = (level: number): Shape => {
    const z = bottom + height * level;
    const thick = height * 0.13;
    const [from, to] = [start + length * 0.08, start + length * 0.92];
    const strip: Vec[] =
      arm === 'front'
        ? [
            [-half, from, z],
            [-half, to, z],
            [-half, to, z + thick],
            [-half, from, z + thick],
          ]
        : [
            [from, -half, z],
            [to, -half, z],
            [to, -half, z + thick],
            [from, -half, z + thick],
          ];
    return plate(strip, COPPER);
  };
  const screw: Vec = arm === 'front' ? [0, start + length / 2, 0] : [start + length / 2, 0, 0];
  return [
    tongue,
    contact(0.34),
    contact(0.66),
    disc([screw[0], screw[1], bottom + height], [0, 0, 1], half * 0.42, COPPER),
  ];
}
