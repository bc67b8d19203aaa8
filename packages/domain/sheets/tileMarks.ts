import { axisOutline } from '../drawing/axisPath.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { greatestOf, leastOf } from '../math/lists.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { plusSign, polygon, rectangleOutline } from '../paths/outlines.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import type { FittedPlan, Tile } from './fitPlan.ts';
import { asFigure, headed, type PaperMark, path, words } from './marks.ts';
import type { Block } from './placeBlocks.ts';

export function joinMarks(
  { tiles }: FittedPlan,
  { row, column, area: { x, y, width, height } }: Tile,
  t: Translate,
): PaperMark[] {
  if (tiles.length === 1) return [];
  const sides = [
    { by: [0, -1], at: { x: x + width / 2, y: y - 1 }, angle: 0 },
    { by: [0, 1], at: { x: x + width / 2, y: y + height + 2.8 }, angle: 0 },
    { by: [-1, 0], at: { x: x - 1, y: y + height / 2 }, angle: -90 },
    { by: [1, 0], at: { x: x + width + 2.8, y: y + height / 2 }, angle: -90 },
  ] as const;
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
  return [
    path(rectangleOutline(x, y, width, height), { pen: 'hair', isDashed: true }),
    path(
      corners.flatMap((at) => plusSign(at, 2)),
      { pen: 'edge' },
    ),
    ...sides.flatMap(({ by: [columns, rows], at, angle }): PaperMark[] => {
      const index = tiles.findIndex((one) => one.row === row + rows && one.column === column + columns);
      if (index < 0) return [];
      const text = t('sheet.joinsSheet', { sheet: index + 1 });
      return [words(text, 2.2, at, { align: 'middle', angle, ink: 'soft' })];
    }),
  ];
}

const HEAD: Mm = 9;
const MOST = { width: 82, height: 110 };

export function tileIndex(
  { tiles, scale }: FittedPlan,
  { rails, room }: InstallationDrawing,
  t: Translate,
): Block {
  const left = leastOf(tiles.map(({ frame }) => frame.left));
  const top = leastOf(tiles.map(({ frame }) => frame.top));
  const wide = greatestOf(tiles.map(({ frame }) => frame.right)) - left;
  const high = greatestOf(tiles.map(({ frame }) => frame.bottom)) - top;
  const size = Math.min(MOST.width / wide, MOST.height / high);
  const inCentimetres = (size * 10) / scale;
  return {
    width: MOST.width,
    height: HEAD + high * size,
    marks: ({ x, y, width }) => {
      const onMap = (at: DrawingPoint) => ({
        x: x + (at.x - left) * size,
        y: y + HEAD + (at.y - top) * size,
      });
      const origin = onMap({ x: 0, y: 0 });
      const look = { scale: inCentimetres, move: origin } as const;
      return asFigure(t('sheet.tiles'), [
        ...headed(t('sheet.tiles'), { x, y }, width),
        ...(room ? [path(polygon(...room.outline), { pen: 'thin', ...look })] : []),
        path(
          rails.map(({ axis }) => axisOutline(axis)),
          { pen: 'edge', ...look },
        ),
        ...tiles.flatMap(({ frame }, index): PaperMark[] => {
          const at = onMap({ x: frame.left, y: frame.top });
          const [w, h] = [(frame.right - frame.left) * size, (frame.bottom - frame.top) * size];
          const type = Math.min(3.1, h * 0.6);
          const number = words(
            String(index + 1),
            type,
            { x: at.x + 1, y: at.y + type + 0.4 },
            { isBold: true },
          );
          return [path(rectangleOutline(at.x, at.y, w, h), { pen: 'hair' }), number];
        }),
      ]);
    },
  };
}
