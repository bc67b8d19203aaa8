import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan, loadedPlan, planOf } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { CIRCUIT_SIGNS } from './circuitLegend.ts';
import { installationSheets } from './installationSheets.ts';
import { type LegendEntry, PLAN_SIGNS } from './legend.ts';
import { type PaperMark, type Sign, signsIn } from './marks.ts';
import type { SheetChoice } from './sheetChoice.ts';
import { NO_TITLE_ENTRIES } from './titleEntries.ts';

const t = sampleTranslate('EN');
const IN_SIGNS = ['1', 'IΔ', 'Z1 · V', 'Z1'];

function readLegend(marks: readonly PaperMark[], signs: readonly LegendEntry[]) {
  const signOf = new Map(signs.map(([sign, key]) => [t(key), sign]));
  const start = marks.findIndex((mark) => mark.kind === 'text' && mark.text === t('sheet.legend'));
  const explained: Sign[] = [];
  let end = start;
  for (let index = start + 1; start >= 0 && index < marks.length; index++) {
    const mark = marks[index];
    if (mark?.kind !== 'text' || IN_SIGNS.includes(mark.text)) continue;
    const sign = signOf.get(mark.text);
    if (!sign) break;
    explained.push(sign);
    end = index;
  }
  return { explained, others: start < 0 ? [...marks] : [...marks.slice(0, start), ...marks.slice(end + 1)] };
}

interface Read {
  explained: string[];
  drawn: string[];
}

function readSheets(plan: Plan, north: number | null, choice?: SheetChoice): { plan: Read; circuits: Read } {
  const { sheets } = installationSheets({
    page: sampleOrder(plan, 'EN'),
    language: 'EN',
    t,
    entries: { ...NO_TITLE_ENTRIES, north },
    ...(choice && { choice }),
  });
  const read = (own: readonly (readonly PaperMark[])[], signs: readonly LegendEntry[]) => {
    const all = own.map((marks) => readLegend(marks, signs));
    const known = new Set(signs.map(([sign]) => sign));
    const drawn = signsIn(all.flatMap(({ others }) => others));
    return {
      explained: [...new Set(all.flatMap(({ explained }) => explained))].sort(),
      drawn: [...drawn].filter((sign) => known.has(sign)).sort(),
    };
  };
  const isTitled = (marks: readonly PaperMark[], title: string) =>
    marks.some((mark) => mark.kind === 'text' && mark.text === title);
  const line = sheets.findIndex(({ marks }) => isTitled(marks, t('sheet.singleLine')));
  const first = line < 0 ? sheets.length : line;
  const ofPlan = read(
    sheets.slice(0, first).map(({ marks }) => marks),
    PLAN_SIGNS,
  );
  const onPlan = sheets.flatMap((sheet) => sheet.plan?.marks ?? []);
  const onBlock = signsIn(sheets.flatMap(({ marks }) => marks)).has('north') ? (['north'] as const) : [];
  return {
    plan: { explained: ofPlan.explained, drawn: [...signsIn(onPlan), ...onBlock].sort() },
    circuits: read(
      sheets.slice(first).map(({ marks }) => marks),
      CIRCUIT_SIGNS,
    ),
  };
}

describe('legends', () => {
  test('explain the signs of a small plan: no connector, no cable, no north', () => {
    const { plan, circuits } = readSheets(planOf([[200]], { b: 1 }), null);
    expect(plan.explained).toEqual(['cap', 'dimension', 'downlight', 'feed', 'part', 'rail', 'zone']);
    expect(circuits.explained).not.toContain('seam');
    expect(circuits.explained).toContain('breaker');
  });

  test('explain cables, areas and north of a plan that has them', () => {
    const { plan, circuits } = readSheets(EVERYTHING, 30);
    for (const sign of ['cable', 'bus', 'north', 'area', 'obstacle', 'cut', 'supply', 'gateway'])
      expect(plan.explained).toContain(sign);
    expect(circuits.explained).toContain('busGateway');
  });

  test('explain no circuits without feeds', () => {
    expect(readSheets(planOf([], {}), null).circuits.explained).toEqual([]);
  });

  test('explain every drawn sign, and no other, on any paper', () => {
    const papers = fc.constantFrom<(SheetChoice | undefined)[]>(
      undefined,
      { paper: 'A4', scale: null },
      { paper: 'A3', scale: null },
      { paper: 'A4', scale: 20 },
    );
    const plans = fc.oneof(arbitraryPlan, loadedPlan, fc.constant(EVERYTHING));
    fc.assert(
      fc.property(plans, papers, fc.constantFrom(null, 45), (plan, choice, north) => {
        const read = readSheets(plan, north, choice);
        expect(read.plan.explained).toEqual(read.plan.drawn);
        expect(read.circuits.explained).toEqual(read.circuits.drawn);
      }),
      { numRuns: Number(process.env.LUMITOR_RUNS ?? 15), endOnFailure: true },
    );
  });
});
