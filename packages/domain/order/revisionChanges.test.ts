import { describe, expect, it } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { changesInWords } from '../lists/revisionWords.ts';
import type { Plan } from '../plan/plan.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import type { RevisionChange } from './record.ts';
import { revisionChanges } from './revisionChanges.ts';

const feedAt = (at: number) => ({ ...NO_WIRING, feeds: [{ id: 'f', stepId: 's0', at }] });
const plan: Plan = { ...planOf([[400], [300]], { a: 4 }), wiring: feedAt(200) };
const before = sampleOrder(plan);
const changed = (change: Partial<Plan>) => revisionChanges(before, sampleOrder({ ...plan, ...change }));

describe('the changes of a revision', () => {
  it('are none if the same plan is saved again', () => {
    expect(changed({})).toEqual([]);
    expect(changesInWords([], 'EN', sampleTranslate('EN'))).toBe('Installation unchanged');
  });

  it('count added luminaires, and those that moved for them', () => {
    expect(changed({ choices: planOf([[400]], { a: 6 }).choices })[0]).toEqual({
      kind: 'luminairesAdded',
      count: 2,
    });
    const fewer = changed({ choices: planOf([[400]], { a: 1 }).choices });
    expect(fewer[0]).toEqual({ kind: 'luminairesRemoved', count: 3 });
    expect(fewer[1]).toEqual({ kind: 'luminairesMoved', count: 1 });
  });

  it('name feeds by their numbers in the revision', () => {
    expect(changed({ wiring: feedAt(0) })).toEqual([{ kind: 'feedsMoved', numbers: [1] }]);
    const more = { ...NO_WIRING, feeds: [...feedAt(200).feeds, { id: 'g', stepId: 's1', at: 300 }] };
    expect(changed({ wiring: more })).toContainEqual({ kind: 'feedsAdded', numbers: [2] });
  });

  it("report lengths, the supply's power and number, and the room", () => {
    const cut = { ...feedAt(200), cuts: [{ stepId: 's1', at: 0 }] };
    expect(changed({ wiring: cut })).toContainEqual({ kind: 'supplies', before: 1, after: 2 });
    expect(changed({ layout: planOf([[400]], {}).layout })).toContainEqual({
      kind: 'railLength',
      before: 700,
      after: 400,
    });
    expect(changed({ room: newRoom(rectangle(600, 600, { x: 0, y: 0 })) })).toEqual([{ kind: 'room' }]);
    const stronger = { ...before, order: { ...before.order, power: before.order.power + 80 } };
    expect(revisionChanges(before, stronger)).toEqual([{ kind: 'supplyPower', before: 400, after: 480 }]);
  });

  it('report cables, cuts, device positions and the suspension', () => {
    const [feed] = feedAt(200).feeds;
    const cabled = { ...NO_WIRING, feeds: [{ ...feed, cable: { length: 1200, conductor: 1.5 } }] };
    expect(changed({ wiring: cabled as Plan['wiring'] })).toEqual([{ kind: 'cables' }]);
    expect(changed({ wiring: { ...feedAt(200), gateways: [{ x: 0, y: 0, z: 200 }] } })).toEqual([
      { kind: 'devicePlaces' },
    ]);
    expect(changed({ wiring: { ...feedAt(200), cuts: [{ stepId: 's1', at: 0 }] } })).toContainEqual({
      kind: 'cuts',
    });
    expect(changed({ hang: 40 })).toEqual([{ kind: 'hang' }]);
  });

  it('omit the plan if it cannot be read', () => {
    const unread = { ...before, data: { ...before.data, steps: 'nonsense' } } as unknown as typeof before;
    expect(revisionChanges(unread, before)).toEqual([]);
  });

  it('are worded in trade terms, and the last ones are counted if the text is too long', () => {
    const changes: RevisionChange[] = [
      { kind: 'luminairesAdded', count: 2 },
      { kind: 'feedsMoved', numbers: [3] },
      { kind: 'supplyPower', before: 240, after: 320 },
    ];
    const reported = (language: string, most?: number) =>
      changesInWords(changes, language, sampleTranslate(language), most);
    expect(reported('EN')).toBe('Changed: 2 luminaires added, feed F3 moved, supply 240 W → 320 W');
    expect(reported('PL')).toBe(
      'Zmieniono: dodano 2 oprawy, przesunięto zasilanie F3, zasilacz 240 W → 320 W',
    );
    expect(reported('DE')).toBe(
      'Geändert: 2 Leuchten hinzugefügt, Einspeisung F3 versetzt, Netzteil 240 W → 320 W',
    );
    expect(reported('EN', 50)).toBe('Changed: 2 luminaires added, and 2 more');
  });
});
