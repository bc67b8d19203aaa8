import { describe, expect, it } from 'vitest';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { basisOf } from './basis.ts';
import { offeredFor } from './offered.ts';

describe('what is offered', () => {
  const offered = (own: Partial<typeof sampleChoices>) =>
    offeredFor(sampleCatalogue, basisOf(sampleCatalogue, { ...sampleChoices, ...own }));

  it('is of the colour of the rails, or of none', () => {
    expect(offered({}).bindings.map(({ id }) => id)).toEqual(['spot', 'nero-black']);
    expect(offered({ connectionId: 'white' }).bindings.map(({ id }) => id)).toEqual(['spot', 'nero-white']);
  });

  it('is, with a DALI system, DALI supplies alone', () => {
    expect(offered({ systemId: 'dali' }).powers.map(({ id }) => id)).toEqual(['p200-dali']);
  });

  it('has gateways that the summary hides (D21)', () => {
    expect(offered({ systemId: 'dali' }).gateways.map(({ id }) => id)).toEqual([
      'dali-gateway',
      'quiet-gateway',
    ]);
    expect(offered({}).gateways.map(({ id }) => id)).toEqual(['quiet-gateway']);
  });

  it('leaves inactive articles out', () => {
    const catalogue = {
      ...sampleCatalogue,
      bindings: sampleCatalogue.bindings.map((one) => ({ ...one, active: false })),
    };
    expect(offeredFor(catalogue, basisOf(catalogue, sampleChoices)).bindings).toEqual([]);
  });
});
