import type { Finish } from '../kit/finish.ts';
import { halo, rays } from '../kit/lit.ts';
import { picture } from '../kit/picture.ts';
import { cable, ring, rod, type Station, turned } from '../kit/round.ts';
import type { Vec } from '../kit/vector.ts';
import { type Mount, microMount, railFor, standardMount } from './mount.ts';

/** A shade by its rings, from the rim up: height above the rim and radius. */
export type Shade = readonly Station[];

export const tube = (radius: number, length: number): Shade => [
  [0, radius],
  [length, radius],
];
export const cone = (radius: number, height: number): Shade => [
  [0, radius],
  [height, radius * 0.22],
];
export const dome = (radius: number): Shade =>
  Array.from({ length: 9 }, (_, i): Station => {
    const angle = (i / 8) * 1.38;
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  });

interface Hanging {
  mount: Mount;
  finish: Finish;
  shade: Shade;
  /** From the adapter to the rim. */
  drop: number;
  scale: number;
}

function hanging({ mount: { shapes, below }, finish, shade, drop, scale }: Hanging): string {
  const rim: Vec = [0, 0, below - drop];
  const top = shade.at(-1) ?? [0, 0];
  const radius = shade[0]?.[1] ?? 0;
  const crown: Vec = [0, 0, rim[2] + top[0]];
  const neck: Vec = [0, 0, crown[2] + 14];
  const opening = ring(rim, [0, 0, 1], radius * 0.86);
  const floor = ring([0, 0, rim[2] - 90], [0, 0, 1], radius * 1.5 + 26);
  return picture(
    [
      rays(opening, floor, 0.66),
      halo(rim, radius + 34, 0.42),
      cable([neck, neck, [0, 0, below], [0, 0, below]], 1.1, finish),
      ...shapes,
      rod(crown, neck, 5, finish),
      turned(rim, [0, 0, 1], shade, finish),
    ],
    { scale, place: [480, 430] },
  );
}

export const pendant = (shade: Shade, finish: Finish): string =>
  hanging({ mount: standardMount(railFor(finish), 220), finish, shade, drop: 170, scale: 2.9 });

export const microPendant = (shade: Shade, finish: Finish): string =>
  hanging({ mount: microMount(railFor(finish), 170), finish, shade, drop: 130, scale: 3.8 });
