import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { placeOfEnd, stepNumber } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { RailPiece } from '../kinds/rail/pieces.ts';
import { hasInnerT, type Rail } from '../kinds/rail/step.ts';
import { feedName, namesOf } from '../lists/installationWords.ts';
import { type JointedPart, jointedParts } from '../lists/mountingRails.ts';
import { formatRanges } from '../lists/ranges.ts';
import { grouped } from '../math/groups.ts';
import { itemAt } from '../math/lists.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Cm, Mm } from '../units.ts';
import { numbered, word } from './labels.ts';
import type { CountedParts } from './partTables.ts';
import type { PaperLabel } from './planArea.ts';
import type { Tabled } from './table.ts';

export const STRIP_SCALE = 0.28;
export const WIDTH: Mm = 172;
const NARROW: Mm = 81;
const MOST_LABELS = 3;
export const SIZE: Mm = 2.1;

export interface Strip {
  step: Rail;
  number: number;
  isBent: boolean;
  pieces: RailPiece[];
  from: Cm;
  to: Cm;
  isFirst: boolean;
  isLast: boolean;
  width: Mm;
}

export function stripsOf(
  { rails }: InstallationDrawing,
  steps: readonly Rail[],
  labels: ReadonlyMap<string, readonly NamedStrip[]>,
): Strip[] {
  const most = (WIDTH - 8) / STRIP_SCALE;
  const isShort = (pieces: readonly RailPiece[]) =>
    ((pieces.at(-1)?.to ?? 0) - (pieces[0]?.from ?? 0)) * STRIP_SCALE <= NARROW - 8 && pieces.length < 3;
  return rails.flatMap(({ stepId, number, isBent, pieces }, index) => {
    const isFew = (labels.get(stepId)?.length ?? 0) <= MOST_LABELS;
    const rows: RailPiece[][] = [[]];
    for (const piece of pieces) {
      const start = rows.at(-1)?.[0]?.from ?? piece.from;
      if (piece.to - start > most && rows.at(-1)?.length) rows.push([]);
      rows.at(-1)?.push(piece);
    }
    return rows.map((own, row) => ({
      step: itemAt(steps, index),
      number,
      isBent,
      pieces: own,
      width: isFew && isShort(own) ? NARROW : WIDTH,
      from: own[0]?.from ?? 0,
      to: own.at(-1)?.to ?? 0,
      isFirst: row === 0,
      isLast: row === rows.length - 1,
    }));
  });
}

export interface Stripped extends Tabled {
  drawing: InstallationDrawing;
  parts: CountedParts;
}

export interface NamedStrip {
  at: Cm;
  label: PaperLabel;
}

export function labelsByRail({ page, installation, parts, t }: Stripped): Map<string, NamedStrip[]> {
  const geometry = geometryOf(page.plan.layout);
  const all = new Map<string, NamedStrip[]>();
  const add = (stepId: string, at: Cm, label: PaperLabel | null) => {
    if (label) all.set(stepId, [...(all.get(stepId) ?? []), { at, label }]);
  };
  const addRails = (stepId: string, at: Cm, numbers: readonly number[]) =>
    add(stepId, at, word(t('sheet.onRails', { rails: formatRanges(numbers) }), SIZE, { ink: 'soft' }));
  const addPart = ({ stepId, at, role }: JointedPart, text = '') => {
    const place = typeof at === 'number' ? at : placeOfEnd(geometry, { stepId, end: at });
    add(stepId, place, numbered(parts.of(role), text));
  };
  const jointed = jointedParts(geometry, page, installation);
  for (const part of jointed) if (!part.feed) addPart(part);
  const hanging = geometry.placed.flatMap(({ step, index }) =>
    step.kind === 'start'
      ? []
      : [{ id: step.id, number: index + 1, ...step.on, at: placeOfEnd(geometry, step.on) }],
  );
  for (const { id, stepId } of hanging) addRails(id, 0, [stepNumber(geometry, stepId)]);
  for (const own of grouped(hanging, ({ stepId, at }) => `${stepId} ${at}`).values()) {
    const [first] = own;
    const numbers = own.map(({ number }) => number);
    if (first) addRails(first.stepId, first.at, numbers);
  }
  // Feeds can be many, so other parts at a position come first.
  const feeds = jointed.filter(({ feed }) => feed);
  for (const own of grouped(feeds, ({ stepId, at, role }) => `${stepId} ${at} ${role}`).values()) {
    const [first] = own;
    const numbers = own.flatMap(({ feed }) => (feed ? [feed.number] : [])).sort((a, b) => a - b);
    if (first) addPart(first, namesOf(numbers, feedName));
  }
  return all;
}

export function luminaireLabel(
  { parts, language }: Stripped,
  { isBent }: Strip,
  { from, to, rail }: RailPiece,
): PaperLabel {
  const length = to - from;
  const reported = formatNumber(length, language);
  const text =
    length < rail
      ? `${reported}\u00a0=\u00a0${rail}\u00a0−\u00a0${formatNumber(rail - length, language)}`
      : reported;
  return numbered(parts.rail(rail, isBent), text) ?? word(text, SIZE);
}

/** Side of an inner T, else of the rail's end; null if uncut. */
export const sawnEnd = ({ from, to, rail }: RailPiece, step: Rail): Cm | null =>
  to - from >= rail ? null : hasInnerT(step) && from === step.frameLength / 2 ? from : to;
