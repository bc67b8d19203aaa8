import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BusPlace } from '../installation/buses.ts';
import type { Installation } from '../installation/installation.ts';
import type { RoomPlace } from '../kinds/device/position.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { busPlaceInWords } from '../lists/installationWords.ts';
import { marked } from '../lists/unknownCables.ts';
import { grouped } from '../math/groups.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { LabelFrame } from '../paths/frame.ts';
import { HIDEABLE } from '../plan/hidden.ts';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan, planOf } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { meeting } from '../testing/meeting.ts';
import type { Run } from '../testing/sampleLayouts.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { struck } from '../testing/struck.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { type InstallationSheet, installationSheets } from './installationSheets.ts';
import { zoneTable } from './installationTables.ts';
import type { PaperMark, PaperPath, PaperText } from './marks.ts';
import { frameOfText } from './planArea.ts';
import { AUTOMATIC, type SheetChoice } from './sheetChoice.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 10);

const t = sampleTranslate('PL');
const sheetsOf = (plan: Plan) => installationSheets({ page: sampleOrder(plan), language: 'PL', t });

function textsOn({ marks, plan }: InstallationSheet): { text: string; frame: LabelFrame }[] {
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

const findings = {
  confirmed: [{ kind: 'feedCurrent' as const, figures: { feed: 1, count: 1, current: 21.6, most: 16 } }],
  advised: [
    { kind: 'drop' as const, figures: { luminaire: 3, voltage: 46.4, drop: 3.33, least: 46, count: 1 } },
  ],
};
interface Printed {
  plan: Plan;
  gateway: RoomPlace | null;
  isOpen: boolean;
  language: string;
  paper: 'A4' | 'A3' | null;
}

function parted(marks: readonly PaperMark[]): string[] {
  const columns = grouped(
    marks.filter((mark) => mark.kind === 'text'),
    ({ x, size }) => `${x} ${size}`,
  );
  const isParted = (one: PaperText, other: PaperText | undefined) =>
    other !== undefined &&
    other.y - one.y < 1.9 * one.size &&
    /\p{L}/u.test(one.text) &&
    /(\d|[×±≥≤])$/.test(one.text) &&
    /^(\d|[.,×]|(mm²|cm|m|V|A|W|lx|lm|K|%|°)(?![\p{L}\d]))/u.test(other.text);
  return [...columns.values()].flatMap((column) => {
    const lines = column.toSorted((a, b) => a.y - b.y);
    return lines.flatMap((one, index) => (isParted(one, lines[index + 1]) ? [one.text] : []));
  });
}

const frameOfMark = (mark: PaperPath): LabelFrame => {
  const corners = mark.outlines.flatMap((outline) => outline.corners);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const middleOf = ({ left, right, top, bottom }: LabelFrame): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const squaresOf = (marks: readonly PaperMark[], width: number, height: number): Point[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'text' || !mark.fill || mark.scale) return [];
    const frame = frameOfMark(mark);
    const isIt =
      Math.abs(frame.right - frame.left - width) < 0.001 &&
      Math.abs(frame.bottom - frame.top - height) < 0.001;
    return isIt ? [middleOf(frame)] : [];
  });

const platesOf = (marks: readonly PaperMark[]): Point[] =>
  marks.flatMap((mark) =>
    mark.kind === 'path' && mark.pen === 'edge' && mark.outlines.length === 2 && !mark.scale
      ? [middleOf(frameOfMark(mark))]
      : [],
  );

const nearest = ({ x, y }: Point, symbols: readonly Point[], scale: number): number =>
  Math.min(...symbols.map((at) => Math.hypot(at.x - x * scale, at.y - y * scale)));

function expectAt(things: readonly Point[], symbols: readonly Point[], scale: number): void {
  for (const thing of things) expect(nearest(thing, symbols, scale)).toBeLessThan(0.1);
}

describe('the sheets of an installation drawing', () => {
  const printed = fc.record({
    plan: drawnPlan,
    gateway: fc.option(fc.record({ x: fc.integer({ min: -300, max: 600 }), y: fc.nat(500), z: fc.nat(280) })),
    isOpen: fc.boolean(),
    language: fc.constantFrom('PL', 'EN', 'DE'),
    paper: fc.constantFrom('A4', 'A3', null),
  });
  const printedSheets = ({ plan, gateway, isOpen, language, paper }: Printed) => {
    const gateways = gateway ? [gateway] : plan.wiring.gateways;
    const page = sampleOrder({ ...plan, wiring: { ...plan.wiring, gateways } }, language);
    const stored = { ...page, data: { ...page.data, ...(isOpen && findings) } };
    const choice = paper ? { paper, scale: null } : AUTOMATIC;
    return installationSheets({ page: stored, language, t: sampleTranslate(language), choice });
  };

  test('write no text on another text, a line or a symbol, none off the paper, and break no number', () => {
    fc.assert(
      fc.property(printed, (order) => {
        const { paper, sheets } = printedSheets(order);
        for (const sheet of sheets) {
          const texts = textsOn(sheet);
          expect(meeting(texts)).toEqual([]);
          expect(struck(sheet.marks)).toEqual([]);
          expect(parted(sheet.marks)).toEqual([]);
          if (sheet.plan) expect(struck(sheet.plan.marks)).toEqual([]);
          for (const { frame } of texts) {
            expect(Math.min(frame.left, frame.top)).toBeGreaterThan(0);
            expect(frame.right).toBeLessThan(paper.width);
            expect(frame.bottom).toBeLessThan(paper.height);
          }
        }
      }),
      { numRuns, endOnFailure: true },
    );
  });

  test('have all fields of ISO 7200', () => {
    fc.assert(
      fc.property(printed, (order) => {
        const { titled, sheets } = printedSheets(order);
        const reported = sampleTranslate(order.language);
        const requested = [
          'owner',
          'number',
          'issued',
          'sheet',
          'name',
          'approver',
          'creator',
          'documentType',
        ] as const;
        const { owner, number, issued } = titled;
        for (const [index, sheet] of sheets.entries()) {
          const texts = textsOn(sheet).map(({ text }) => text);
          const values = [
            owner.name,
            number,
            issued,
            `${index + 1} / ${sheets.length}`,
            reported('sheet.title'),
          ];
          expect(texts).toEqual(
            expect.arrayContaining([...requested.map((key) => reported(`sheet.${key}`)), ...values]),
          );
        }
      }),
      { numRuns: Math.ceil(numRuns / 8) },
    );
  });

  test('draw feeds, cuts, supplies and gateways at their positions, to a tenth of a millimetre', () => {
    fc.assert(
      fc.property(printed, (order) => {
        const { plan, gateway } = order;
        const gateways = gateway ? [gateway] : plan.wiring.gateways;
        const [first] = plan.layout.steps;
        const supplies = [
          ...plan.wiring.supplies,
          ...(first ? [{ zone: { stepId: first.id, at: 1 }, x: 40, y: -30, z: 200 }] : []),
        ];
        const drawn = {
          ...order,
          plan: { ...plan, wiring: { ...plan.wiring, supplies, gateways } },
          gateway: null,
        };
        const {
          feeds,
          cuts,
          zones,
          gateways: placed,
        } = orderInstallation(sampleOrder(drawn.plan)) as Installation;
        const devices = [...zones.flatMap(({ supply }) => supply ?? []), ...placed];
        const { sheets } = printedSheets(drawn);
        const marks = sheets.flatMap((sheet) => sheet.plan?.marks ?? []);
        const reported = sheets
          .flatMap((sheet) => (sheet.plan ? textsOn(sheet) : []))
          .map(({ text }) => text);
        const scale = 10 / Number(/^1 : (\d+)$/m.exec(reported.join('\n'))?.[1]);
        const plates = platesOf(marks);
        const isAtJoint = (feed: Point) => nearest(feed, plates, scale) < 0.1;
        const signs = squaresOf(marks, 3.2, 3.2);
        expectAt(
          feeds.filter((feed) => !isAtJoint(feed)),
          signs,
          scale,
        );
        // Signs at isolating joints move into the circuit part (D53a).
        for (const feed of feeds.filter(isAtJoint)) expect(nearest(feed, signs, scale)).toBeLessThan(3.3);
        expectAt(devices, squaresOf(marks, 4.8, 3.6), scale);
        expectAt(cuts, plates, scale);
      }),
      { numRuns, endOnFailure: true },
    );
  });

  test('reference continuations in both directions', () => {
    const long = planOf(new Array<Run>(20).fill([200]), { a: 84 });
    const cuts = [2, 4, 6, 8, 10, 12, 14, 16, 18].map((step) => ({ stepId: `s${step}`, at: 0 }));
    const page = sampleOrder({ ...long, wiring: { ...NO_WIRING, cuts } });
    const choice = { paper: 'A4', scale: null } as const;
    const { sheets } = installationSheets({ page, language: 'EN', t: sampleTranslate('EN'), choice });
    const reported = sheets.map((sheet) => textsOn(sheet).map(({ text }) => text));
    const ways = reported.flatMap((texts, index) =>
      texts.flatMap((text) => {
        const to = /continued on sheet (\d+)/.exec(text)?.[1];
        return to ? [[index + 1, Number(to)] as const] : [];
      }),
    );
    expect(ways.length).toBeGreaterThan(5);
    for (const [from, to] of ways) {
      expect(to).toBeGreaterThan(from);
      expect(reported[to - 1]?.join(' ')).toContain(`from sheet ${from}`);
    }
  });

  test('explain the signs on the single line, and no others', () => {
    const signsOn = (plan: Plan, language: string) => {
      const reported = sampleTranslate(language);
      const { sheets } = installationSheets({ page: sampleOrder(plan, language), language, t: reported });
      const texts = sheets.flatMap((sheet) => (sheet.plan ? [] : textsOn(sheet).map(({ text }) => text)));
      const keys = [
        'ofBreaker',
        'ofResidual',
        'ofConverter',
        'ofBusGateway',
        'ofBus',
        'ofLamps',
        'ofNextRail',
        'ofIsolation',
      ] as const;
      return keys.filter((key) => texts.includes(reported(`sheet.${key}`)));
    };
    const always = ['ofBreaker', 'ofResidual', 'ofConverter', 'ofBusGateway'];
    for (const language of ['PL', 'EN', 'DE']) {
      expect(signsOn(planOf([[180]], {}), language)).toEqual([...always, 'ofBus']);
      expect(signsOn(planOf([[180], [180]], { a: 2 }), language)).toEqual([
        ...always,
        'ofBus',
        'ofLamps',
        'ofNextRail',
      ]);
      const cut = {
        ...planOf([[180], [180]], { a: 2 }),
        wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 0 }] },
      };
      expect(signsOn(cut, language)).toEqual([...always, 'ofBus', 'ofLamps', 'ofIsolation']);
    }
  });

  test('use the largest scale that fits, on A4 if that is enough', () => {
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

  test('use the chosen paper and scale, over several sheets if the plan does not fit', () => {
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
    const [, scale, tiles] = chosen({ paper: 'A4', scale: 10 });
    expect(scale).toBe('1 : 10');
    expect(tiles).toBeLessThanOrEqual(40);
  });

  test('show the circuit parts, addresses, currents and voltages that the check computed', () => {
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
    for (const { number, bus, voltage, leavesOutCable } of installation.luminaires) {
      expect(count(`L${number}`)).toBe(3);
      expect(texts).toContain(busPlaceInWords(bus as BusPlace, 1));
      expect(texts).toContain(marked((voltage as number).toFixed(2), leavesOutCable));
    }
    for (const { number, current, leavesOutCable } of installation.feeds) {
      expect(count(`F${number}`)).toBeGreaterThanOrEqual(2);
      expect(texts).toContain(marked((current as number).toFixed(2), leavesOutCable));
    }
    for (const text of ['Z1', 'Z2', 'isolating joint']) expect(texts).toContain(text);
    for (const name of ['S1', 'S2'])
      expect(texts.some((text) => text.startsWith(`${name}, Zasilacz`))).toBe(true);
    expect(count('S2')).toBeGreaterThanOrEqual(3);
    expect(texts).toContain('power supply, zone');
    expect(texts.join(' ')).toContain('S2 x 100, y 150, height 260');
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('Drill the rail at feeds F2.')]));
    for (const text of ['12.5\u00a0m, 1.5\u00a0mm²', 'unknown']) expect(texts).toContain(text);
    expect(texts.some((text) => text.includes('without the supply’s cable'))).toBe(true);
    for (const { quantity, code } of page.data.lines.filter(({ kind }) => kind === 'part')) {
      expect(texts).toContain(code);
      expect(texts).toContain(String(quantity));
    }
  });

  test('say that an order from before feeds were stored has no feeds, and name neither feeds nor circuit parts', () => {
    const page = sampleOrder(planOf([[400]], { a: 3 }));
    const { electric: _, ...data } = page.data;
    const { sheets } = installationSheets({ page: { ...page, data }, language: 'PL', t });
    const texts = sheets.flatMap((sheet) => textsOn(sheet).map(({ text }) => text));
    expect(texts).toEqual(expect.arrayContaining(['L1', 'L2', 'L3', 'szyna 1', t('sheet.parts')]));
    expect(texts.filter((text) => /^([FZS]\d|A\d\d)$/.test(text))).toEqual([]);
    expect(texts.join(' ')).toContain('Zamówienie nie zawiera jeszcze zasilań');
  });

  const textsWith = (plan: Plan, stored: Partial<typeof findings>) => {
    const page = sampleOrder(plan);
    const { sheets } = installationSheets({
      page: { ...page, data: { ...page.data, confirmed: undefined, advised: undefined, ...stored } },
      language: 'PL',
      t,
    });
    return sheets.map((sheet) => textsOn(sheet).map(({ text }) => text));
  };

  test('show open findings on the plan sheet, with a stamp if one had to be confirmed', () => {
    const long = planOf(new Array<Run>(20).fill([200]), { a: 20 });
    for (const plan of [planOf([[180]], { a: 2 }), long]) {
      const [first = []] = textsWith(plan, findings);
      expect(first).toContain(t('sheet.openRemarks'));
      expect(first.join(' ')).toContain('21,6\u00a0A');
      expect(first.join(' ')).toContain('46,40\u00a0V');
      expect(first.filter((text) => text.toLowerCase() === 'nie do realizacji')).toHaveLength(2);
    }
    const [advised = []] = textsWith(planOf([[180]], { a: 2 }), { advised: findings.advised });
    expect(advised).toContain(t('sheet.openRemarks'));
    expect(advised.join(' ').toLowerCase()).not.toContain('nie do realizacji');
    expect(textsWith(planOf([[180]], { a: 2 }), {})[0]).not.toContain(t('sheet.openRemarks'));
  });

  test('list the revised orders by letter, and every sheet in an index', () => {
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
      'Single-line diagram',
      'Mounting order',
    ])
      expect(texts).toContain(text);
    expect(texts.filter((text) => text.endsWith(` / ${sheets.length}`))).toHaveLength(sheets.length);
    const first = installationSheets({ page, language: 'EN', t: sampleTranslate('EN') });
    expect(first.titled.revision.index).toBe('A');
  });

  test('list luminaires without a position separately from the currents of their circuit part', () => {
    const page = sampleOrder(planOf([[130]], { c: 3 }));
    const installation = orderInstallation(page) as Installation;
    const table = zoneTable({
      page,
      rows: [],
      installation,
      light: null,
      language: 'PL',
      t,
      luminaires: orderLuminaires(page.data, page.plan),
    });
    expect(table?.rows.map((row) => [row[0], row[3], row[4]])).toEqual([
      ['Z1', '1', '32'],
      ['–', '2', '64'],
    ]);
    expect(table?.rows[1]?.slice(6)).toEqual(['–', '–', '–', '–']);
    expect(table?.total?.slice(3, 5)).toEqual(['3', '96']);
  });
});

describe('hidden groups (D58d)', () => {
  const planSheet = (hidden: Plan['hidden']) => {
    const { sheets } = sheetsOf({ ...EVERYTHING, hidden });
    const [plan] = sheets.filter((sheet) => sheet.plan !== null);
    return { sheets, marks: plan?.plan?.marks ?? [] };
  };
  const signsOf = (hidden: Plan['hidden']) =>
    new Set(planSheet(hidden).marks.flatMap((mark) => (mark.kind === 'path' ? (mark.sign ?? []) : [])));

  test('their signs and texts are left out of the plan, others stay', () => {
    expect([...signsOf([])]).toEqual(expect.arrayContaining(['rail', 'feed', 'supply', 'obstacle', 'area']));
    expect(signsOf(['installation']).has('feed')).toBe(false);
    expect(signsOf(['installation']).has('rail')).toBe(true);
    expect(signsOf(['obstacles']).has('obstacle')).toBe(false);
    expect(signsOf(['rails']).has('rail')).toBe(false);
    const texts = (hidden: Plan['hidden']) => planSheet(hidden).marks.filter(({ kind }) => kind === 'text');
    expect(texts(['labels']).length).toBeLessThan(texts([]).length);
    expect(texts(['labels', 'dimensions'])).toEqual([]);
  });

  test('tables stay complete, and a plan without anything still has its sheets', () => {
    const tables = (hidden: Plan['hidden']) =>
      planSheet(hidden).sheets.filter(({ plan }) => plan === null).length;
    expect(tables(['installation', 'luminaires'])).toBe(tables([]));
    expect(planSheet([...HIDEABLE]).sheets.length).toBeGreaterThan(0);
  });
});
