import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_VERSIONS,
  NEWEST_VERSIONS,
  RESERVED_VERSIONS,
  type ThinnedVersion,
  versionToRemove,
} from './thinVersions.ts';

const MINUTE = 60_000;

interface Made {
  after: number;
  isByTeam?: boolean;
  isSent?: boolean;
}

function storeAll(all: readonly Made[]): ThinnedVersion[] {
  let stored: ThinnedVersion[] = [];
  let at = Date.UTC(2026, 0, 1);
  for (const [index, { after, isByTeam = false, isSent = false }] of all.entries()) {
    at += after;
    stored.push({ version: index + 1, at: new Date(at).toISOString(), isByTeam, isSent });
    const removed = versionToRemove(stored);
    stored = stored.filter((each) => each !== removed);
  }
  return stored;
}

const numbers = (versions: readonly ThinnedVersion[]) => versions.map(({ version }) => version);
const repeat = (count: number, made: Made): Made[] => Array.from({ length: count }, () => made);

describe('thinning the versions of a project (D71a)', () => {
  it('stores 50 before one is removed', () => {
    expect(storeAll(repeat(MAX_VERSIONS, { after: 1 }))).toHaveLength(MAX_VERSIONS);
    expect(storeAll(repeat(MAX_VERSIONS + 1, { after: 1 }))).toHaveLength(MAX_VERSIONS);
  });

  it('a flood through a link removes its own versions, not earlier work', () => {
    const work = repeat(30, { after: 20 * MINUTE });
    const left = numbers(storeAll([...work, ...repeat(1_000, { after: 500 })]));
    expect(left.filter((version) => version <= 30)).toHaveLength(30);
    expect(left.slice(-NEWEST_VERSIONS)).toEqual(
      Array.from({ length: NEWEST_VERSIONS }, (_, index) => 1_021 + index),
    );
  });

  it('the state before a flood stays, even if the flood follows immediately', () => {
    const work = repeat(30, { after: 20 * MINUTE });
    expect(numbers(storeAll([...work, { after: 1 }, ...repeat(1_000, { after: 500 })]))).toContain(30);
  });

  it("versions of the owner and the shop stay, however far apart others' are", () => {
    const work = repeat(RESERVED_VERSIONS, { after: 3 * MINUTE, isByTeam: true });
    const left = storeAll([...work, ...repeat(500, { after: 24 * 60 * MINUTE })]);
    expect(left.filter(({ isByTeam }) => isByTeam)).toHaveLength(RESERVED_VERSIONS);
  });

  it('long work keeps versions of all days', () => {
    const days = Array.from({ length: 10 }, () => [
      { after: 15 * 60 * MINUTE, isByTeam: true },
      ...repeat(20, { after: 3 * MINUTE, isByTeam: true }),
    ]).flat();
    const left = storeAll(days);
    expect(new Set(left.map(({ at }) => at.slice(0, 10))).size).toBeGreaterThanOrEqual(7);
    for (let day = 0; day < 10; day += 1) expect(numbers(left)).toContain(day * 21 + 1);
  });

  it('if only sent versions are left, the oldest but the first is removed', () => {
    const left = numbers(storeAll(repeat(MAX_VERSIONS + 2, { after: MINUTE, isByTeam: true, isSent: true })));
    expect(left[0]).toBe(1);
    expect(left).toHaveLength(MAX_VERSIONS);
    expect(left[1]).toBe(4);
  });

  it('the first, up to 15 sent and the newest versions stay, in any order of authors', () => {
    const made = fc.record({
      after: fc.integer({ min: 0, max: 60 * MINUTE }),
      isByTeam: fc.boolean(),
      isSent: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(made, { minLength: 1, maxLength: 200 }), (all) => {
        let sent = 0;
        const bounded = all.map((each) => {
          if (each.isSent) sent += 1;
          return { ...each, isSent: each.isSent && sent <= 15 };
        });
        const left = storeAll(bounded);
        expect(left.length).toBeLessThanOrEqual(MAX_VERSIONS);
        expect(numbers(left)).toEqual(
          expect.arrayContaining([
            1,
            all.length,
            ...bounded.flatMap(({ isSent }, index) => (isSent ? [index + 1] : [])),
          ]),
        );
      }),
    );
  });
});
