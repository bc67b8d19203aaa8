import { measuredShapes } from '../dimensions/index.ts';
import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import { lightHeight } from '../kinds/luminaire/aim.ts';
import { namesOf } from '../lists/installationWords.ts';
import { type RailMounting, railMountingOf } from '../lists/railMounting.ts';
import { circle, rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Cm, Mm } from '../units.ts';
import { asFigure, headed, type PaperMark, path, words } from './marks.ts';
import { paperPaths } from './paperPens.ts';
import type { Block } from './placeBlocks.ts';
import type { Tabled } from './table.ts';
import { wrapped } from './textWidth.ts';

/** Heights are to scale between floor and ceiling, widths are schematic. */
const WIDTH: Mm = 80;
const TOP: Mm = 13;
const ROOM: Mm = 42;
const SLAB: Mm = 5;
const BOTTOM: Mm = 4;
const DIMENSION: Mm = 9;
const TICK: Mm = Math.SQRT2;
const DRAWN = { left: 13, right: 36 };
const RAIL = { x: 24, width: 2.6, height: 1.6 };
const LABEL = { x: 42, size: 2.4, line: 3.6 };
const LAMP: Mm = 1.1;

interface Level {
  height: Cm;
  label: string;
}

function lightLevels({ page, luminaires, t }: Tabled, height: Cm, suspension: Cm): Level[] {
  const drops = new Map(page.data.lines.map(({ articleId, drop }) => [articleId, drop]));
  const numbers = new Map<number, number[]>();
  for (const { bindingId, number } of luminaires) {
    const drop = drops.get(bindingId);
    if (drop === undefined) continue;
    const at = lightHeight(height, suspension, drop);
    numbers.set(at, [...(numbers.get(at) ?? []), number]);
  }
  return [...numbers]
    .toSorted(([a], [b]) => b - a)
    .map(([at, own]) => ({
      height: at,
      label: t('sheet.sectionLight', { luminaires: namesOf(own, luminaireNumber) }),
    }));
}

function levelsOf(tabled: Tabled, height: Cm, mounting: RailMounting, lights: readonly Level[]): Level[] {
  const { page, language, t } = tabled;
  const { plane = 0 } = page.plan.room ?? {};
  const { kind, suspension } = mounting;
  const length = formatNumber(suspension, language);
  const { recessDepth } = page.data;
  const recess = recessDepth
    ? t('sheet.sectionRecess', { depth: formatNumber(recessDepth, language) })
    : t('sheet.sectionRecessUnknown');
  return [
    { height, label: kind === 'recessed' ? recess : t(`sheet.sectionCeiling_${kind}`) },
    ...(kind === 'suspended'
      ? [{ height: height - suspension, label: t('sheet.sectionRail', { length }) }]
      : []),
    ...lights,
    ...(plane > 0 ? [{ height: plane, label: t('sheet.sectionPlane') }] : []),
    { height: 0, label: t('sheet.sectionFloor') },
  ];
}

function spread(target: readonly Mm[], heights: readonly Mm[], bottom: Mm): Mm[] {
  const placed = [...target];
  for (let index = 1; index < placed.length; index += 1)
    placed[index] = Math.max(placed[index] ?? 0, (placed[index - 1] ?? 0) + (heights[index - 1] ?? 0));
  let limit = bottom;
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.min(placed[index] ?? 0, limit - (heights[index] ?? 0));
    limit = placed[index] ?? 0;
  }
  return placed;
}

function railMarks(x: Mm, ceiling: Mm, drop: Mm, kind: RailMounting['kind']): PaperMark[] {
  const left = x + RAIL.x - RAIL.width / 2;
  const slab = path(rectangleOutline(x + DRAWN.left, ceiling - SLAB, DRAWN.right - DRAWN.left, SLAB), {
    fill: 'wall',
  });
  const underside = path(line({ x: x + DRAWN.left, y: ceiling }, { x: x + DRAWN.right, y: ceiling }), {
    pen: 'wall',
  });
  const body = (y: Mm) =>
    path(rectangleOutline(left, y, RAIL.width, RAIL.height), { pen: 'symbol', fill: 'ink' });
  if (kind === 'recessed') {
    const cut = path(
      rectangleOutline(left - 0.6, ceiling - RAIL.height - 0.8, RAIL.width + 1.2, RAIL.height + 1.2),
      {
        pen: 'symbol',
        fill: 'paper',
      },
    );
    return [slab, underside, cut, body(ceiling - RAIL.height)];
  }
  if (kind === 'surface') return [slab, underside, body(ceiling)];
  const wire = line({ x: x + RAIL.x, y: ceiling }, { x: x + RAIL.x, y: ceiling + drop });
  return [slab, underside, path(wire, { pen: 'thin' }), body(ceiling + drop)];
}

function dimension(x: Mm, from: Mm, to: Mm, figure: string): PaperMark[] {
  return [
    ...paperPaths(measuredShapes({ x, y: from }, { x, y: to }, TICK), { pen: 'thin' }),
    words(figure, LABEL.size, { x: x - 1.8, y: (from + to) / 2 + LABEL.size * 0.36 }, { align: 'end' }),
  ];
}

/** Null without a room or rails (D75). */
export function sectionBlock(tabled: Tabled): Block | null {
  const { page, language, t } = tabled;
  const { room, layout } = page.plan;
  if (!room || layout.steps.length === 0) return null;
  const mounting = railMountingOf(page.data);
  const lights = lightLevels(tabled, room.height, mounting.suspension);
  const levels = levelsOf(tabled, room.height, mounting, lights);
  const figureOf = (height: Cm) => (height === 0 ? '±0' : formatNumber(height, language));
  const labels = levels.map(({ height, label }) =>
    wrapped(`${figureOf(height)}\u00a0\u00a0${label}`, LABEL.size, WIDTH - LABEL.x),
  );
  const heights = labels.map((lines) => lines.length * LABEL.line + 1);
  const needed = heights.reduce((sum, one) => sum + one, 0);
  const drawn = Math.max(ROOM, needed);
  const height = TOP + drawn + BOTTOM;
  return {
    width: WIDTH,
    height,
    marks: ({ x, y }) => {
      const ceiling = y + TOP;
      const floor = ceiling + drawn;
      const at = (level: Cm) => floor - (level / room.height) * drawn;
      const { left, right } = DRAWN;
      const across = (level: Cm) => line({ x: x + left, y: at(level) }, { x: x + right, y: at(level) });
      const placed = spread(
        levels.map((level) => at(level.height) + LABEL.size * 0.36),
        heights,
        floor + BOTTOM,
      );
      const lamps = lights.flatMap((light): PaperMark[] => [
        path(
          line(
            { x: x + RAIL.x, y: at(room.height - mounting.suspension) },
            { x: x + RAIL.x, y: at(light.height) },
          ),
          { pen: 'thin' },
        ),
      ]);
      const leaders = levels.map((level, index) => {
        const [from, to] = [at(level.height), (placed[index] ?? 0) - LABEL.size * 0.36];
        return line({ x: x + right, y: from }, { x: x + right + 2.5, y: to }, { x: x + LABEL.x - 1, y: to });
      });
      const alt = `${t('sheet.section')}: ${labels.map((lines) => lines.join(' ')).join('; ')}`;
      return asFigure(alt, [
        ...headed(t('sheet.section'), { x, y }, WIDTH),
        ...lamps,
        ...railMarks(x, ceiling, at(room.height - mounting.suspension) - ceiling, mounting.kind),
        ...lights.map((light) =>
          path(circle({ x: x + RAIL.x, y: at(light.height) }, LAMP), { pen: 'symbol', fill: 'paper' }),
        ),
        ...lights.map((light) =>
          path(line({ x: x + RAIL.x + LAMP, y: at(light.height) }, { x: x + right, y: at(light.height) }), {
            pen: 'hair',
          }),
        ),
        ...(mounting.kind === 'suspended'
          ? [
              path(
                line(
                  { x: x + RAIL.x + RAIL.width / 2, y: at(room.height - mounting.suspension) },
                  { x: x + right, y: at(room.height - mounting.suspension) },
                ),
                { pen: 'hair' },
              ),
            ]
          : []),
        ...(room.plane > 0 ? [path(across(room.plane), { pen: 'thin', isDashed: true })] : []),
        path(across(0), { pen: 'wall' }),
        path(leaders, { pen: 'hair' }),
        ...dimension(x + DIMENSION, ceiling, floor, formatNumber(room.height, language)),
        ...labels.flatMap((lines, index) =>
          lines.map((text, row) =>
            words(text, LABEL.size, { x: x + LABEL.x, y: (placed[index] ?? 0) + row * LABEL.line }),
          ),
        ),
      ]);
    },
  };
}
