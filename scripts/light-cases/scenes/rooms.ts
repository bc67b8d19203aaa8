import { aimAt } from '@lumitor/domain/kinds/luminaire/aim';
import { rectangle } from '@lumitor/domain/kinds/room/room';
import type { LitSolid } from '@lumitor/domain/light/boxes';
import type {
  LightSurface,
  LitArea,
  LitRoom,
  Scene,
  SceneLuminaire,
  Shining,
} from '@lumitor/domain/light/scene';
import { at, elbow, LOPSIDED, room } from '@lumitor/domain/testing/scenes';
import type { Words } from '../lightCase.ts';

export interface ComparedScene {
  id: string;
  title: Words;
  scene: Scene & { room: LitRoom };
}

const REFLECTANCE = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
const lit = (outline: LitRoom['outline'], height: number, more: Partial<LitRoom> = {}): LitRoom =>
  room(outline, { height, plane: 75, maintenance: 0.8, reflectance: REFLECTANCE, ...more });
const box = (x: number, y: number, more: Partial<LitSolid> = {}): LitSolid => ({
  x,
  y,
  width: 120,
  depth: 45,
  heading: 0,
  from: 0,
  to: 110,
  reflectance: 0.5,
  ...more,
});
const area = (x1: number, y1: number, x2: number, y2: number, bottom: number, top: number): LitArea => ({
  id: 'area',
  begin: { x: x1, y: y1 },
  end: { x: x2, y: y2 },
  bottom,
  top,
});
const aimed = (x: number, y: number, z: number, to: { x: number; y: number }, height: number) => {
  const from = at(x, y, z);
  const { turn, tilt } = aimAt(from, to, height, 90);
  return { ...from, turn, tilt };
};
const row = (count: number, each: (index: number) => SceneLuminaire) =>
  Array.from({ length: count }, (_, index) => each(index));
const raster = (columns: number, rows: number, dx: number, dy: number, z: number) =>
  row(columns * rows, (index) =>
    at(((index % columns) - (columns - 1) / 2) * dx, (Math.floor(index / columns) - (rows - 1) / 2) * dy, z),
  );
const gallery = (beam: number, walls: number): ComparedScene['scene'] => ({
  room: lit(rectangle(800, 500, { x: 0, y: 0 }), 400, { reflectance: { ...REFLECTANCE, walls } }),
  luminaires: row(12, (index) => aimed(index * 60 - 330, -120, 370, { x: index * 60 - 330, y: -250 }, 160)),
  articles: { a: { lumens: 1_000, beam } },
  areas: [],
});
const scene = (
  shape: LitRoom,
  luminaires: SceneLuminaire[],
  a: Shining,
  areas: LitArea[] = [],
): ComparedScene['scene'] => ({ room: shape, luminaires, articles: { a }, areas });

export const COMPARED_SCENES: readonly ComparedScene[] = [
  {
    id: 'L',
    title: {
      pl: 'Pokój w kształcie L, oprawy w jednym ramieniu',
      en: 'L-shaped room, luminaires in one arm',
    },
    scene: scene(lit(elbow(600, 250), 270), [at(450, 120, 255), at(200, 120, 255)], {
      lumens: 2_500,
      beam: 100,
    }),
  },
  {
    id: 'gallery 8°',
    title: {
      pl: 'Galeria 8 × 5 × 4 m, dwanaście reflektorów 8° na ścianę o odbiciu 85 %',
      en: 'Gallery of 8 × 5 × 4 m, twelve spots of 8° at a wall that reflects 85 %',
    },
    scene: gallery(8, 0.85),
  },
  {
    id: 'gallery 15°',
    title: {
      pl: 'Ta sama galeria, reflektory 15°, ściany o odbiciu 70 %',
      en: 'The same gallery, spots of 15°, walls that reflect 70 %',
    },
    scene: gallery(15, 0.7),
  },
  {
    id: 'downlight',
    title: {
      pl: 'Pokój 8 × 5 × 3 m, jeden downlight 60° poza środkiem; powierzchnia 10 cm od ściany, zwrócona do niej',
      en: 'Room of 8 × 5 × 3 m, one downlight of 60° off centre; an area 10 cm from a wall, facing it',
    },
    scene: scene(
      lit(rectangle(800, 500, { x: 0, y: 0 }), 300),
      [at(-200, 100, 290)],
      { lumens: 5_000, beam: 60 },
      [area(390, 200, 390, -200, 50, 250)],
    ),
  },
  {
    id: 'cupboard',
    title: {
      pl: 'Pokój 6 × 4,5 m z szafką 2 × 1 × 0,9 m, dwie oprawy 90°',
      en: 'Room of 6 × 4.5 m with a cupboard of 2 × 1 × 0.9 m, two luminaires of 90°',
    },
    scene: scene(
      lit(rectangle(600, 450, { x: 0, y: 0 }), 270, {
        solids: [box(0, 0, { width: 200, depth: 100, to: 90 })],
      }),
      [at(-100, 50, 260), at(120, -80, 260)],
      { lumens: 2_000, beam: 90 },
      [area(150, 110, -150, 110, 0, 200)],
    ),
  },
  {
    id: 'hall',
    title: {
      pl: 'Hala 30 × 15 × 4 m, 32 oprawy liniowe długości 1,5 m',
      en: 'Hall of 30 × 15 × 4 m, 32 linear luminaires 1.5 m long',
    },
    scene: scene(lit(rectangle(3_000, 1_500, { x: 0, y: 0 }), 400), raster(8, 4, 370, 370, 380), {
      lumens: 5_000,
      beam: 90,
      luminousLength: 150,
    }),
  },
  {
    id: 'hall 60°',
    title: { pl: 'Ta sama hala, 18 opraw 60°', en: 'The same hall, 18 luminaires of 60°' },
    scene: scene(lit(rectangle(3_000, 1_500, { x: 0, y: 0 }), 400), raster(6, 3, 500, 500, 380), {
      lumens: 8_000,
      beam: 60,
    }),
  },
  {
    id: 'corridor',
    title: {
      pl: 'Korytarz 12 × 1,5 × 2,5 m, pięć opraw 80°',
      en: 'Corridor of 12 × 1.5 × 2.5 m, five luminaires of 80°',
    },
    scene: scene(lit(rectangle(1_200, 150, { x: 0, y: 0 }), 250), raster(5, 1, 240, 0, 245), {
      lumens: 1_500,
      beam: 80,
    }),
  },
  {
    id: 'shop',
    title: {
      pl: 'Sklep 10 × 8 × 3 m z trzema regałami i dwiema kolumnami, dwanaście opraw 70°',
      en: 'Shop of 10 × 8 × 3 m with three shelves and two columns, twelve luminaires of 70°',
    },
    scene: scene(
      lit(rectangle(1_000, 800, { x: 0, y: 0 }), 300, {
        solids: [
          box(-250, 0, { width: 400, heading: 90, to: 180 }),
          box(50, 0, { width: 400, heading: 90, to: 150, reflectance: 0.7 }),
          box(300, -200, { width: 40, depth: 40, to: 300 }),
          box(300, 200, { width: 40, depth: 40, to: 300 }),
          box(-100, 380, { width: 300, depth: 40, to: 220 }),
        ],
      }),
      raster(4, 3, 230, 250, 285),
      { lumens: 2_500, beam: 70 },
      [area(80, 200, 80, -200, 0, 150)],
    ),
  },
  {
    id: 'lounge',
    title: {
      pl: 'Niski pokój w kształcie L, trzy oprawy niesymetryczne',
      en: 'Low L-shaped room, three asymmetric luminaires',
    },
    scene: scene(lit(elbow(600, 300), 220), [at(450, 150, 190), at(150, 150, 190), at(150, 450, 190)], {
      table: LOPSIDED,
    }),
  },
  {
    id: 'washers',
    title: {
      pl: 'Pokój 7 × 5 × 3 m, sześć opraw 50° blisko ściany, którą oświetlają; powierzchnia 10 cm przed nią',
      en: 'Room of 7 × 5 × 3 m, six luminaires of 50° close to the wall that they light; an area 10 cm before it',
    },
    scene: scene(
      lit(rectangle(700, 500, { x: 0, y: 0 }), 300),
      row(6, (index) => aimed(index * 116 - 290, -215, 285, { x: index * 116 - 290, y: -250 }, 120)),
      { lumens: 1_800, beam: 50 },
      [area(-300, -240, 300, -240, 60, 240)],
    ),
  },
  {
    id: 'bar',
    title: {
      pl: 'Bar 6 × 5 × 3,2 m z ladą, kolumną i daszkiem nad nią, trzy oprawy liniowe',
      en: 'Bar of 6 × 5 × 3.2 m with a counter, a column and a hanging canopy, three linear luminaires',
    },
    scene: scene(
      lit(rectangle(600, 500, { x: 0, y: 0 }), 320, {
        solids: [
          box(0, 70, { width: 320, depth: 70, heading: 20 }),
          box(-140, -110, { width: 60, depth: 60, to: 320 }),
          box(120, -150, { width: 150, depth: 100, from: 210, to: 225, reflectance: 0.8 }),
        ],
      }),
      [at(0, -40, 310), at(150, 150, 310, { heading: 90 }), at(-150, 120, 310, { heading: 20 })],
      { lumens: 2_000, beam: 90, luminousLength: 120 },
    ),
  },
];

export const surfacesOf = ({ room: { outline }, areas }: ComparedScene['scene']): LightSurface[] => [
  { kind: 'plane' },
  ...outline.map((_, wall): LightSurface => ({ kind: 'wall', wall })),
  { kind: 'ceiling' },
  { kind: 'cylindrical', height: 120 },
  ...areas.map(({ id }): LightSurface => ({ kind: 'area', id })),
];
