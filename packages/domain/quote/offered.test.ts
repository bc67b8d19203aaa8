import { describe, expect, it } from 'vitest';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { basisOf } from './basis.ts';
import { offeredFor } from './offered.ts';

describe('offered articles', () => {
  const offered = (own: Partial<typeof sampleChoices>) =>
    offeredFor(sampleCatalogue, basisOf(sampleCatalogue, { ...sampleChoices, ...own }));

  it('have the colour of the rails, or none', () => {
    expect(offered({}).bindings.map(({ id }) => id)).toEqual(['spot', 'nero-black']);
    expect(offered({ connectionId: 'white' }).bindings.map(({ id }) => id)).toEqual(['spot', 'nero-white']);
  });

  it('include only DALI supplies with a DALI system', () => {
    expect(offered({ systemId: 'dali' }).powers.map(({ id }) => id)).toEqual(['p200-dali']);
  });

  it('include gateways that the summary hides (D21)', () => {
    expect(offered({ systemId: 'dali' }).gateways.map(({ id }) => id)).toEqual([
      'dali-gateway',
      'quiet-gateway',
    ]);
    expect(offered({}).gateways.map(({ id }) => id)).toEqual(['quiet-gateway']);
  });

  it('exclude inactive articles', () => {
    const catalogue = {
      ...sampleCatalogue,
      bindings: sampleCatalogue.bindings.map((one) => ({ ...one, active: false })),
    };
    expect(offeredFor(catalogue, basisOf(catalogue, sampleChoices)).bindings).toEqual([]);
  });
});
