import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { coloured, type Model, STANDARD, zloty } from '../../binding.ts';
import { type Spotlight, spotlight } from '../../pictures/luminaire/spotlight.ts';

type Head = Omit<Model, 'titles' | 'type'> & { name: string; shape: Spotlight };

const HEADS: readonly Head[] = [
  { name: 'Nero 8 W', code: 111, watts: 8, price: zloty(169, 229, 259), shape: { radius: 22, length: 78 } },
  { name: 'Nero 12 W', code: 113, watts: 12, price: zloty(209, 279, 304), shape: { radius: 27, length: 96 } },
  {
    name: 'Nero 20 W',
    code: 115,
    watts: 20,
    price: zloty(289, 369, 399),
    shape: { radius: 33, length: 114 },
  },
  {
    name: 'Nero 30 W',
    code: 117,
    watts: 30,
    price: zloty(379, 469, 499),
    shape: { radius: 40, length: 132 },
  },
  {
    name: 'Fino 15 W',
    code: 121,
    watts: 15,
    price: zloty(249, 329, 354),
    shape: { radius: 26, length: 104, ribs: 4 },
  },
  {
    name: 'Fino 25 W',
    code: 123,
    watts: 25,
    price: zloty(339, 425, 455),
    shape: { radius: 35, length: 128, ribs: 5 },
  },
];

const drawn = ({ name, shape, ...head }: Head): DemoArticle[] => {
  const titles = titled(`Reflektor ${name}`, `Spotlight ${name}`, `Strahler ${name}`);
  return coloured(STANDARD, { ...head, titles, type: 'spotlight' }, (colour) => spotlight(shape, colour));
};

/** No longer offered; orders that hold it still show it. */
const discontinued: DemoArticle[] = coloured(
  STANDARD,
  {
    titles: {
      ...titled(
        'Reflektor Nero 15 W (wycofany z oferty)',
        'Spotlight Nero 15 W (discontinued)',
        'Strahler Nero 15 W (Auslaufartikel)',
      ),
      active: false,
    },
    type: 'spotlight',
    code: 191,
    watts: 15,
    price: zloty(229, 299, 0),
  },
  (colour) => spotlight({ radius: 30, length: 88 }, colour),
);

export const spotlights: readonly DemoArticle[] = [...HEADS.flatMap(drawn), ...discontinued];
