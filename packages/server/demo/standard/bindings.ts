import type { DemoArticle } from '../article.ts';
import { luminairesOf, zloty } from '../binding.ts';

const kind = luminairesOf('bindings', 'ON');
const spotlight = kind('spotlight', ['Reflektor', 'Spotlight', 'Strahler']);
const linear = kind('linear', ['Oprawa liniowa', 'Linear luminaire', 'Linearleuchte']);
const pendant = kind('pendant', ['Lampa wisząca', 'Pendant', 'Pendelleuchte']);
const wallWasher = kind('wallWasher', ['Wallwasher', 'Wall washer', 'Wandfluter']);
const downlight = kind('downlight', ['Downlight na ramieniu', 'Downlight on arm', 'Downlight am Ausleger']);
const globe = kind('globe', ['Kula dekoracyjna', 'Decorative globe', 'Dekorative Kugel']);

export const bindings: readonly DemoArticle[] = [
  ...spotlight('Nero 8 W', { code: 111, watts: 8, price: zloty(169, 229, 259) }),
  ...spotlight('Nero 12 W', { code: 113, watts: 12, price: zloty(209, 279, 304) }),
  ...spotlight('Nero 20 W', { code: 115, watts: 20, price: zloty(289, 369, 399) }),
  ...spotlight('Nero 30 W', { code: 117, watts: 30, price: zloty(379, 469, 499) }),
  ...spotlight('Fino 15 W', { code: 121, watts: 15, price: zloty(249, 329, 354) }),
  ...spotlight('Fino 25 W', { code: 123, watts: 25, price: zloty(339, 425, 455) }),
  ...spotlight(['Nero 15 W (wycofany z oferty)', 'Nero 15 W (discontinued)', 'Nero 15 W (Auslaufartikel)'], {
    code: 191,
    watts: 15,
    price: zloty(229, 299, 0),
    isDiscontinued: true,
  }),
  ...linear('Opal 60 cm 16 W', { code: 211, watts: 16, price: zloty(259, 339, 364) }),
  ...linear('Opal 90 cm 24 W', { code: 213, watts: 24, price: zloty(319, 399, 429) }),
  ...linear('Opal 120 cm 32 W', { code: 215, watts: 32, price: zloty(389, 475, 505) }),
  ...linear('Raster 15 W', { code: 221, watts: 15, price: zloty(299, 385, 0) }),
  ...linear('Raster 25 W', { code: 223, watts: 25, price: zloty(429, 519, 0) }),
  ...pendant('Tuba 7 W', { code: 311, watts: 7, price: zloty(229, 309, 0) }),
  ...pendant(['Stożek 10 W', 'Cone 10 W', 'Kegel 10 W'], {
    code: 313,
    watts: 10,
    price: zloty(279, 359, 389),
  }),
  ...pendant(['Kopuła 12 W', 'Dome 12 W', 'Kuppel 12 W'], {
    code: 315,
    watts: 12,
    price: zloty(319, 399, 429),
  }),
  ...pendant(['Kopuła 18 W', 'Dome 18 W', 'Kuppel 18 W'], {
    code: 317,
    watts: 18,
    price: zloty(389, 475, 505),
  }),
  ...pendant(['Tuba 7 W, mosiądz', 'Tuba 7 W, brass', 'Tuba 7 W, Messing'], {
    code: 321,
    watts: 7,
    price: zloty(319, 399, 0),
    isNeutral: true,
  }),
  ...wallWasher('Fala 14 W', { code: 411, watts: 14, price: zloty(279, 359, 384) }),
  ...wallWasher('Fala 22 W', { code: 413, watts: 22, price: zloty(339, 425, 449) }),
  ...wallWasher('Fala 34 W', { code: 415, watts: 34, price: zloty(429, 519, 549) }),
  ...downlight('Sonda 10 W', { code: 511, watts: 10, price: zloty(239, 319, 344) }),
  ...downlight('Sonda 18 W', { code: 513, watts: 18, price: zloty(309, 395, 420) }),
  ...downlight('Sonda Duo 2 × 10 W', { code: 515, watts: 20, price: zloty(419, 525, 560) }),
  ...globe('Luna Ø 12 cm 6 W', { code: 611, watts: 6, price: zloty(189, 0, 249) }),
  ...globe('Luna Ø 16 cm 9 W', { code: 613, watts: 9, price: zloty(229, 309, 289) }),
  ...globe('Luna Ø 22 cm 14 W', { code: 615, watts: 14, price: 299 }),
  ...globe(['Luna Ø 16 cm 9 W, mosiądz', 'Luna Ø 16 cm 9 W, brass', 'Luna Ø 16 cm 9 W, Messing'], {
    code: 621,
    watts: 9,
    price: zloty(299, 379, 359),
    isNeutral: true,
  }),
];
