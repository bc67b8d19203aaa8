import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { type ByProtocol, coloured, STANDARD, zloty } from '../../binding.ts';
import { wallWasher } from '../../pictures/luminaire/wallWasher.ts';

const washer = (watts: number, code: number, price: ByProtocol, width: number): DemoArticle[] =>
  coloured(
    STANDARD,
    {
      titles: titled(
        `Wallwasher Fala ${watts} W`,
        `Wall washer Fala ${watts} W`,
        `Wandfluter Fala ${watts} W`,
      ),
      type: 'wallWasher',
      code,
      watts,
      price,
    },
    (colour) => wallWasher(width, colour),
  );

export const wallWashers: readonly DemoArticle[] = [
  ...washer(14, 411, zloty(279, 359, 384), 90),
  ...washer(22, 413, zloty(339, 425, 449), 125),
  ...washer(34, 415, zloty(429, 519, 549), 165),
];
