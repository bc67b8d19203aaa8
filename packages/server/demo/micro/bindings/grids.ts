import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { type ByProtocol, coloured, MICRO, zloty } from '../../binding.ts';
import { microCells } from '../../pictures/luminaire/linear.ts';

const grid = (watts: number, code: number, price: ByProtocol, cells: number): DemoArticle[] =>
  coloured(
    MICRO,
    {
      titles: titled(
        `Raster magnetyczny Micro ${watts} W`,
        `Magnetic micro grid ${watts} W`,
        `Magnetischer Micro-Raster ${watts} W`,
      ),
      type: 'grid',
      code,
      watts,
      price,
    },
    (colour) => microCells(cells, colour),
  );

export const grids: readonly DemoArticle[] = [
  ...grid(6, 211, zloty(149, 205, 0), 3),
  ...grid(10, 213, zloty(189, 249, 0), 5),
  ...grid(20, 215, zloty(279, 349, 0), 10),
];
