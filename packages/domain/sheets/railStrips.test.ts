import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { countFixings } from '../parts/fixingCount.ts';
import { fixingsOf } from '../parts/fixings.ts';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan, planOf } from '../testing/arbitraryPlan.ts';
import { meeting } from '../testing/meeting.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { struck } from '../testing/struck.ts';
import { formatNumber } from '../translation/figures.ts';
import type { PaperMark } from './marks.ts';
import { partNumbers } from './partTables.ts';
import { frameOfText } from './planArea.ts';
import { railStrips } from './railStrips.ts';
import { labelsByRail, luminaireLabel, SIZE, type Stripped, stripsOf } from './strips.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

const t = sampleTranslate('EN');

function strippedOf(drawn: Plan, own: Partial<ShownOrder['data']> = {}): Stripped {
  const sample = sampleOrder(drawn, 'EN');
  const page = { ...sample, data: { ...sample.data, ...own } };
  const { plan, data } = page;
  const installation = orderInstallation(page);
  const luminaires = orderLuminaires(data, plan);
  const rows = rowsOfRecord(data.lines, 'EN', t);
  return {
    page,
    rows,
    luminaires,
    installation,
    light: null,
    language: 'EN',
    t,
    drawing: drawInstallation({ plan, luminaires, installation, supply: null, system: 'dali' }),
    parts: partNumbers(rows, data.lines),
  };
}

const drawn = (stripped: Stripped) =>
  railStrips(stripped).flatMap((block) => {
    if ('table' in block) return [];
    const { width, height } = block;
    return [{ width, height, marks: block.marks({ x: 0, y: 0, width, height }) }];
  });

const textsOf = (marks: readonly PaperMark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
const figuresOf = (stripped: Stripped) =>
  drawn(stripped)
    .flatMap(({ marks }) => textsOf(marks))
    .flatMap(({ text, size }) => (size === SIZE && /^[\d.]+$/.test(text) ? [text] : []));

function labelTextsOf(stripped: Stripped, spacing: number): string[] {
  const { steps } = stripped.page.plan.layout;
  const byRail = labelsByRail(stripped);
  const labels = [...byRail.values()].flat().map(({ label }) => label);
  const pieces = stripsOf(stripped.drawing, steps, byRail).flatMap((strip) =>
    strip.pieces.map((piece) => luminaireLabel(stripped, strip, piece)),
  );
  const rule = { per100: 2, per200: 3, spacing };
  return [
    ...[...labels, ...pieces].flatMap(({ marks }) => textsOf(marks({ x: 0, y: 0 })).map(({ text }) => text)),
    ...steps.flatMap((step) => fixingsOf(step, rule)).map((place) => formatNumber(place, 'EN')),
  ];
}

test('strips show every part, piece and fixing point, without overlaps and within their areas', () => {
  const some = arbitraryPlan.filter(({ layout }) => layout.steps.length > 0);
  fc.assert(
    fc.property(some, fc.constantFrom(20, 30, 66.7, 200), (plan, spacing) => {
      const bought = countFixings(plan.layout.steps, { per100: 2, per200: 3, spacing });
      const { lines } = sampleOrder(plan).data;
      const stripped = strippedOf(plan, {
        lines: lines.map((one) => (one.role === 'mountingSet' ? { ...one, quantity: bought } : one)),
        fixingSpacing: spacing,
      });
      const left = new Map<string, number>();
      for (const { width, height, marks } of drawn(stripped)) {
        const texts = textsOf(marks).map((mark) => ({ text: mark.text, frame: frameOfText(mark) }));
        expect(struck(marks)).toEqual([]);
        expect(meeting(texts)).toEqual([]);
        for (const { text, frame } of texts) {
          left.set(text, (left.get(text) ?? 0) + 1);
          expect(frame.left).toBeGreaterThanOrEqual(0);
          expect(frame.right).toBeLessThanOrEqual(width);
          expect(frame.bottom).toBeLessThanOrEqual(height + 1e-6);
        }
      }
      for (const text of labelTextsOf(stripped, spacing)) {
        left.set(text, (left.get(text) ?? 0) - 1);
        expect([text, left.get(text)]).toEqual([text, expect.toSatisfy((count: number) => count >= 0)]);
      }
    }),
    { numRuns: Math.ceil(numRuns / 2) },
  );
});

test('spare sets move no fixing point', () => {
  const stripped = strippedOf(planOf([[180]], {}));
  const { page } = stripped;
  const [set] = page.data.lines.filter(({ role }) => role === 'mountingSet');
  const lines = page.data.lines.map((one) => (one === set ? { ...one, quantity: one.quantity + 5 } : one));
  const choices = { ...page.plan.choices, accessories: [{ id: set?.articleId ?? '', quantity: 5 }] };
  const spared = { ...page, plan: { ...page.plan, choices }, data: { ...page.data, lines } };
  expect(figuresOf({ ...stripped, page: spared })).toEqual(['30', '90', '150']);
  expect(figuresOf(stripped)).toEqual(['30', '90', '150']);
});

test('a family without sets uses its own fixing spacing, or shows no fixing points', () => {
  const plan = planOf([[180]], {});
  const lines = sampleOrder(plan).data.lines.filter(({ role }) => role !== 'mountingSet');
  expect(figuresOf(strippedOf(plan, { lines, fixingSpacing: 90 }))).toEqual(['45', '135']);
  expect(figuresOf(strippedOf(plan, { lines }))).toEqual([]);
});

test('a fixing point is drawn at its position on its rail, to a tenth of a millimetre', () => {
  const some = arbitraryPlan.filter(({ layout }) => layout.steps.length > 0);
  const rule = { per100: 2, per200: 3, spacing: 66.7 };
  fc.assert(
    fc.property(some, (plan) => {
      const bought = countFixings(plan.layout.steps, rule);
      const lines = sampleOrder(plan).data.lines.map((one) =>
        one.role === 'mountingSet' ? { ...one, quantity: bought } : one,
      );
      const stripped = strippedOf(plan, { lines, fixingSpacing: rule.spacing });
      const strips = stripsOf(stripped.drawing, plan.layout.steps, labelsByRail(stripped));
      const all = drawn(stripped);
      for (const [index, { step, from, to, isFirst }] of strips.entries()) {
        const outlines = (all[index]?.marks ?? []).flatMap((mark) =>
          mark.kind === 'path' && mark.pen === 'edge' ? mark.outlines : [],
        );
        const middles = outlines.flatMap(({ corners: [one, other, ...more] }) =>
          one && other && more.length === 0 && Math.abs(Math.abs(other.x - one.x) - 1.4) < 0.001
            ? [(one.x + other.x) / 2]
            : [],
        );
        const bars = outlines
          .filter(({ isClosed }) => isClosed)
          .flatMap(({ corners }) => corners.map(({ x }) => x));
        const [start, end] = [Math.min(...bars), Math.max(...bars)];
        const own = fixingsOf(step, rule).filter((at) => (isFirst ? at >= from : at > from) && at <= to);
        expect(middles).toHaveLength(own.length);
        for (const [number, at] of own.entries())
          expect(middles[number]).toBeCloseTo(start + ((at - from) * (end - start)) / (to - from), 1);
      }
    }),
    { numRuns: Math.ceil(numRuns / 4) },
  );
});
