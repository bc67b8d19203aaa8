import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { type ByProtocol, coloured, MICRO, zloty } from '../../binding.ts';
import { microSpotlight, type Spotlight } from '../../pictures/luminaire/spotlight.ts';

const point = (watts: number, code: number, price: ByProtocol, shape: Spotlight): DemoArticle[] =>
  coloured(
    MICRO,
    {
      titles: titled(
        `Reflektor Micro Punkt ${watts} W`,
        `Micro spotlight Punkt ${watts} W`,
        `Micro-Strahler Punkt ${watts} W`,
      ),
      type: 'spotlight',
      code,
      watts,
      price,
    },
    (colour) => microSpotlight(shape, colour),
  );

export const spotlights: readonly DemoArticle[] = [
  ...point(3, 111, zloty(119, 169, 189), { radius: 12, length: 46 }),
  ...point(5, 113, zloty(139, 195, 215), { radius: 16, length: 58 }),
  ...point(8, 115, zloty(169, 229, 249), { radius: 21, length: 70 }),
  ...point(12, 117, zloty(209, 275, 295), { radius: 26, length: 84, ribs: 4 }),
];
