import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Installation } from '../installation/installation.ts';
import { mainsCables } from '../lists/cables.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { BOARD } from './board.ts';
import type { PaperMark } from './marks.ts';
import { frameOfText } from './planArea.ts';
import { singleLineSheets } from './singleLineSheets.ts';

const t = sampleTranslate('EN');
const AREA = { x: 20, y: 10, width: 270, height: 150 };
const MAINS = AREA.x + BOARD.width + 4;
const references = {
  from: (index: number) => `from ${index}`,
  on: (index: number) => `on ${index}`,
  here: '',
};

function drawn(supplies: number, watts: number, gatewayQuantity = 1, reported = references) {
  const base = planOf(
    Array.from({ length: supplies }, (): [number] => [200]),
    { a: 3 * supplies },
  );
  const { steps } = base.layout;
  const feeds = steps.map(({ id }) => ({ id: `f-${id}`, stepId: id, at: 50 }));
  const cuts = steps.slice(1).map(({ id }) => ({ stepId: id, at: 0 }));
  const sampled = sampleOrder({ ...base, wiring: { ...NO_WIRING, feeds, cuts } }, 'EN');
  const choices = { ...sampled.plan.choices, gatewayQuantity };
  const page = {
    ...sampled,
    order: { ...sampled.order, power: watts },
    plan: { ...sampled.plan, choices: gatewayQuantity > 0 ? choices : { ...choices, gatewayId: null } },
  };
  const installation = orderInstallation(page) as Installation;
  const tabled = { page, rows: [], luminaires: [], installation, light: null, language: 'EN', t };
  const { sheets } = singleLineSheets(tabled, installation, AREA, reported);
  return { page, installation, sheets: sheets.map(({ marks }) => marks) };
}

interface Stretch {
  from: number;
  to: number;
}
const touches = (a: Stretch, b: Stretch) => a.from <= b.to + 0.01 && b.from <= a.to + 0.01;

function connected(marks: readonly PaperMark[]): { breaker: string; cables: string[] }[] {
  const lines = marks.flatMap((mark) =>
    mark.kind === 'path' && mark.pen === 'edge' && mark.outlines.length === 1
      ? mark.outlines.flatMap(({ corners: [a, b, ...more] }) =>
          a && b && more.length === 0 ? [{ a, b }] : [],
        )
      : [],
  );
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const isAt = (x: number) => Math.abs(x - MAINS) < 0.01;
  const risers = lines
    .filter(({ a, b }) => isAt(a.x) && isAt(b.x))
    .map(({ a, b }): Stretch => ({ from: a.y, to: b.y }));
  const ends = lines.filter(({ a, b }) => isAt(a.x) !== isAt(b.x));
  const parts: Stretch[] = [...risers, ...ends.map(({ a }) => ({ from: a.y, to: a.y }))];
  const groups: Stretch[][] = [];
  for (const part of parts) {
    const own = groups.filter((group) => group.some((one) => touches(one, part)));
    for (const group of own) groups.splice(groups.indexOf(group), 1);
    groups.push([part, ...own.flat()]);
  }
  return groups.map((group) => {
    const top = Math.min(...group.map(({ from }) => from));
    const within = (y: number) => group.some((one) => touches(one, { from: y, to: y }));
    const breaker = texts.filter(
      ({ text, x, y }) => /^−Q\d+$/.test(text) && x < MAINS && y <= top + 1 && y > top - 5,
    );
    const branches = ends.filter(({ a, b }) => within(a.y) && Math.max(a.x, b.x) > MAINS + 1);
    const cables = branches.map(
      ({ a }) => texts.find(({ text, y }) => /^W\d+$/.test(text) && Math.abs(y - a.y + 2.2) < 0.01)?.text,
    );
    expect(breaker.map(({ text }) => text)).toHaveLength(1);
    return { breaker: breaker[0]?.text ?? '', cables: cables.map(String) };
  });
}

const byBreaker = (all: readonly { breaker: string; cables: readonly string[] }[]) => {
  const found: Record<string, string[]> = {};
  for (const { breaker, cables } of all)
    found[breaker] = [...(found[breaker] ?? []), ...cables].toSorted(
      new Intl.Collator('en', { numeric: true }).compare,
    );
  return found;
};

test('the riser of each breaker leads only to its supplies and gateways, across all sheets', () => {
  const orders = fc.record({
    supplies: fc.integer({ min: 1, max: 16 }),
    watts: fc.constantFrom(0, 100, 400, 1_100, 1_800, 3_600),
    gateways: fc.constantFrom(0, 1),
  });
  fc.assert(
    fc.property(orders, ({ supplies, watts, gateways }) => {
      const { page, installation, sheets } = drawn(supplies, watts, gateways);
      const cables = mainsCables(page, installation).map(({ name, breaker }) => ({
        breaker,
        cables: [name],
      }));
      expect(byBreaker(sheets.flatMap(connected))).toEqual(byBreaker(cables));
    }),
    { numRuns: Number(process.env.LUMITOR_RUNS ?? 20) },
  );
});

test('each breaker shows its rating, its supplies and their current', () => {
  const { sheets } = drawn(3, 1_800);
  const texts = sheets.flatMap((marks) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
  expect(texts.filter((text) => text === 'B16\u00a0A')).toHaveLength(3);
  expect(texts).toEqual(
    expect.arrayContaining([
      '−Q2',
      'S1–S2, 15.65\u00a0A',
      'X1:1',
      '−Q3',
      'S3, 7.83\u00a0A',
      'X1:2',
      '−Q4',
      'G1',
      'X1:3',
    ]),
  );
});

test('a gateway that is not bought is not in the single line', () => {
  const { sheets } = drawn(3, 400, 0);
  const texts = sheets.flatMap((marks) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
  expect(texts).not.toContain('G1');
  expect(texts).not.toContain('D1');
});

test('the continuation of the busbar is labelled inside the board', () => {
  const on = 'continued on sheet 17';
  const { sheets } = drawn(16, 1_800, 1, { ...references, on: () => on });
  const onBar = sheets
    .flat()
    .flatMap((mark) => (mark.kind === 'text' && mark.text === on ? [mark] : []))
    .filter(({ x }) => x < AREA.x + BOARD.width);
  expect(onBar.length).toBeGreaterThan(0);
  for (const mark of onBar) {
    expect(frameOfText(mark).left).toBeGreaterThan(AREA.x);
    expect(frameOfText(mark).right).toBeLessThan(AREA.x + BOARD.width);
  }
});
