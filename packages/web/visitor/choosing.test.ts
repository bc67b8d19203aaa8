import type { Choices } from '@lumitor/domain/plan/choices';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { findMisfits } from '@lumitor/domain/quote/fit';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueStore } from '../data/catalogue.ts';
import { clearQuantities, otherColourOf, removeChoice, setQuantity, swap } from './choosing.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';

const choose = (own: Partial<Choices>) =>
  configuratorStore.setState({
    ...initialState(),
    history: newHistory({ ...EMPTY_PLAN, layout: layoutOf([200]), choices: { ...sampleChoices, ...own } }),
  });
const choices = () => currentPlan(configuratorStore.getState().history).choices;

const misfits = () => findMisfits(sampleCatalogue, choices());

beforeEach(() => {
  catalogueStore.setState({ standard: { status: 'ready', catalogue: sampleCatalogue } });
  choose({});
});

describe('a swap for the other colour (D21)', () => {
  it('preserves the quantity and the position in the order of choice', () => {
    choose({
      connectionId: 'white',
      bindings: [
        { id: 'nero-black', quantity: 3 },
        { id: 'spot', quantity: 1 },
      ],
    });
    const [misfit] = misfits();
    if (misfit) swap(misfit);
    expect(choices().bindings).toEqual([
      { id: 'nero-white', quantity: 3 },
      { id: 'spot', quantity: 1 },
    ]);
    expect(misfits()).toEqual([]);
  });

  it('of all that does not fit is one edit', () => {
    choose({
      connectionId: 'white',
      bindings: [{ id: 'nero-black', quantity: 3 }],
      accessories: [{ id: 'endCap-black', quantity: 2 }],
    });
    swap(...misfits());
    expect(choices()).toMatchObject({
      bindings: [{ id: 'nero-white' }],
      accessories: [{ id: 'endCap-white' }],
    });
    expect(configuratorStore.getState().history.edits).toHaveLength(1);
  });

  it('adds to what is already chosen in that colour', () => {
    choose({
      connectionId: 'white',
      bindings: [
        { id: 'nero-black', quantity: 3 },
        { id: 'nero-white', quantity: 2 },
      ],
    });
    const [misfit] = misfits();
    if (misfit) swap(misfit);
    expect(choices().bindings).toEqual([{ id: 'nero-white', quantity: 5 }]);
  });

  it('is a removal if there is no counterpart', () => {
    choose({ powerId: 'former' });
    const [misfit] = misfits();
    if (misfit) removeChoice(misfit);
    expect(choices().powerId).toBeNull();
  });
});

describe('quantities', () => {
  it('of 0 remove the article, and clear removes all luminaires and accessories only', () => {
    choose({
      powerId: 'p60',
      bindings: [{ id: 'spot', quantity: 1 }],
      accessories: [{ id: 'remote', quantity: 2 }],
    });
    setQuantity('bindings', 'spot', 0);
    expect(choices().bindings).toEqual([]);
    clearQuantities();
    expect(choices()).toMatchObject({ accessories: [], powerId: 'p60', connectionId: 'black' });
  });
});

describe('the other colour of a rail family', () => {
  it('is the one it is paired with', () => {
    expect(otherColourOf(sampleCatalogue, 'black')).toBe('white');
    expect(otherColourOf(sampleCatalogue, 'white')).toBe('black');
    expect(otherColourOf(sampleCatalogue, null)).toBeNull();
  });
});
