import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { line, rectangle } from '../drawing/path.ts';
import type { RailPiece } from '../drawing/railPieces.ts';
import { placeOfEnd, stepNumber } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import { hasInnerT, type Step } from '../layout/step.ts';
import { feedName } from '../lists/installationWords.ts';
import { type JointedPart, jointedParts } from '../lists/mountingRails.ts';
import { formatRanges } from '../lists/ranges.ts';
import { itemAt } from '../math/lists.ts';
import { fixingRuleOf, fixingsOf } from '../parts/fixings.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Block } from './flow.ts';
import { numbered, word } from './labels.ts';
import { headed, type PaperMark, path, words } from './marks.ts';
import type { PartNumbers } from './partTables.ts';
import type { Label } from './planArea.ts';
import * as symbols from './symbols.ts';
import { BELOW, type Tabled } from './table.ts';
import { textWidth, wrapped } from './textWidth.ts';

/** Millimetres on paper for a centimetre of a rail: room for what is written at each of its pieces. */
const SCALE = 0.28;
/** As wide as a strip is with its labels, and one of a short rail, two of which stand side by side. */
const WIDTH = 172;
const NARROW = 81;
/** That a narrow one has room for, beside those of its pieces. */
const MOST_LABELS = 3;
const SIZE = 2.1;
/** Down a strip, from its top: names, what is put to the rail, its bar, fixing points and their places. */
const ROW = { name: 3, labels: 8.4, bar: 11.6, thick: 2.6, ticks: 16.4, figures: 20.2, height: 24.5 };
const HEAD = 12;
/** Between labels side by side. */
const GAP = 1.2;

/** Something that is named above or beneath a place of a strip. */
interface Named {
  x: number;
  label: Label;
}

/** Labels side by side, each as near to its place as there is room, none beyond the ends. */
function spread(all: readonly Named[], from: number, to: number): (Named & { at: number })[] {
  const put = all.toSorted((a, b) => a.x - b.x).map((one) => ({ ...one, at: one.x }));
  let left = from;
  for (const one of put) {
    one.at = Math.max(one.x, left + one.label.width / 2);
    left = one.at + one.label.width / 2 + GAP;
  }
  let right = to;
  for (const one of put.toReversed()) {
    one.at = Math.min(one.at, right - one.label.width / 2);
    right = one.at - one.label.width / 2 - GAP;
  }
  return put;
}

/** Labels with lines to what they name where they stand aside. @param y of their middles @param end of their lines */
const named = (
  all: readonly Named[],
  [from, to]: readonly [number, number],
  y: number,
  [begin, end]: readonly [number, number],
): PaperMark[] =>
  spread(all, from, to).flatMap(({ x, at, label }) => [
    ...label.marks({ x: at, y }),
    ...(Math.abs(at - x) < 2 ? [] : [path(line({ x: at, y: begin }, { x, y: end }), { pen: 'hair' })]),
  ]);

/** A rail that is put together, as far as it has room in one strip; places in centimetres from its begin. */
interface Strip {
  step: Step;
  number: number;
  isBent: boolean;
  pieces: RailPiece[];
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
  /** On paper, with its labels. */
  width: number;
}

/** Pieces one after the other, in strips that have room for them. */
function stripsOf(
  { rails }: InstallationDrawing,
  steps: readonly Step[],
  labelsOf: (stepId: string) => number,
): Strip[] {
  const most = (WIDTH - 8) / SCALE;
  const isShort = (pieces: readonly RailPiece[]) =>
    ((pieces.at(-1)?.to ?? 0) - (pieces[0]?.from ?? 0)) * SCALE <= NARROW - 8 && pieces.length < 3;
  return rails.flatMap(({ stepId, number, isBent, pieces }, index) => {
    const rows: RailPiece[][] = [[]];
    for (const piece of pieces) {
      const begin = rows.at(-1)?.[0]?.from ?? piece.from;
      if (piece.to - begin > most && rows.at(-1)?.length) rows.push([]);
      rows.at(-1)?.push(piece);
    }
    return rows.map((own, row) => ({
      ...{ step: itemAt(steps, index), number, isBent, pieces: own },
      width: isShort(own) && labelsOf(stepId) <= MOST_LABELS ? NARROW : WIDTH,
      ...{ from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 },
      ...{ isFirst: row === 0, isLast: row === rows.length - 1 },
    }));
  });
}

/** Where the sawn end of a piece is; null of a whole rail: at a T inside on its side, else on the side of the rail's end. */
const sawnEnd = ({ from, to, rail }: RailPiece, step: Step): number | null =>
  to - from >= rail ? null : hasInnerT(step) && from === step.frameLength / 2 ? from : to;

interface Stripped extends Tabled {
  drawing: InstallationDrawing;
  parts: PartNumbers;
}

/** What is put to each rail, by its id: with its place on that rail. */
function labelsByRail({
  page,
  installation,
  parts,
  t,
}: Stripped): Map<string, { at: number; label: Label }[]> {
  const geometry = geometryOf(page.plan.layout);
  const all = new Map<string, { at: number; label: Label }[]>();
  const add = (stepId: string, at: number, label: Label | null) => {
    if (label) all.set(stepId, [...(all.get(stepId) ?? []), { at, label }]);
  };
  const placeOf = ({ stepId, at }: JointedPart): number => {
    if (typeof at === 'number') return at;
    const { step } = itemAt(geometry.placed, geometry.indexOf.get(stepId) ?? 0);
    return hasInnerT(step) && at === 'straight'
      ? step.frameLength / 2
      : at === 'left' && step.kind === 'start'
        ? 0
        : step.frameLength;
  };
  for (const part of jointedParts(geometry, page, installation)) {
    const text = part.feed ? feedName(part.feed.number) : '';
    add(part.stepId, placeOf(part), numbered(parts.of(part.role), text));
  }
  const hanging = new Map<string, { stepId: string; at: number; numbers: number[] }>();
  for (const { step, index } of geometry.placed) {
    if (step.kind === 'start') continue;
    const { stepId } = step.on;
    const at = placeOfEnd(geometry, step.on);
    const key = `${stepId} ${at}`;
    const before = hanging.get(key) ?? { stepId, at, numbers: [] };
    hanging.set(key, { ...before, numbers: [...before.numbers, index + 1] });
    add(
      step.id,
      0,
      word(t('sheet.onRails', { rails: String(stepNumber(geometry, stepId)) }), SIZE, { ink: 'soft' }),
    );
  }
  for (const { stepId, at, numbers } of hanging.values())
    add(stepId, at, word(t('sheet.onRails', { rails: formatRanges(numbers) }), SIZE, { ink: 'soft' }));
  return all;
}

/** A piece: the number of its rail, its length, and what is sawn off. */
function pieceLabel({ parts, language }: Stripped, { isBent }: Strip, { from, to, rail }: RailPiece): Label {
  const length = to - from;
  const said = formatNumber(length, language);
  const text =
    length < rail ? `${said}\u00a0=\u00a0${rail}\u00a0−\u00a0${formatNumber(rail - length, language)}` : said;
  return numbered(parts.rail(rail, isBent), text) ?? word(text, SIZE);
}

function stripMarks(
  stripped: Stripped,
  strip: Strip,
  labels: readonly { at: number; label: Label }[],
  fixings: readonly number[],
  { x: left, y }: { x: number; y: number },
): PaperMark[] {
  const { language, t } = stripped;
  const { step, number, pieces, from, to, isFirst, isLast } = strip;
  const on = (place: number) => left + 3 + (place - from) * SCALE;
  const isHere = (place: number) => (isFirst ? place >= from : place > from) && place <= to;
  const room = [left, left + strip.width] as const;
  const bar = { top: y + ROW.bar, bottom: y + ROW.bar + ROW.thick };
  const name = t('sheet.railNumber', { number });
  const length = isFirst ? `${formatNumber(step.frameLength, language)}\u00a0cm` : t('sheet.goesOn');
  const put = labels.filter(({ at }) => isHere(at)).map(({ at, label }) => ({ x: on(at), label }));
  const cut = pieces.map((piece) => ({
    x: on((piece.from + piece.to) / 2),
    label: pieceLabel(stripped, strip, piece),
  }));
  const own = fixings.filter(isHere);
  const figures = own.map((place) => ({
    x: on(place),
    label: word(formatNumber(place, language), SIZE, { isTabular: true }),
  }));
  const saws = pieces.flatMap((piece) => {
    const end = sawnEnd(piece, step);
    if (end === null) return [];
    const [x, way] = [on(end), end === piece.to ? -1 : 1];
    return [0.8, 1.6].map((by) =>
      line({ x: x + way * (by - 0.4), y: bar.bottom + 0.7 }, { x: x + way * (by + 0.4), y: bar.top - 0.7 }),
    );
  });
  return [
    words(name, 2.5, { x: left, y: y + ROW.name }, { isBold: true }),
    words(length, SIZE, { x: left + textWidth(name, 2.5) + 2, y: y + ROW.name }, { ink: 'soft' }),
    ...named([...put, ...cut], room, y + ROW.labels, [y + ROW.labels + 2, bar.top - 0.2]),
    ...pieces.map((piece) =>
      path(rectangle(on(piece.from), bar.top, (piece.to - piece.from) * SCALE, ROW.thick), { pen: 'edge' }),
    ),
    ...(saws.length > 0 ? [path(saws, { pen: 'edge' })] : []),
    ...(own.length > 0
      ? [
          path(line({ x: on(from), y: y + ROW.ticks }, { x: on(own.at(-1) ?? to), y: y + ROW.ticks }), {
            pen: 'thin',
          }),
          ...(isFirst ? [symbols.origin({ x: on(0), y: y + ROW.ticks })] : []),
          path(
            own.map((place) =>
              line({ x: on(place), y: bar.bottom }, { x: on(place), y: y + ROW.ticks + 0.8 }),
            ),
            { pen: 'thin' },
          ),
          path(
            own.map((place) =>
              line(
                { x: on(place) - 0.7, y: y + ROW.ticks + 0.7 },
                { x: on(place) + 0.7, y: y + ROW.ticks - 0.7 },
              ),
            ),
            { pen: 'edge' },
          ),
          ...named(figures, room, y + ROW.figures, [y + ROW.figures - 1.3, y + ROW.ticks + 0.8]),
        ]
      : []),
    ...(isLast
      ? []
      : [
          path(
            line(
              { x: on(to) + 1.4, y: bar.top - 0.4 },
              { x: on(to) + 2.4, y: (bar.top + bar.bottom) / 2 },
              { x: on(to) + 1.4, y: bar.bottom + 0.4 },
            ),
            { pen: 'edge' },
          ),
        ]),
  ];
}

/** Every rail as it is put together and fixed, in the order of the work (D75). */
export function railStrips(stripped: Stripped): Block[] {
  const { page, drawing, t } = stripped;
  const { layout, choices } = page.plan;
  const { steps } = layout;
  const sets = page.data.lines.find(({ role }) => role === 'mountingSet');
  const spares = choices.accessories.find(({ id }) => id === sets?.articleId)?.quantity ?? 0;
  const rule = fixingRuleOf(steps, (sets?.quantity ?? 0) - spares, page.data.fixingSpacing);
  const labels = labelsByRail(stripped);
  const note = wrapped(t(rule ? 'sheet.stripNote' : 'sheet.stripNoteUnfixed'), SIZE, WIDTH);
  const strips = stripsOf(drawing, steps, (stepId) => labels.get(stepId)?.length ?? 0);
  const height = rule ? ROW.height : ROW.bar + ROW.thick + 4;
  const under = HEAD + note.length * 3;
  return strips.map((strip, index): Block => {
    const fixings = rule ? fixingsOf(strip.step, rule) : [];
    const own = labels.get(strip.step.id) ?? [];
    if (index > 0)
      return {
        ...{ width: strip.width, height: height - BELOW, isNext: true },
        marks: (at) => stripMarks(stripped, strip, own, fixings, at),
      };
    // The title stays with the first of them.
    return {
      ...{ width: WIDTH, height: under + height - BELOW, isNext: true },
      marks: ({ x, y, width }) => [
        ...headed(t('sheet.mountingOrder'), { x, y }, width),
        ...note.map((text, row) => words(text, SIZE, { x, y: y + HEAD - 3 + row * 3 }, { ink: 'soft' })),
        ...stripMarks(stripped, strip, own, fixings, { x, y: y + under }),
      ],
    };
  });
}
