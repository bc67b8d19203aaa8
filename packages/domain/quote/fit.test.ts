import { describe, expect, it } from 'vitest';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { findMisfits } from './fit.ts';

const misfits = (own: Partial<typeof sampleChoices>) =>
  findMisfits(sampleCatalogue, { ...sampleChoices, ...own }).map(({ id, reason, counterpartId }) => [
    id,
    reason,
    counterpartId,
  ]);

describe('a choice that no longer fits (D21)', () => {
  it('by colour can be swapped for the same article in the other colour', () => {
    const bindings = [{ id: 'nero-black', quantity: 2 }];
    expect(misfits({ bindings })).toEqual([]);
    expect(misfits({ bindings, connectionId: 'white' })).toEqual([['nero-black', 'colour', 'nero-white']]);
  });

  it('by system has no counterpart', () => {
    expect(misfits({ bindings: [{ id: 'dali-only', quantity: 1 }] })).toEqual([
      ['dali-only', 'system', null],
    ]);
    expect(misfits({ gatewayId: 'dali-gateway' })).toEqual([['dali-gateway', 'system', null]]);
  });

  it('includes a supply without DALI in a DALI system', () => {
    expect(misfits({ systemId: 'dali', powerId: 'p60' })).toEqual([['p60', 'dali', null]]);
  });

  it.each([
    ['no colour', { isBlack: false, isWhite: false }],
    ['both colours', { isBlack: true, isWhite: true }],
  ])('never includes an article of any colour with rails of %s', (_, flags) => {
    const [rail] = sampleCatalogue.connections;
    if (!rail) throw new Error('The sample catalogue has no rails');
    const either = { ...rail, id: 'either', ...flags };
    const catalogue = { ...sampleCatalogue, connections: [...sampleCatalogue.connections, either] };
    const bindings = ['nero-black', 'nero-white', 'spot'].map((id) => ({ id, quantity: 1 }));
    const accessories = [
      { id: 'endCap-black', quantity: 1 },
      { id: 'endCap-white', quantity: 1 },
    ];
    const choices = { ...sampleChoices, connectionId: 'either', bindings, accessories };
    expect(findMisfits(catalogue, choices)).toEqual([]);
  });

  it('includes an article that is no longer sold', () => {
    expect(misfits({ powerId: 'former' })).toEqual([['former', 'gone', null]]);
  });

  it('never includes a gateway that the summary hides (D21)', () => {
    expect(misfits({ gatewayId: 'quiet-gateway' })).toEqual([]);
  });
});
