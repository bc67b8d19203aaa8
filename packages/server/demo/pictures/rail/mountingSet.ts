import { type Colour, type Finish, finishOf, STEEL } from '../kit/finish.ts';
import { prism } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { cable, disc, rod, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import type { Profile } from './profile.ts';

/** A clip that holds the rail from behind: a strip of spring steel bent around its profile. */
function clip({ width, height }: Profile, x: number, y: number, finish: Finish): Shape[] {
  const half = width / 2 + 2;
  const thick = 2.4;
  const rise = height * 0.7;
  const lip = width * 0.16;
  const right: [number, number][] = [
    [half + thick, 0],
    [half + thick, rise],
    [half - lip, rise],
    [half - lip, rise - thick],
    [half, rise - thick],
    [half, thick],
  ];
  const outline = [...right, ...right.map(([across, up]): [number, number] => [-across, up]).reverse()];
  return [
    prism(
      outline.map(([across, up]): Vec => [x, y + across, up]),
      [width * 0.75, 0, 0],
      finish,
    ),
    disc([x + width * 0.3, y + width * 0.2, thick], [0, 0, 1], width * 0.1, STEEL),
  ];
}

function screw(x: number, y: number, length: number): Shape[] {
  const level = 4;
  const thread = Array.from({ length: 7 }, (_, i) =>
    rod([x + length * (0.3 + i * 0.09), y, level], [x + length * (0.34 + i * 0.09), y, level], 3.2, STEEL),
  );
  return [
    turned(
      [x + length * 0.94, y, level],
      [1, 0, 0],
      [
        [0, 2.6],
        [length * 0.14, 0.4],
      ],
      STEEL,
    ),
    rod([x + 3, y, level], [x + length * 0.95, y, level], 2.3, STEEL),
    ...thread.reverse(),
    turned(
      [x, y, level],
      [1, 0, 0],
      [
        [0, 5.4],
        [5, 2.4],
      ],
      STEEL,
    ),
  ];
}

/** Two clips and their screws: for a rail under the ceiling. */
export function surfaceMounting(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const step = profile.width * 1.75;
  const shapes = [
    ...clip(profile, step, 0, finish),
    ...clip(profile, 0, 0, finish),
    ...screw(step * 0.85, -step * 0.72, step * 0.6),
    ...screw(0, -step * 0.72, step * 0.6),
  ];
  return picture(shapes, { scale: profile.scale * 2, ground: 0 });
}

/** Two clips, each on a steel cable below a rose: for a rail that hangs. */
export function suspendedMounting(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const top = profile.width * 2.3;
  const set = (x: number): Shape[] => [
    ...clip(profile, x - profile.width * 0.37, 0, finish),
    rod([x, 0, 2], [x, 0, 16], 5, STEEL),
    cable(
      [
        [x, 0, 16],
        [x, 0, 30],
        [x, 0, 50],
        [x, 0, top],
      ],
      0.9,
      STEEL,
    ),
    turned(
      [x, 0, top],
      [0, 0, 1],
      [
        [0, 22],
        [12, 22],
        [18, 16],
      ],
      finish,
    ),
  ];
  return picture([...set(48), ...set(-48)], { scale: profile.scale * 1.45 });
}

/** Two springs that press the trim to the ceiling from above: for a rail let into it. */
export function recessedMounting(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const spring = (x: number): Shape[] => {
    const { width } = profile;
    const bow = (side: number): Shape => {
      const at = (across: number, up: number): [number, number] => [side * width * across, width * up];
      const line = [
        at(0.5, 0.5),
        at(1.25, 0.18),
        at(1.45, 0.3),
        at(1.48, 0.36),
        at(1.4, 0.36),
        at(1.22, 0.26),
        at(0.5, 0.58),
      ];
      return prism(
        line.map(([y, z]): Vec => [x + width * 0.2, y, z]),
        [width * 0.35, 0, 0],
        STEEL,
      );
    };
    return [bow(1), ...clip(profile, x, 0, finish), bow(-1)];
  };
  const step = profile.width * 1.9;
  return picture([...spring(step), ...spring(0)], { scale: profile.scale * 1.75, ground: 0 });
}
