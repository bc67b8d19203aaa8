import type { DemoArticle } from '../article.ts';
import { luminairesOf, zloty } from '../binding.ts';
import { CONE, DOME, FINO, LUNA, NERO, OPAL, PROBE, RASTER, TUBA, WAVE } from './families.ts';

const kind = luminairesOf('bindings', 'ON');
const spotlight = kind('spotlight', ['Reflektor', 'Spotlight', 'Strahler']);
const linear = kind('linear', ['Oprawa liniowa', 'Linear luminaire', 'Linearleuchte']);
const pendant = kind('pendant', ['Lampa wisząca', 'Pendant', 'Pendelleuchte']);
const wallWasher = kind('wallWasher', ['Wallwasher', 'Wall washer', 'Wandfluter']);
const downlight = kind('downlight', ['Downlight na ramieniu', 'Downlight on arm', 'Downlight am Ausleger']);
const globe = kind('globe', ['Kula dekoracyjna', 'Decorative globe', 'Dekorative Kugel']);

const nero = spotlight(NERO);
const fino = spotlight(FINO);
const opal = linear(OPAL);
const raster = linear(RASTER);
const tuba = pendant(TUBA);
const cone = pendant(CONE);
const dome = pendant(DOME);
const wave = wallWasher(WAVE);
const probe = downlight(PROBE);
const luna = globe(LUNA);

export const bindings: readonly DemoArticle[] = [
  ...nero('Nero 8 W', { code: 111, watts: 8, lumens: 860, beam: 15, price: zloty(169, 229, 259) }),
  ...nero('Nero 12 W', { code: 113, watts: 12, lumens: 1320, beam: 24, price: zloty(209, 279, 304) }),
  ...nero('Nero 20 W', { code: 115, watts: 20, lumens: 2240, beam: 36, price: zloty(289, 369, 399) }),
  ...nero('Nero 30 W', { code: 117, watts: 30, lumens: 3480, beam: 60, price: zloty(379, 469, 499) }),
  ...fino('Fino 15 W', { code: 121, watts: 15, lumens: 1500, beam: 24, price: zloty(249, 329, 354) }),
  ...fino('Fino 25 W', { code: 123, watts: 25, lumens: 2550, beam: 36, price: zloty(339, 425, 455) }),
  ...nero(['Nero 15 W (wycofany z oferty)', 'Nero 15 W (discontinued)', 'Nero 15 W (Auslaufartikel)'], {
    code: 191,
    watts: 15,
    lumens: 1425,
    beam: 36,
    price: zloty(229, 299, 0),
    isDiscontinued: true,
  }),
  ...opal('Opal 60 cm 16 W', {
    code: 211,
    watts: 16,
    lumens: 1760,
    length: 60,
    luminousLength: 57,
    price: zloty(259, 339, 364),
  }),
  ...opal('Opal 90 cm 24 W', {
    code: 213,
    watts: 24,
    lumens: 2690,
    length: 90,
    luminousLength: 87,
    price: zloty(319, 399, 429),
  }),
  ...opal('Opal 120 cm 32 W', {
    code: 215,
    watts: 32,
    lumens: 3620,
    length: 120,
    luminousLength: 117,
    price: zloty(389, 475, 505),
  }),
  ...raster('Raster 15 W', {
    code: 221,
    watts: 15,
    lumens: 1470,
    length: 28,
    luminousLength: 26,
    price: zloty(299, 385, 0),
  }),
  ...raster('Raster 25 W', {
    code: 223,
    watts: 25,
    lumens: 2500,
    length: 46,
    luminousLength: 44,
    price: zloty(429, 519, 0),
  }),
  ...tuba('Tuba 7 W', { code: 311, watts: 7, lumens: 665, price: zloty(229, 309, 0) }),
  ...cone(['Stożek 10 W', 'Cone 10 W', 'Kegel 10 W'], {
    code: 313,
    watts: 10,
    lumens: 980,
    price: zloty(279, 359, 389),
  }),
  ...dome(['Kopuła 12 W', 'Dome 12 W', 'Kuppel 12 W'], {
    code: 315,
    watts: 12,
    lumens: 1200,
    price: zloty(319, 399, 429),
  }),
  ...dome(['Kopuła 18 W', 'Dome 18 W', 'Kuppel 18 W'], {
    code: 317,
    watts: 18,
    lumens: 1840,
    price: zloty(389, 475, 505),
  }),
  ...tuba(['Tuba 7 W, mosiądz', 'Tuba 7 W, brass', 'Tuba 7 W, Messing'], {
    code: 321,
    watts: 7,
    lumens: 665,
    price: zloty(319, 399, 0),
    isNeutral: true,
  }),
  ...wave('Fala 14 W', {
    code: 411,
    watts: 14,
    lumens: 1510,
    length: 22,
    luminousLength: 18,
    price: zloty(279, 359, 384),
  }),
  ...wave('Fala 22 W', {
    code: 413,
    watts: 22,
    lumens: 2420,
    length: 30,
    luminousLength: 26,
    price: zloty(339, 425, 449),
  }),
  ...wave('Fala 34 W', {
    code: 415,
    watts: 34,
    lumens: 3810,
    length: 42,
    luminousLength: 38,
    fitsBent: false,
    price: zloty(429, 519, 549),
  }),
  ...probe('Sonda 10 W', { code: 511, watts: 10, lumens: 1050, price: zloty(239, 319, 344) }),
  ...probe('Sonda 18 W', { code: 513, watts: 18, lumens: 1930, price: zloty(309, 395, 420) }),
  ...probe('Sonda Duo 2 × 10 W', {
    code: 515,
    watts: 20,
    lumens: 2080,
    length: 24,
    price: zloty(419, 525, 560),
  }),
  ...luna('Luna Ø 12 cm 6 W', { code: 611, watts: 6, lumens: 570, price: zloty(189, 0, 249) }),
  ...luna('Luna Ø 16 cm 9 W', { code: 613, watts: 9, lumens: 870, price: zloty(229, 309, 289) }),
  ...luna('Luna Ø 22 cm 14 W', { code: 615, watts: 14, lumens: 1380, price: 299 }),
  ...luna(['Luna Ø 16 cm 9 W, mosiądz', 'Luna Ø 16 cm 9 W, brass', 'Luna Ø 16 cm 9 W, Messing'], {
    code: 621,
    watts: 9,
    lumens: 870,
    price: zloty(299, 379, 359),
    isNeutral: true,
  }),
];
