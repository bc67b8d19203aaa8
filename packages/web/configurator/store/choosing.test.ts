import { newHistory } from '@lumitor/domain/layout/history';
import type { Choices } from '@lumitor/domain/plan/choices';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueStore } from '../../data/catalogue.ts';
import {
  chooseOne,
  clearQuantities,
  closePowerDialog,
  otherColourOf,
  removeChoice,
  setQuantity,
  swap,
} from './choosing.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { currentQuote } from './derived.ts';

const choose = (own: Partial<Choices>) =>
  configuratorStore.setState({
    ...initialState(),
    history: newHistory(layoutOf([200])),
    choices: { ...sampleChoices, ...own },
  });
const choices = () => configuratorStore.getState().choices;
const dialog = () => configuratorStore.getState().powerExceeded;

beforeEach(() => {
  catalogueStore.setState({ standard: { status: 'ready', catalogue: sampleCatalogue } });
  choose({});
});

describe('the power-exceeded dialog (D26)', () => {
  it('opens when a change raises the total above the supply, and again at the next rise', () => {
    choose({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 5 }] });
    setQuantity('bindings', 'spot', 6);
    expect(dialog()).toBeNull();
    setQuantity('bindings', 'spot', 7);
    expect(dialog()).toEqual({ supply: 60, total: 70 });
    closePowerDialog();
    setQuantity('bindings', 'spot', 8);
    expect(dialog()).toEqual({ supply: 60, total: 80 });
  });

  it('stays closed when the total falls, and when only the supply changes', () => {
    choose({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 9 }] });
    setQuantity('bindings', 'spot', 8);
    expect(dialog()).toBeNull();
    choose({ powerId: 'p100', bindings: [{ id: 'spot', quantity: 9 }] });
    chooseOne('powerId', 'p60');
    expect(dialog()).toBeNull();
  });

  it('stays closed without a supply', () => {
    setQuantity('bindings', 'spot', 500);
    expect(dialog()).toBeNull();
  });
});

describe('a swap for the other colour (D21)', () => {
  it('keeps the quantity and the place in the order of choice', () => {
    choose({
      connectionId: 'white',
      bindings: [
        { id: 'nero-black', quantity: 3 },
        { id: 'spot', quantity: 1 },
      ],
    });
    const [misfit] = currentQuote()?.misfits ?? [];
    if (misfit) swap(misfit);
    expect(choices().bindings).toEqual([
      { id: 'nero-white', quantity: 3 },
      { id: 'spot', quantity: 1 },
    ]);
    expect(currentQuote()?.misfits).toEqual([]);
  });

  it('adds to what is already chosen in that colour', () => {
    choose({
      connectionId: 'white',
      bindings: [
        { id: 'nero-black', quantity: 3 },
        { id: 'nero-white', quantity: 2 },
      ],
    });
    const [misfit] = currentQuote()?.misfits ?? [];
    if (misfit) swap(misfit);
    expect(choices().bindings).toEqual([{ id: 'nero-white', quantity: 5 }]);
  });

  it('has a way out where there is no counterpart', () => {
    choose({ powerId: 'former' });
    const [misfit] = currentQuote()?.misfits ?? [];
    if (misfit) removeChoice(misfit);
    expect(choices().powerId).toBeNull();
  });
});

describe('quantities', () => {
  it('of 0 take the article out, and clear takes all out but not the rest', () => {
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
