import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { type ByProtocol, coloured, MICRO, zloty } from '../../binding.ts';
import { microLinear } from '../../pictures/luminaire/linear.ts';

const bar = (name: string, watts: number, code: number, price: ByProtocol, length: number): DemoArticle[] =>
  coloured(
    MICRO,
    {
      titles: titled(
        `Oprawa liniowa Micro ${name}`,
        `Micro linear luminaire ${name}`,
        `Micro-Linearleuchte ${name}`,
      ),
      type: 'linear',
      code,
      watts,
      price,
    },
    (colour) => microLinear(length, colour),
  );

export const linears: readonly DemoArticle[] = [
  ...bar('20 cm 6 W', 6, 311, zloty(129, 185, 205), 80),
  ...bar('40 cm 12 W', 12, 313, zloty(179, 239, 259), 135),
  ...bar('60 cm 18 W', 18, 315, zloty(229, 295, 315), 195),
];
