import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import { areFramesDisjoint, isWithinFrame } from '../paths/frame.ts';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan, loadedPlan, planOf } from '../testing/arbitraryPlan.ts';
import { arbitraryWires, wiredBy } from '../testing/drawnDxf.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { struck } from '../testing/struck.ts';
import { formatNumber } from '../translation/figures.ts';
import { installationSheets } from './installationSheets.ts';
import { frameOfText } from './planArea.ts';
import type { SheetChoice } from './sheetChoice.ts';

const RUNS = Number(process.env.LUMITOR_RUNS ?? 8);

const LANGUAGES = ['PL', 'EN', 'DE'] as const;
const CHOICES: readonly (SheetChoice | undefined)[] = [
  undefined,
  { paper: 'A4', scale: null },
  { paper: 'A3', scale: null },
  { paper: 'A4', scale: 20 },
];

function sheetsOf(plan: Plan, language: string, choice: SheetChoice | undefined) {
  const page = sampleOrder(plan, language);
  const t = sampleTranslate(language);
  const luminaires = orderLuminaires(page.data, page.plan);
  const installation = orderInstallation(page);
  const drawing = drawInstallation({ plan: page.plan, luminaires, installation, system: 'dali' });
  return { drawing, t, ...installationSheets({ page, language, t, ...(choice && { choice }) }) };
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

test('each number and each dimension is on the plan, or in the table of those without room', () => {
  const rooms = fc.option(
    fc.record({ width: fc.integer({ min: 900, max: 4000 }), height: fc.integer({ min: 900, max: 3000 }) }),
  );
  fc.assert(
    fc.property(
      fc.oneof(arbitraryPlan, loadedPlan),
      arbitraryWires,
      rooms,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...CHOICES),
      (made, wires, size, language, choice) => {
        const wired = wiredBy(made, wires);
        const room = size && newRoom(rectangle(size.width, size.height, { x: 0, y: 0 }));
        const plan = { ...wired, room: wired.room ?? room };
        const { drawing, sheets, t } = sheetsOf(plan, language, choice);
        const onPlan = sheets.flatMap(({ plan: shown }) => (shown ? [shown] : []));
        const texts = onPlan.map(({ marks }) =>
          marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])),
        );
        const written = counted(texts.flat().map(({ text }) => text));
        const listed = sheets
          .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])))
          .join(' ');
        const isInTable = (words: string) => listed.split(/[\s,;·]+/).includes(words);
        for (const { number } of drawing.luminaires)
          expect(written.has(`L${number}`) || isInTable(`L${number}`), `L${number}`).toBe(true);
        for (const { number } of drawing.feeds)
          expect(written.has(`F${number}`) || isInTable(`F${number}`), `F${number}`).toBe(true);
        for (const { number, places } of drawing.rails) {
          const name = t('sheet.railNumber', { number });
          const own = [...written.keys()].filter((text) => text === name || text.startsWith(`${name},`));
          expect(own.length > 0 || listed.includes(name), name).toBe(true);
          if (own.length === 0 || own.some((text) => text !== name)) continue;
          for (const place of places.slice(1))
            expect(written.has(formatNumber(place, language)), `${name} ${place}`).toBe(true);
        }
        for (const [index, { marks, frame, isTile }] of onPlan.entries()) {
          expect(struck(marks)).toEqual([]);
          const frames = (texts[index] ?? []).map((text) => ({ text, frame: frameOfText(text) }));
          for (const [at, one] of frames.entries()) {
            const crossed = frames
              .slice(at + 1)
              .filter((other) => !areFramesDisjoint(one.frame, other.frame));
            const isSlanted = ({ text: { angle = 0 } }: typeof one) => angle % 90 !== 0;
            expect(
              crossed.filter((other) => !isSlanted(one) && !isSlanted(other)).map(({ text }) => text.text),
            ).toEqual([]);
            const isOnTile = isWithinFrame(one.frame, frame) || areFramesDisjoint(one.frame, frame);
            expect(!isTile || isSlanted(one) || isOnTile, one.text.text).toBe(true);
          }
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test('no edge between tiles runs along a rail or cuts off a name', () => {
  const rows = Array.from({ length: 8 }, (_, row) => row);
  const hall = planOf([[200]], {});
  const steps = rows.map((row) => ({
    kind: 'start' as const,
    id: `r${row}`,
    frameLength: 900,
    hasT: false,
    origin: { x: 0, y: 90 * row },
    heading: 0 as const,
  }));
  const plan: Plan = { ...hall, layout: { ...hall.layout, steps, activeEnd: null } };
  const { drawing, sheets } = sheetsOf(plan, 'PL', { paper: 'A4', scale: 25 });
  const tiles = sheets.flatMap(({ plan: shown }) => (shown ? [shown.frame] : []));
  expect(tiles.length).toBeGreaterThan(2);
  for (const { top, bottom } of tiles)
    for (const { axis } of drawing.rails)
      for (const edge of [top, bottom]) expect(Math.abs(axis.start.y * 0.4 - edge)).toBeGreaterThan(6);
});
