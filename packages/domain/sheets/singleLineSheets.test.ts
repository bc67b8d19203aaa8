import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Installation } from '../installation/installation.ts';
import { deviceName } from '../kinds/devices.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { supplyName } from '../kinds/supply/device.ts';
import type { WallControl } from '../kinds/wallControl/wallControl.ts';
import { busCables, deviceCables, TERMINALS } from '../lists/cables.ts';
import { feedName } from '../lists/installationWords.ts';
import { upTo } from '../math/lists.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { arbitraryPlan, planOf } from '../testing/arbitraryPlan.ts';
import { meeting } from '../testing/meeting.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { struck } from '../testing/struck.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import type { PaperText } from './marks.ts';
import { frameOfText } from './planArea.ts';
import { type CircuitSheet, singleLineSheets } from './singleLineSheets.ts';

const references = {
  from: (index: number) => `from ${index}`,
  on: (index: number) => `on ${index}`,
  here: '',
};
const AREAS = [
  { x: 24, y: 14, width: 259, height: 110 },
  { x: 24, y: 14, width: 382, height: 190 },
] as const;

const drawn = fc.record({
  plan: arbitraryPlan.filter(({ layout }) => layout.steps.length > 0),
  language: fc.constantFrom('PL', 'EN', 'DE'),
  area: fc.constantFrom(...AREAS),
  gateways: fc.integer({ min: 0, max: 8 }),
  addresses: fc.constantFrom(2, 5, 64),
  controls: fc.integer({ min: 0, max: 12 }),
});

const wallControls = (count: number): WallControl[] =>
  upTo(count).map((index) => ({
    id: `p${index}`,
    label: ['', 'Wejście', 'Sala sprzedaży z prawej strony wejścia od ulicy Długiej'][index % 3] ?? '',
    x: 40 * index,
    y: 0,
    z: 110,
    groups: [],
    scenes: [],
  }));

const isNear = (texts: readonly PaperText[], name: string, text: string): boolean => {
  const named = texts.filter((one) => one.text === name && one.isBold);
  return texts.some(
    (one) =>
      one.text === text && named.some(({ x, y }) => Math.abs(one.x - x) < 16 && one.y > y && one.y - y < 15),
  );
};

const isOnLineWith = (texts: readonly PaperText[], name: string, text: string): boolean => {
  const named = texts.filter((one) => one.text === name && one.isBold);
  return texts.some(
    (one) => one.text === text && named.some(({ x, y }) => one.x > x && one.x - x < 8 && one.y === y),
  );
};

/** Sheets of an order in English, on the smaller paper. */
function sheetsOf(page: ReturnType<typeof sampleOrder>) {
  const installation = orderInstallation(page) as Installation;
  const t = sampleTranslate('EN');
  const tabled = { page, rows: [], luminaires: [], installation, light: null, language: 'EN', t };
  return singleLineSheets(tabled, installation, AREAS[0], references).sheets;
}

const textsIn = ({ marks }: CircuitSheet): PaperText[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

test('every supply, feed, gateway and device on the bus has its terminals beside it, and no text covers another or a line', () => {
  fc.assert(
    fc.property(drawn, ({ plan, language, area, gateways, addresses, controls }) => {
      const sampled = sampleOrder(plan, language);
      const lines = sampled.data.lines.map((line) =>
        line.kind === 'gateway' ? { ...line, addresses } : line,
      );
      const choices = {
        ...sampled.plan.choices,
        ...(gateways > 0 ? { gatewayQuantity: gateways } : { gatewayId: null }),
      };
      const page = {
        ...sampled,
        data: { ...sampled.data, lines },
        plan: { ...sampled.plan, choices, wallControls: wallControls(controls) },
      };
      const installation = orderInstallation(page) as Installation;
      const t = sampleTranslate(language);
      const tabled = { page, rows: [], luminaires: [], installation, light: null, language, t };
      const { sheets } = singleLineSheets(tabled, installation, area, references);
      const texts = sheets.map(textsIn);
      for (const [index, { marks }] of sheets.entries()) {
        expect(
          meeting((texts[index] ?? []).map((text) => ({ text: text.text, frame: frameOfText(text) }))),
        ).toEqual([]);
        expect(struck(marks)).toEqual([]);
      }
      const isMarked = (name: string, terminal: string) => texts.some((own) => isNear(own, name, terminal));
      const { mains, earth, output, rail, bus } = TERMINALS;
      const expected = [
        ...installation.zones.flatMap((_, index) =>
          [mains, earth, output].map((terminal) => [supplyName(index), terminal] as const),
        ),
        ...installation.feeds.map(({ number }) => [feedName(number), rail] as const),
        ...busCables(page, installation).flatMap(({ feed, gateway }) =>
          [feedName(feed.number), gatewayName(gateway - 1)].map((name) => [name, bus] as const),
        ),
      ];
      expect(expected.filter(([name, terminal]) => !isMarked(name, terminal))).toEqual([]);
      const devices = deviceCables(page, installation).map(({ device }) => deviceName(device));
      expect(devices.filter((name) => !texts.some((own) => isOnLineWith(own, name, bus)))).toEqual([]);
    }),
    { numRuns: Number(process.env.LUMITOR_RUNS ?? 25), endOnFailure: true },
  );
});

test('an isolating joint names the conductors that it separates', () => {
  const plan = planOf([[200], [200]], { a: 4 });
  const page = sampleOrder({ ...plan, wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 0 }] } }, 'EN');
  const marks = sheetsOf(page).flatMap(textsIn);
  const [end] = marks.filter(({ text }) => text === 'L2');
  const beyond = marks.filter(({ x, y }) => x > (end?.x ?? 0) && Math.abs(y - (end?.y ?? 0)) < 4);
  expect(beyond.map(({ text }) => text)).toEqual(['DA+/DA−', 'L+/L−']);
});

test('controls without room on a sheet share the last sign', () => {
  const sampled = sampleOrder({ ...planOf([[200]], { a: 4 }), wallControls: wallControls(50) }, 'EN');
  const choices = { ...sampled.plan.choices, gatewayQuantity: 1 };
  const names = sheetsOf({ ...sampled, plan: { ...sampled.plan, choices } })
    .flatMap(textsIn)
    .map(({ text }) => text)
    .filter((text) => /^P\d/.test(text));
  expect(names.at(-1)).toMatch(/^P\d+–P50$/);
  expect(names.at(-1)).toContain(`P${names.length}–`);
});
