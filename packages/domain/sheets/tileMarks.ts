import { axisPath } from '../drawing/axisPath.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import type { Translate } from '../translation/lookup.ts';
import type { FittedPlan, Tile } from './fitPlan.ts';
import type { Block } from './flow.ts';
import { line, type PaperMark, rectangle } from './marks.ts';
import type { Area } from './paper.ts';

/** The edge of a tile, and beside it the sheets on which the plan goes on. */
export function joinMarks(
  { tiles }: FittedPlan,
  { row, column }: Tile,
  { x, y, width, height }: Area,
  t: Translate,
): PaperMark[] {
  if (tiles.length === 1) return [];
  const sides = [
    { by: [0, -1], at: { x: x + width / 2, y: y - 1 }, isTurned: false },
    { by: [0, 1], at: { x: x + width / 2, y: y + height + 2.8 }, isTurned: false },
    { by: [-1, 0], at: { x: x - 1, y: y + height / 2 }, isTurned: true },
    { by: [1, 0], at: { x: x + width + 2.8, y: y + height / 2 }, isTurned: true },
  ] as const;
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
  return [
    { kind: 'path', path: rectangle(x, y, width, height), pen: 'hair', isDashed: true },
    {
      ...{ kind: 'path', pen: 'edge' },
      path: corners
        .map(
          (at) =>
            line({ ...at, x: at.x - 2 }, { ...at, x: at.x + 2 }) +
            line({ ...at, y: at.y - 2 }, { ...at, y: at.y + 2 }),
        )
        .join(''),
    },
    ...sides.flatMap(({ by: [columns, rows], at, isTurned }): PaperMark[] => {
      const index = tiles.findIndex((one) => one.row === row + rows && one.column === column + columns);
      if (index < 0) return [];
      const text = t('sheet.joinsSheet', { sheet: index + 1 });
      return [{ kind: 'text', text, ...at, size: 2.2, align: 'middle', isTurned, ink: 'soft' }];
    }),
  ];
}

const HEAD = 9;
/** Of the small plan, in millimetres. */
const MOST = { width: 82, height: 110 };

/** The whole plan in small, with the sheets that its parts are on. */
export function tileIndex(
  { tiles, scale }: FittedPlan,
  { rails, room }: InstallationDrawing,
  t: Translate,
): Block {
  const left = Math.min(...tiles.map(({ frame }) => frame.left));
  const top = Math.min(...tiles.map(({ frame }) => frame.top));
  const wide = Math.max(...tiles.map(({ frame }) => frame.right)) - left;
  const high = Math.max(...tiles.map(({ frame }) => frame.bottom)) - top;
  const size = Math.min(MOST.width / wide, MOST.height / high);
  const inCentimetres = (size * 10) / scale;
  return {
    width: MOST.width,
    height: HEAD + high * size,
    marks: ({ x, y, width }) => {
      const onMap = (at: { x: number; y: number }) => ({
        x: x + (at.x - left) * size,
        y: y + HEAD + (at.y - top) * size,
      });
      const origin = onMap({ x: 0, y: 0 });
      const outline = room ? `${line(...room.outline.map((corner) => ({ x: corner.x, y: corner.y })))}Z` : '';
      return [
        { kind: 'text', text: t('sheet.tiles'), x, y: y + 3, size: 3.1, isBold: true },
        { kind: 'path', path: line({ x, y: y + 5.2 }, { x: x + width, y: y + 5.2 }), pen: 'edge' },
        ...(outline
          ? [
              {
                kind: 'path' as const,
                path: outline,
                pen: 'thin' as const,
                scale: inCentimetres,
                move: origin,
              },
            ]
          : []),
        {
          ...{ kind: 'path', path: rails.map(({ axis }) => axisPath(axis)).join(''), pen: 'edge' },
          ...{ scale: inCentimetres, move: origin },
        },
        ...tiles.flatMap(({ frame }, index): PaperMark[] => {
          const at = onMap({ x: frame.left, y: frame.top });
          const [w, h] = [(frame.right - frame.left) * size, (frame.bottom - frame.top) * size];
          return [
            { kind: 'path', path: rectangle(at.x, at.y, w, h), pen: 'hair' },
            {
              ...{ kind: 'text', text: String(index + 1), size: Math.min(3.1, h * 0.6), isBold: true },
              ...{ x: at.x + 1, y: at.y + Math.min(3.1, h * 0.6) + 0.4 },
            },
          ];
        }),
      ];
    },
  };
}
