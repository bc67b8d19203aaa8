import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Installation } from '../installation/installation.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { kindOfSiteKey, siteRecord } from '../order/site.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { arbitraryOrder } from '../testing/arbitraryOrder.ts';
import { sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { sampleTranslate } from '../testing/sampleOrder.ts';
import { orderOf } from '../testing/storedOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import {
  computedInWords,
  differenceInWords,
  type MeasuredPlace,
  measuredZones,
  siteCells,
  siteRows,
  verdictOf,
} from './measurements.ts';

const t = (path: string, values?: object) => [path.split('.')[1], ...Object.values(values ?? {})].join(' ');
const words = { language: 'PL', t };
const order = orderOf({
  ...EMPTY_PLAN,
  layout: layoutOf([200], [260, 'right'], [100, 'bendLeft']),
  choices: { ...sampleChoices, bindings: [{ id: 'spot', quantity: 3 }] },
  wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 200 }] },
});
const installation = orderInstallation(order) as Installation;
const place = (change: Partial<MeasuredPlace>): MeasuredPlace => ({
  ...(measuredZones(installation, 'PL', t)[0]?.places[4] as MeasuredPlace),
  ...change,
});

describe('the site measurements of an order', () => {
  it('are, per circuit part, insulation, polarity, RCD, function and voltages, in the order of IEC 60364-6', () => {
    const zones = measuredZones(installation, 'PL', t);
    expect(zones.map(({ name, noteKey }) => [name, noteKey])).toEqual([
      ['Z1', 'note.Z1'],
      ['Z2', 'note.Z2'],
    ]);
    expect(zones[1]?.places.map(({ key, label }) => [key, label])).toEqual([
      ['isolation.S2', 'isolation S2'],
      ['polarity.F2', 'polarity F2'],
      ['rcd.S2', 'rcd S2'],
      ['functional.Z2', 'functional Z2'],
      ['volts.F2', 'voltsAtFeed F2'],
      ['volts.Z2', 'voltsAtLast L3'],
    ]);
  });

  it("are compared with computed figures, which state that they exclude the supply's cable", () => {
    const figures = (measuredZones(installation, 'PL', t)[0]?.places ?? []).filter(
      ({ kind }) => kind === 'figure',
    );
    const [isolation, , feed, lamp] = figures as MeasuredPlace[];
    expect(isolation?.computed).toBeNull();
    expect(feed?.computed).toBe(48);
    expect(lamp?.computed).toBe(installation.luminaires[installation.zones[0]?.weakest ?? -1]?.voltage);
    expect(computedInWords(feed as MeasuredPlace, words)).toBe('computed 48,00\u00a0V (withoutCable)');
    const cabled = orderOf({
      ...order.plan,
      wiring: {
        ...NO_WIRING,
        feeds: [{ id: 'f', stepId: 's0', at: 0, cable: { length: 2_000, conductor: 1.5 } }],
      },
    });
    const far = measuredZones(orderInstallation(cabled) as Installation, 'PL', t)[0]
      ?.places[4] as MeasuredPlace;
    expect(far.computed).toBeLessThan(48);
    expect(computedInWords(far, words)).not.toContain('withoutCable');
  });

  it('require 0.5 MΩ at 250 V for SELV, 1 MΩ at 500 V for mains, and the minimum voltage', () => {
    const ruleAt = (voltage: number) =>
      measuredZones({ ...installation, electric: { ...installation.electric, voltage } }, 'PL', t)[0]
        ?.places[0];
    expect([48, 50, 230].map((voltage) => ruleAt(voltage)?.rule)).toEqual([
      'leastSelv 0,5\u00a0MΩ 250\u00a0V',
      'leastSelv 0,5\u00a0MΩ 250\u00a0V',
      'leastIsolation 1\u00a0MΩ 500\u00a0V',
    ]);
    expect(verdictOf(place({ least: 46 }), 45.99)).toBe('tooLittle');
    expect(verdictOf(place({ least: 46 }), 46)).toBe('fine');
  });

  it('test insulation only with supplies disconnected and luminaires removed', () => {
    const words = sampleTranslate('EN');
    const [isolation] = measuredZones(installation, 'EN', words)[0]?.places ?? [];
    expect(isolation?.rule).toBe(
      'only with supplies disconnected and luminaires removed, at least 0.5\u00a0MΩ at 250\u00a0V DC (SELV, IEC 60364-6, table\u00a06.1)',
    );
  });

  it('limit the RCD to 300 ms, and pass or fail tests', () => {
    const at = 1;
    const entries = [
      { key: 'rcd.S1', value: 300, at },
      { key: 'rcd.S2', value: 301, at },
      { key: 'functional.Z1', value: true, at },
      { key: 'polarity.F2', value: false, at },
    ];
    const rows = siteRows(installation, siteRecord(entries), 'PL', t).filter(({ measured }) => measured);
    expect(rows.map(({ key, measured, verdict }) => [key, measured, verdict])).toEqual([
      ['rcd.S1', '300\u00a0ms', 'fine'],
      ['functional.Z1', 'passed', 'passed'],
      ['polarity.F2', 'failed', 'failed'],
      ['rcd.S2', '301\u00a0ms', 'tooMuch'],
    ]);
  });

  it('state the difference in words, to the hundredth', () => {
    const of = (measured: number, computed: number | null) =>
      differenceInWords(place({ computed }), measured, words);
    expect([of(47.5, 47.8), of(48, 47.8), of(47.804, 47.8), of(47, null)]).toEqual([
      'lessThanComputed 0,3\u00a0V',
      'moreThanComputed 0,2\u00a0V',
      'asComputed',
      '',
    ]);
  });

  it('are listed as rows with missing results, notes and the name; without an installation there are none', () => {
    const at = 1_795_338_000_000;
    const record = siteRecord([
      { key: 'volts.F2', value: 47.1, at },
      { key: 'volts.Z2', value: 44, at },
      { key: 'isolation.S1', value: null, at },
      { key: 'note.Z1', value: 'Za szafą', at },
      { key: 'volts.F99', value: 1, at },
      { key: 'name.by', value: 'Jan', at },
    ]);
    const rows = siteRows(installation, record, 'PL', t);
    const reported = rows.filter(({ measured }) => measured);
    expect(reported.map(({ zone, label, measured, verdict }) => [zone, label, measured, verdict])).toEqual([
      ['Z1', 'note', 'Za szafą', null],
      ['Z2', 'voltsAtFeed F2', '47,1\u00a0V', 'fine'],
      ['Z2', 'voltsAtLast L3', '44\u00a0V', 'tooLittle'],
    ]);
    expect(rows[4]).toMatchObject({
      label: 'voltsAtFeed F1',
      computed: '48,00\u00a0V (withoutCable)',
      at: '',
    });
    const cells = siteCells(installation, record, 'PL', t);
    expect(cells.slice(1).map((row) => row[6])).toEqual([
      'unmeasured',
      'unmeasured',
      'unmeasured',
      'unmeasured',
      'unmeasured',
      'unmeasured',
      '',
      'unmeasured',
      'unmeasured',
      'unmeasured',
      'unmeasured',
      'fine',
      'tooLittle',
      undefined,
      undefined,
    ]);
    expect(cells.at(-1)).toEqual(['measuredBy', 'Jan']);
    expect(siteRows(null, record, 'PL', t)).toEqual([]);
  });

  it('have a unique key for every place of every order', () => {
    fc.assert(
      fc.property(arbitraryOrder, (page) => {
        const own = orderInstallation(page);
        const zones = own ? measuredZones(own, 'PL', t) : [];
        const keys = zones.flatMap(({ noteKey, places }) => [noteKey, ...places.map(({ key }) => key)]);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.filter((key) => kindOfSiteKey(key) === null)).toEqual([]);
      }),
      { numRuns: Number(process.env.LUMITOR_RUNS ?? 50) },
    );
  });
});
