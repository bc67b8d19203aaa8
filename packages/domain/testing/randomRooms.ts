import type { Point } from '../kinds/rail/heading.ts';
import { isInside } from '../kinds/room/outline.ts';
import { boundsOfOutline, toWalls } from '../kinds/room/outlineShape.ts';
import type { LitSolid } from '../light/boxes.ts';
import type { LitRoom, Scene, SceneLuminaire, Shining } from '../light/scene.ts';
import { directionOf } from '../math/direction.ts';
import { itemAt, upTo } from '../math/lists.ts';
import { ahead } from '../math/points.ts';
import { chance } from './chance.ts';
import { elbow, ISOTROPIC, LOPSIDED } from './scenes.ts';

const SHAPES: ((width: number, depth: number) => LitRoom['outline'])[] = [
  (width, depth) => [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ],
  (width) => elbow(width, width / 2),
  (width, depth) => [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth / 2 },
    { x: (2 * width) / 3, y: depth / 2 },
    { x: (2 * width) / 3, y: depth },
    { x: width / 3, y: depth },
    { x: width / 3, y: depth / 2 },
    { x: 0, y: depth / 2 },
  ],
  (width, depth) => [
    { x: 0, y: depth / 5 },
    { x: width, y: 0 },
    { x: (4 * width) / 5, y: depth },
    { x: width / 6, y: (4 * depth) / 5 },
  ],
];

const ARTICLES: Record<string, Shining> = {
  narrow: { lumens: 900, beam: 6 },
  spot: { lumens: 800, beam: 15 },
  flood: { lumens: 2_000, beam: 38 },
  wide: { lumens: 3_000, beam: 100 },
  long: { lumens: 2_500, beam: 90, luminousLength: 60 },
  lopsided: { table: LOPSIDED },
  bare: { table: ISOTROPIC },
};

const THINNEST = 1;

export function randomRoom(seed: number): Scene & { room: LitRoom } {
  const random = chance(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const oneOf = <Item>(list: readonly Item[]): Item => itemAt(list, Math.floor(random() * list.length));
  const outline = oneOf(SHAPES)(between(250, 900), between(250, 700));
  const height = between(230, 500);
  const box = boundsOfOutline(outline) ?? { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const inRoom = () => {
    for (;;) {
      const point = { x: between(box.minX, box.maxX), y: between(box.minY, box.maxY) };
      if (isInside(outline, point)) return point;
    }
  };
  const solids = upTo(Math.floor(between(0, 4))).map((): LitSolid => {
    const from = random() < 0.2 ? between(60, 150) : 0;
    return {
      ...inRoom(),
      width: between(20, 200),
      depth: between(20, 80),
      heading: between(0, 360),
      reflectance: 0.5,
      from,
      to: Math.min(height, from + between(30, 180)),
    };
  });
  const kinds = upTo(1 + Math.floor(random() * 3)).map(() => oneOf(Object.keys(ARTICLES)));
  const hang = random() < 0.3 ? between(30, height / 2) : between(5, 30);
  const forLuminaire = (heading: number, half: number): Point => {
    const along = directionOf(heading);
    for (;;) {
      const middle = inRoom();
      const isFree = [-half, 0, half].every((by) => {
        const point = ahead(middle, along, by);
        return isInside(outline, point) && toWalls(outline, point) >= THINNEST;
      });
      if (isFree) return middle;
    }
  };
  const luminaires = upTo(1 + Math.floor(random() ** 2 * 24)).map((index): SceneLuminaire => {
    const bindingId = oneOf(kinds);
    const heading = oneOf([0, 90, between(0, 360)]);
    const half = (ARTICLES[bindingId]?.luminousLength ?? 0) / 2;
    return {
      id: `l${index}`,
      bindingId,
      ...forLuminaire(heading, half),
      z: height - hang,
      heading,
      turn: between(0, 360),
      tilt: random() < 0.4 ? 0 : between(0, 80),
      layer: Math.floor(random() * 3),
    };
  });
  return {
    room: {
      outline,
      height,
      solids,
      plane: oneOf([0, 75, 85, 110]),
      maintenance: 0.8,
      reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
    },
    luminaires,
    articles: ARTICLES,
    areas: [],
  };
}
