import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  byClockOf,
  CLOCK_TOLERANCE,
  entryNow,
  isTicked,
  measuredAt,
  mergeSite,
  type SiteEntry,
  type SiteRecord,
  siteEntriesSchema,
  siteKey,
  siteRecord,
  withinClock,
} from './site.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

const DAY = 24 * 60 * 60 * 1000;

const moment = fc.nat(6);
const arbitraryEntry: fc.Arbitrary<SiteEntry> = fc.oneof(
  fc.record({
    key: fc.constantFrom('tick.L1', 'tick.W1', 'tick.D1', 'tick.C1.1'),
    value: fc.boolean(),
    at: moment,
  }),
  fc.record({
    key: fc.constantFrom('volts.F1', 'volts.Z1', 'isolation.S1', 'rcd.S1'),
    value: fc.option(fc.nat(4)),
    at: moment,
  }),
  fc.record({
    key: fc.constantFrom('functional.Z1', 'polarity.F1'),
    value: fc.option(fc.boolean()),
    at: moment,
  }),
  fc.record({ key: fc.constantFrom('note.Z1', 'name.by'), value: fc.string({ maxLength: 2 }), at: moment }),
);
const arbitraryEntries = fc.array(arbitraryEntry, { maxLength: 30 });
const plain = (record: SiteRecord) => Object.fromEntries(record);

describe('records of one site', () => {
  it('merge to the same result in any order, grouping and repetition', () => {
    fc.assert(
      fc.property(arbitraryEntries, arbitraryEntries, arbitraryEntries, (a, b, c) => {
        const [one, other, third] = [siteRecord(a), siteRecord(b), siteRecord(c)];
        const both = mergeSite(one, other.values());
        expect(plain(mergeSite(other, one.values()))).toEqual(plain(both));
        const left = mergeSite(both, third.values());
        const right = mergeSite(one, mergeSite(other, third.values()).values());
        expect(plain(left)).toEqual(plain(right));
        expect(plain(mergeSite(left, left.values()))).toEqual(plain(left));
      }),
      { numRuns },
    );
  });

  it('join the cables and buses ticked on two phones, one of them offline; the later tick wins', () => {
    const before = siteRecord([{ key: 'tick.W1', value: true, at: 10 }]);
    const ticked = (record: SiteRecord, ...acts: [line: string, value: boolean, now: number][]) =>
      acts.reduce(
        (all, [line, value, now]) => mergeSite(all, [entryNow(all, siteKey('tick', line), value, now)]),
        record,
      );
    const online = ticked(before, ['W2', true, 20], ['D1', true, 25]);
    const offline = ticked(before, ['W1', false, 22], ['D1', false, 30], ['D2', true, 31]);
    const merged = mergeSite(online, offline.values());
    expect(plain(mergeSite(offline, online.values()))).toEqual(plain(merged));
    expect(['W1', 'W2', 'D1', 'D2'].map((line) => isTicked(merged, line))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(v.safeParse(siteEntriesSchema, { entries: [...merged.values()] }).success).toBe(true);
  });

  it('of three phones that send at random times converge, in any message order', () => {
    const act = fc.record({
      phone: fc.nat(2),
      entry: arbitraryEntry,
      isOnline: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.infiniteStream(fc.nat()), (acts, picks) => {
        let service = siteRecord([]);
        const phones = [0, 1, 2].map(() => ({ seen: siteRecord([]), unsent: [] as SiteEntry[] }));
        const underway: SiteEntry[][] = [];
        const deliver = () => {
          const [message = []] = underway.splice((picks.next().value ?? 0) % underway.length, 1);
          service = mergeSite(service, message);
        };
        for (const { phone, entry, isOnline } of acts) {
          const own = phones[phone];
          if (!own) continue;
          const done = entryNow(own.seen, entry.key, entry.value, entry.at);
          own.seen = mergeSite(own.seen, [done]);
          own.unsent.push(done);
          if (!isOnline) continue;
          underway.push(own.unsent.splice(0));
          if ((picks.next().value ?? 0) % 3 === 0) underway.push([done]);
          if ((picks.next().value ?? 0) % 2 === 0) deliver();
          own.seen = mergeSite(own.seen, service.values());
        }
        for (const { unsent } of phones) underway.push(unsent);
        while (underway.length > 0) deliver();
        for (const { seen } of phones)
          expect(plain(mergeSite(seen, service.values()))).toEqual(plain(service));
      }),
      { numRuns },
    );
  });

  it('keep the later of two entries; at equal times, done wins, and the greater value', () => {
    const record = siteRecord([
      { key: 'tick.L1', value: true, at: 5 },
      { key: 'tick.L1', value: false, at: 5 },
      { key: 'tick.L2', value: true, at: 5 },
      { key: 'tick.L2', value: false, at: 6 },
      { key: 'volts.Z1', value: 47, at: 5 },
      { key: 'volts.Z1', value: 9, at: 5 },
      { key: 'volts.Z1', value: null, at: 5 },
    ]);
    expect([isTicked(record, 'L1'), isTicked(record, 'L2'), measuredAt(record, 'volts.Z1')]).toEqual([
      true,
      false,
      47,
    ]);
  });

  it('accept a new entry even if the clock is behind the one that wrote the shown entry', () => {
    const seen = siteRecord([{ key: 'tick.L1', value: true, at: 9_000 }]);
    const entry = entryNow(seen, 'tick.L1', false, 1_000);
    expect(isTicked(mergeSite(seen, [entry]), 'L1')).toBe(false);
    expect(entryNow(seen, 'tick.L2', true, 1_000).at).toBe(1_000);
  });

  it('trust no clock more than a day ahead', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(withinClock({ key: 'tick.L1', value: true, at: 9 * day }, 3 * day).at).toBe(4 * day);
    expect(withinClock({ key: 'tick.L1', value: true, at: 4 * day }, 3 * day).at).toBe(4 * day);
  });

  it.each([
    ['days ahead', 5 * DAY],
    ['days behind', -5 * DAY],
    ['just beyond the tolerance', CLOCK_TOLERANCE + 1],
  ])("are moved to the time of the service if the phone's clock is %s", (_, off) => {
    const now = 30 * DAY;
    const clock = now + off;
    const minutesAgo = { key: 'tick.L1', value: true, at: clock - 60_000 };
    expect(byClockOf(minutesAgo, clock, now)).toEqual({ ...minutesAgo, at: now - 60_000 });
    expect(byClockOf({ ...minutesAgo, at: clock + DAY }, clock, now).at).toBe(now);
  });

  it('keep their time if the clock is within tolerance or unknown, or if the time is unknown', () => {
    const now = 30 * DAY;
    const entry = { key: 'tick.L1', value: true, at: now - DAY };
    expect(byClockOf(entry, now + CLOCK_TOLERANCE, now)).toEqual(entry);
    expect(byClockOf(entry, now - CLOCK_TOLERANCE, now)).toEqual(entry);
    expect(byClockOf(entry, null, now)).toEqual(entry);
    expect(byClockOf({ ...entry, at: 0 }, now + 5 * DAY, now).at).toBe(0);
  });

  it('never get a time before 1', () => {
    expect(byClockOf({ key: 'tick.L1', value: true, at: 5 }, 9 * DAY, DAY).at).toBe(1);
  });
});

describe('the request of a phone', () => {
  const entry = { key: 'tick.L4', value: true, at: 1_795_338_000_000 };
  const isTaken = (change: object) => v.is(siteEntriesSchema, { entries: [{ ...entry, ...change }] });

  it('accepts ticks, figures, notes and a name, for known kinds of places', () => {
    for (const change of [
      {},
      { key: 'tick.C12.3', value: false },
      { key: 'volts.F1', value: 47.91 },
      { key: 'volts.Z2', value: null },
      { key: 'isolation.S1', value: 500 },
      { key: 'note.Z1', value: 'Za szafą' },
      { key: 'name.by', value: 'Jan' },
    ])
      expect(isTaken(change), JSON.stringify(change)).toBe(true);
  });

  it('refuses anything else', () => {
    for (const change of [
      { key: 'tick' },
      { key: 'tick.' },
      { key: 'tick.l4' },
      { key: 'tick.L0' },
      { key: 'tick.L04' },
      { key: 'tick.L4.5.6' },
      { key: 'tick.L123456' },
      { key: 'toString.L1' },
      { key: '__proto__.L1' },
      { key: 'volts.L1', value: 5 },
      { key: 'volts.F1', value: true },
      { key: 'volts.F1', value: -1 },
      { key: 'volts.F1', value: 1_001 },
      { key: 'volts.F1', value: Number.NaN },
      { key: 'isolation.S1', value: '5' },
      { key: 'note.Z1', value: 'x'.repeat(201) },
      { key: 'note.Z1', value: null },
      { key: 'name.you', value: 'Jan' },
      { value: 1 },
      { value: null },
      { at: -1 },
      { at: 1.5 },
      { at: 2 ** 60 },
      { at: '2026-11-26T14:02:00.000Z' },
      { by: 'Jan' },
    ])
      expect(isTaken(change), JSON.stringify(change)).toBe(false);
    expect(v.is(siteEntriesSchema, { entries: Array(5_001).fill(entry) })).toBe(false);
  });
});
