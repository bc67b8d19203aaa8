import { adjacent as columns } from '../drawing/labelPlaces.ts';
import type { LabelPosition } from '../drawing/placer.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { append, upTo } from '../math/lists.ts';
import { fixingRuleOf, fixingsOf } from '../parts/fixings.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import { element } from '../tags/structure.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Cm, Mm } from '../units.ts';
import { word } from './labels.ts';
import { asFigure, headed, movedMark, type PaperMark, path, textsOf, words } from './marks.ts';
import type { Block } from './placeBlocks.ts';
import { type PaperLabel, PlanArea } from './planArea.ts';
import {
  labelsByRail,
  luminaireLabel,
  type NamedStrip,
  SIZE,
  STRIP_SCALE,
  type Strip,
  type Stripped,
  sawnEnd,
  stripsOf,
  WIDTH,
} from './strips.ts';
import * as symbols from './symbols.ts';
import { textWidth, wrapped } from './textWidth.ts';

const HEAD: Mm = 12;
const BAR: Mm = 2.6;
const TICKS: Mm = 4.8;
const NAME_SIZE: Mm = 2.5;
const NAME: Mm = 3.5;
const LEAST_ABOVE: Mm = 5.2;
const FOOT: Mm = 3;
const LED = { led: 2, leadFrom: 0 };
const ABOVE = upTo(6).map((row) => 1.3 + row * 4.2);
const HIGH = 2 * symbols.BALL;
const GAP: Mm = 0.8;
const TOLERANCE: Mm = 0.4;
const BENEATH = upTo(4).map((row) => 1.1 + row * 2.9);
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];
/** Tried shifts, right before left: the reading direction. */
const shifts = (count: number) =>
  upTo(2 * count).map((index) => (index % 2 ? 0.6 : -0.6) * (index + (index % 2)));
/** Figures start directly below their point. */
const LABELS = { rows: ABOVE, way: -1, tries: [shifts(8), shifts(WIDTH)] };
const FIGURES = { rows: BENEATH, way: 1, tries: [shifts(3), shifts(WIDTH)] };

interface Written {
  label: PaperLabel;
  xs: readonly number[];
}

function putInRow(
  area: PlanArea,
  { label, xs }: Written,
  y: Mm,
  { rows, way }: typeof LABELS,
  by: readonly number[],
): boolean {
  function* places(): Iterable<LabelPosition> {
    for (const row of rows)
      for (const x of xs) yield* columns({ x, y, heading: 0 }, [{ x: 0, y: way }], [row], by);
  }
  return area.put(label, places());
}

interface Drawing extends Strip {
  area: PlanArea;
  on: (place: Cm) => Mm;
  isHere: (place: Cm) => boolean;
}

function putBar({ area, step, pieces, to, isLast, on }: Drawing): void {
  const edge = { pen: 'edge' } as const;
  for (const piece of pieces) {
    const length = (piece.to - piece.from) * STRIP_SCALE;
    area.rails.push(path(rectangleOutline(on(piece.from), 0, length, BAR), { ...edge, fill: 'paper' }));
    const end = sawnEnd(piece, step);
    if (end === null) continue;
    const [x, way] = [on(end), end === piece.to ? -1 : 1];
    const strokes = [0.8, 1.6].map((by) =>
      line({ x: x + way * (by - 0.4), y: BAR + 0.7 }, { x: x + way * (by + 0.4), y: -0.7 }),
    );
    area.rails.push(path(strokes, edge));
  }
  area.takeLine({ left: on(pieces[0]?.from ?? 0), right: on(to), top: -0.7, bottom: BAR });
  if (isLast) return;
  const x = on(to) + 1.4;
  area.rails.push(path(line({ x, y: -0.4 }, { x: x + 1, y: BAR / 2 }, { x, y: BAR + 0.4 }), edge));
}

/** Shift of a figure, so that the line of a close neighbour passes it. */
function aside(xs: readonly Mm[], index: number, half: Mm): Mm {
  const x = xs[index] ?? 0;
  const [before, after] = [x - (xs[index - 1] ?? -WIDTH), (xs[index + 1] ?? 2 * WIDTH) - x];
  if (before < half === after < half) return 0;
  return after < half ? after - half : half - before;
}

function putFixings(
  { area, from, isFirst, on }: Drawing,
  fixings: readonly number[],
  figure: (place: Cm) => string,
) {
  const last = fixings.at(-1);
  if (last === undefined) return;
  area.rails.push(path(line({ x: on(from), y: TICKS }, { x: on(last), y: TICKS }), { pen: 'thin' }));
  if (isFirst) append(area.rails, symbols.origin({ x: on(0), y: TICKS }));
  const xs = fixings.map(on);
  const down = xs.map((x) => line({ x, y: BAR }, { x, y: TICKS + 0.8 }));
  const across = xs.map((x) => line({ x: x - 0.7, y: TICKS + 0.7 }, { x: x + 0.7, y: TICKS - 0.7 }));
  area.rails.push(path(down, { pen: 'thin' }), path(across, { pen: 'edge' }));
  area.takeLine({ left: on(from), right: on(last), top: BAR, bottom: TICKS + 0.8 });
  const figures = fixings.map((place, index) => {
    const label = word(figure(place), SIZE);
    return { label, xs: [on(place)], straight: [aside(xs, index, label.width / 2 + TOLERANCE)] };
  });
  let left = figures.filter((one) => !putInRow(area, one, TICKS + 0.8, FIGURES, one.straight));
  for (const by of FIGURES.tries) left = left.filter((one) => !putInRow(area, one, TICKS + 0.8, FIGURES, by));
}

function drawnStrip(
  stripped: Stripped,
  strip: Strip,
  labels: readonly NamedStrip[],
  fixings: readonly number[],
): PlanArea {
  const { from, to, isFirst, width } = strip;
  const area = new PlanArea(null, { left: 0, right: width, top: -100, bottom: 100 }, LED);
  const on = (place: Cm) => 3 + (place - from) * STRIP_SCALE;
  const isHere = (place: Cm) => (isFirst ? place >= from : place > from) && place <= to;
  const drawing: Drawing = { ...strip, area, on, isHere };
  putBar(drawing);
  putFixings(drawing, fixings.filter(isHere), (place) => formatNumber(place, stripped.language));
  const written = (label: PaperLabel, places: readonly number[]): Written => ({
    label: { ...label, width: label.width + GAP, height: HIGH },
    xs: places.map(on),
  });
  const put = labels.filter(({ at }) => isHere(at)).map(({ at, label }) => written(label, [at]));
  const cut = strip.pieces.map((piece) =>
    written(
      luminaireLabel(stripped, strip, piece),
      ALONG.map((part) => piece.from + part * (piece.to - piece.from)),
    ),
  );
  for (const one of [...put, ...cut]) LABELS.tries.some((by) => putInRow(area, one, 0, LABELS, by));
  return area;
}

/** D75. */
export function railStrips(stripped: Stripped): Block[] {
  const { page, drawing, language, t } = stripped;
  const { layout, choices } = page.plan;
  const sets = page.data.lines.find(({ role }) => role === 'mountingSet');
  const spares = choices.accessories.find(({ id }) => id === sets?.articleId)?.quantity ?? 0;
  const rule = fixingRuleOf(layout.steps, (sets?.quantity ?? 0) - spares, page.data.fixingSpacing);
  const labels = labelsByRail(stripped);
  const note = wrapped(t(rule ? 'sheet.stripNote' : 'sheet.stripNoteUnfixed'), SIZE, WIDTH);
  const head = HEAD + note.length * 3;
  return stripsOf(drawing, layout.steps, labels).map((strip, index): Block => {
    const fixings = rule ? fixingsOf(strip.step, rule) : [];
    const { under, rails, over, bounds } = drawnStrip(
      stripped,
      strip,
      labels.get(strip.step.id) ?? [],
      fixings,
    );
    const above = Math.max(LEAST_ABOVE, -(bounds?.top ?? 0)) + NAME + NAME_SIZE;
    const name = t('sheet.railNumber', { number: strip.number });
    const length = strip.isFirst
      ? `${formatNumber(strip.step.frameLength, language)}\u00a0cm`
      : t('sheet.goesOn');
    const drawn = [...under, ...rails, ...over];
    const alt = [name, length, ...textsOf(drawn)].join('; ');
    const marks = ({ x, y }: Point): PaperMark[] => [
      words(name, NAME_SIZE, { x, y: y + NAME_SIZE }, { isBold: true }),
      words(length, SIZE, { x: x + textWidth(name, NAME_SIZE) + 2, y: y + NAME_SIZE }, { ink: 'soft' }),
      ...asFigure(
        alt,
        drawn.map((mark) => movedMark(mark, { x, y: y + above })),
      ),
    ];
    const height = above + Math.max(BAR, bounds?.bottom ?? 0);
    if (index > 0) return { width: strip.width, height, below: FOOT, isNext: true, marks };
    const paragraph = element('P');
    // The title stays with the first strip.
    return {
      width: WIDTH,
      height: head + height,
      below: FOOT,
      isNext: true,
      marks: ({ x, y, width }) => [
        ...headed(t('sheet.mountingOrder'), { x, y }, width),
        ...note.map((text, row) =>
          words(text, SIZE, { x, y: y + HEAD - 3 + row * 3 }, { ink: 'soft', element: paragraph }),
        ),
        ...marks({ x, y: y + head }),
      ],
    };
  });
}
