import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../drawing/frame.ts';
import type { BusPlace } from '../installation/control.ts';
import type { Installation } from '../installation/installation.ts';
import { busPlaceInWords } from '../lists/installationWords.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderPieces } from '../order/places.ts';
import type { Plan } from '../plan/plan.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { arbitraryPlan, planOf } from '../testing/arbitraryPlan.ts';
import { meeting } from '../testing/meeting.ts';
import type { Run } from '../testing/sampleLayouts.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { struck } from '../testing/struck.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { frameOfText } from './clearance.ts';
import { type InstallationSheet, installationSheets } from './installationSheets.ts';
import { zoneTable } from './installationTables.ts';
import type { PaperText } from './marks.ts';
import type { SheetChoice } from './sheetChoice.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

const t = sampleTranslate('PL');
const sheetsOf = (plan: Plan) => installationSheets({ page: sampleOrder(plan), language: 'PL', t });

/** Every text of a sheet where it is printed. */
function textsOn({ marks, plan }: InstallationSheet): { text: string; frame: Frame }[] {
  const isText = (mark: { kind: string }): mark is PaperText => mark.kind === 'text';
  const framed = (mark: PaperText) => ({ text: mark.text, frame: frameOfText(mark) });
  const own = marks.filter(isText).map(framed);
  if (!plan) return own;
  const { area, frame: tile } = plan;
  const move = { x: area.x - tile.left, y: area.y - tile.top };
  const drawn = plan.marks
    .filter(isText)
    .map((mark) => framed({ ...mark, x: mark.x + move.x, y: mark.y + move.y }))
    .filter(
      ({ frame }) =>
        frame.right > area.x &&
        frame.left < area.x + area.width &&
        frame.bottom > area.y &&
        frame.top < area.y + area.height,
    );
  return [...own, ...drawn];
}

const drawnPlan = arbitraryPlan.filter(({ layout }) => layout.steps.length > 0);

describe('the sheets of an installation drawing', () => {
  test('write no text on another, and none out of the paper, whatever is drawn', () => {
    fc.assert(
      fc.property(drawnPlan, (plan) => {
        const { paper, sheets } = sheetsOf(plan);
        for (const sheet of sheets) {
          const texts = textsOn(sheet);
          expect(meeting(texts)).toEqual([]);
          for (const { frame } of texts) {
            expect(Math.min(frame.left, frame.top)).toBeGreaterThan(0);
            expect(frame.right).toBeLessThan(paper.width);
            expect(frame.bottom).toBeLessThan(paper.height);
          }
        }
      }),
      { numRuns },
    );
  });

  test('pass no line of circuits, strips or tables through what is written, in any language', () => {
    const told = fc.constantFrom('PL', 'EN', 'DE');
    fc.assert(
      fc.property(drawnPlan, told, fc.constantFrom('A4', 'A3'), (plan, language, paper) => {
        const { sheets } = installationSheets({
          ...{ page: sampleOrder(plan), language, t: sampleTranslate(language) },
          choice: { paper, scale: null },
        });
        for (const sheet of sheets) {
          if (sheet.plan) continue;
          expect(struck(sheet.marks)).toEqual([]);
          expect(meeting(textsOn(sheet))).toEqual([]);
        }
      }),
      { numRuns: Math.ceil(numRuns / 6) },
    );
  });

  test('take the largest scale that has room, on A4 where that is enough', () => {
    const scaleOf = (plan: Plan) => {
      const { paper, sheets } = sheetsOf(plan);
      const texts = sheets.map((sheet) => textsOn(sheet).map(({ text }) => text));
      return [paper.name, texts[0]?.find((text) => text.startsWith('1 : '))];
    };
    const room = newRoom(rectangle(840, 680, { x: 0, y: 0 }));
    expect(scaleOf(planOf([[180]], { a: 2 }))).toEqual(['A4', '1 : 10']);
    expect(scaleOf({ ...planOf([[400]], { a: 2 }), room })).toEqual(['A3', '1 : 50']);
    expect(scaleOf(planOf(new Array<Run>(20).fill([200]), { a: 20 }))).toEqual(['A3', '1 : 100']);
  });

  test('take the paper and the scale that were chosen, over several sheets where the plan has no room', () => {
    const plan = { ...planOf([[400]], { a: 2 }), room: newRoom(rectangle(840, 680, { x: 0, y: 0 })) };
    const page = sampleOrder(plan);
    const chosen = (choice: SheetChoice) => {
      const { paper, sheets } = installationSheets({ page, language: 'PL', t, choice });
      const scales = sheets.flatMap((sheet) => textsOn(sheet).map(({ text }) => text));
      const tiles = sheets.filter((sheet) => sheet.plan).length;
      for (const sheet of sheets) expect(meeting(textsOn(sheet))).toEqual([]);
      return [paper.name, scales.find((text) => text.startsWith('1 : ')), tiles];
    };
    expect(chosen({ paper: 'A4', scale: null })).toEqual(['A4', '1 : 100', 1]);
    expect(chosen({ paper: null, scale: 100 })).toEqual(['A4', '1 : 100', 1]);
    expect(chosen({ paper: 'A3', scale: 100 })).toEqual(['A3', '1 : 100', 1]);
    expect(chosen({ paper: null, scale: 25 })).toEqual(['A3', '1 : 25', 2]);
    expect(chosen({ paper: 'A4', scale: 50 })).toEqual(['A4', '1 : 50', 2]);
    // It would take more than a person can hold in hands.
    const [, scale, tiles] = chosen({ paper: 'A4', scale: 10 });
    expect(scale).toBe('1 : 10');
    expect(tiles).toBeLessThanOrEqual(40);
  });

  test('tell the zones, addresses, currents and voltages that the check computed', () => {
    const feeds = [
      { id: 'f1', stepId: 's0', at: 200, cable: { length: 1250, conductor: 1.5 } },
      { id: 'f2', stepId: 's1', at: 250 },
    ];
    const supplies = [{ zone: { stepId: 's1', at: 100 }, x: 100, y: 150, z: 260 }];
    const wiring = { ...NO_WIRING, feeds, cuts: [{ stepId: 's1', at: 0 }], supplies };
    const plan = { ...planOf([[400], [300]], { a: 6 }), wiring };
    const page = sampleOrder(plan);
    const installation = orderInstallation(page) as Installation;
    const { sheets } = installationSheets({ page, language: 'EN', t: sampleTranslate('EN') });
    const texts = sheets.flatMap((sheet) => textsOn(sheet).map(({ text }) => text));
    const count = (text: string) => texts.filter((one) => one === text).length;
    expect(installation.zones).toHaveLength(2);
    for (const { number, bus, voltage } of installation.pieces) {
      // On the plan, in the table and in the single line.
      expect(count(`L${number}`)).toBe(3);
      expect(texts).toContain(busPlaceInWords(bus as BusPlace, 1));
      expect(texts).toContain((voltage as number).toFixed(2));
    }
    for (const { number, current } of installation.feeds) {
      expect(count(`F${number}`)).toBeGreaterThanOrEqual(2);
      expect(texts).toContain((current as number).toFixed(2));
    }
    for (const text of ['Z1', 'Z2', 'S1, Zasilacz DALI 400 W', 'S2, Zasilacz DALI 400 W', 'isolating joint'])
      expect(texts).toContain(text);
    expect(count('S2')).toBeGreaterThanOrEqual(3);
    expect(texts).toContain('power supply, zone');
    expect(texts.join(' ')).toContain('S2 x 100, y 150, height 260');
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('drilled at the feeds F2.')]));
    for (const text of ['12.5\u00a0m, 1.5\u00a0mm²', 'not known']) expect(texts).toContain(text);
    expect(texts.some((text) => text.includes('without the supply’s cable'))).toBe(true);
    for (const { quantity, code } of page.data.lines.filter(({ kind }) => kind === 'part')) {
      expect(texts).toContain(code);
      expect(texts).toContain(String(quantity));
    }
  });

  test('of an order from before feeds were kept say so, and name neither feeds nor zones', () => {
    const page = sampleOrder(planOf([[400]], { a: 3 }));
    const { electric: _, ...data } = page.data;
    const { sheets } = installationSheets({ page: { ...page, data }, language: 'PL', t });
    const texts = sheets.flatMap((sheet) => textsOn(sheet).map(({ text }) => text));
    expect(texts).toEqual(expect.arrayContaining(['L1', 'L2', 'L3', 'szyna 1', t('sheet.parts')]));
    expect(texts.filter((text) => /^([FZS]\d|A\d\d)$/.test(text))).toEqual([]);
    expect(texts.join(' ')).toContain('Zamówienie sprzed zapisu zasilań');
  });

  const findings = {
    confirmed: [{ kind: 'feedCurrent' as const, figures: { feed: 1, count: 1, current: 21.6, most: 16 } }],
    advised: [
      { kind: 'drop' as const, figures: { luminaire: 3, voltage: 46.4, drop: 3.33, least: 46, count: 1 } },
    ],
  };
  const textsWith = (plan: Plan, kept: Partial<typeof findings>) => {
    const page = sampleOrder(plan);
    const { sheets } = installationSheets({
      page: { ...page, data: { ...page.data, confirmed: undefined, advised: undefined, ...kept } },
      ...{ language: 'PL', t },
    });
    return sheets.map((sheet) => textsOn(sheet).map(({ text }) => text));
  };

  test('carry what is open on the plan’s sheet, stamped where it had to be confirmed', () => {
    const long = planOf(new Array<Run>(20).fill([200]), { a: 20 });
    for (const plan of [planOf([[180]], { a: 2 }), long]) {
      const [first = []] = textsWith(plan, findings);
      expect(first).toContain(t('sheet.openRemarks'));
      expect(first.join(' ')).toContain('21,6\u00a0A');
      expect(first.join(' ')).toContain('46,4\u00a0V');
      expect(first.filter((text) => text.toLowerCase() === 'nie do realizacji')).toHaveLength(2);
    }
    const [advised = []] = textsWith(planOf([[180]], { a: 2 }), { advised: findings.advised });
    expect(advised).toContain(t('sheet.openRemarks'));
    expect(advised.join(' ').toLowerCase()).not.toContain('nie do realizacji');
    expect(textsWith(planOf([[180]], { a: 2 }), {})[0]).not.toContain(t('sheet.openRemarks'));
  });

  test('tell the orders that one revises, by letters, and every sheet in an index', () => {
    const page = sampleOrder(planOf([[180]], { a: 2 }));
    const former = [
      { number: '2026/10/0301', at: '2026-10-02T08:00:00.000Z' },
      { number: '2026/11/0402', at: '2026-11-09T08:00:00.000Z' },
    ];
    const { sheets, titled } = installationSheets({
      page: { ...page, former },
      language: 'EN',
      t: sampleTranslate('EN'),
    });
    const texts = sheets.flatMap((sheet) => textsOn(sheet).map(({ text }) => text));
    expect(titled.revision.index).toBe('C');
    for (const text of [
      '2026/10/0301',
      '2026-10-02',
      '2026/11/0402',
      'Single line diagram',
      'Mounting order',
    ])
      expect(texts).toContain(text);
    expect(texts.filter((text) => text.endsWith(` / ${sheets.length}`))).toHaveLength(sheets.length);
    const first = installationSheets({ page, language: 'EN', t: sampleTranslate('EN') });
    expect(first.titled.revision.index).toBe('A');
  });

  test('tell what has no place apart from the currents of its zone', () => {
    const page = sampleOrder(planOf([[130]], { c: 3 }));
    const installation = orderInstallation(page) as Installation;
    const table = zoneTable({
      ...{ page, rows: [], installation, light: null, language: 'PL', t },
      luminaires: orderPieces(page.data, page.plan),
    });
    expect(table?.rows.map((row) => [row[0], row[3], row[4]])).toEqual([
      ['Z1', '1', '32'],
      ['–', '2', '64'],
    ]);
    expect(table?.rows[1]?.slice(6)).toEqual(['–', '–', '–', '–']);
    expect(table?.total?.slice(3, 5)).toEqual(['3', '96']);
  });
});
