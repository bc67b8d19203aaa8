import type { Cut } from '@lumitor/domain/kinds/cut/cut';
import type { Choices } from '@lumitor/domain/plan/choices';
import { newHistory, record } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf, type Run } from '@lumitor/domain/testing/sampleLayouts';
import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueStore } from '../data/catalogue.ts';
import { chooseOne, setQuantity } from './choosing.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { loadCounting } from './counting.ts';
import { edit, redoEdit, undoEdit } from './editing.ts';
import { RESTS_AFTER } from './installation.ts';
import { closePowerDialog, mutePowerDialog, watchPower } from './powerDialog.ts';
import { resetLayout } from './startOver.ts';

let isFollowed = false;

const sell = (catalogue: typeof sampleCatalogue) =>
  catalogueStore.setState({ standard: { status: 'ready', catalogue } });
let stop = () => {};
function open(own: Partial<Choices>, rail: Run = [200], cuts: Cut[] = []): void {
  stop();
  const plan = {
    ...EMPTY_PLAN,
    layout: layoutOf(rail),
    choices: { ...sampleChoices, ...own },
    wiring: { ...NO_WIRING, cuts },
  };
  configuratorStore.setState({ ...initialState(), history: newHistory(plan) });
  stop = watchPower(() => isFollowed);
}
const dialog = () => configuratorStore.getState().powerExceeded;

beforeEach(() => sell(sampleCatalogue));
afterEach(() => stop());

beforeAll(loadCounting);

describe('the power-exceeded dialog (D26)', () => {
  it('opens when a change raises the total above the supply, and again at the next rise', () => {
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 5 }] });
    setQuantity('bindings', 'spot', 6);
    expect(dialog()).toBeNull();
    setQuantity('bindings', 'spot', 7);
    expect(dialog()).toEqual({ supply: 60, load: 70, zone: null });
    closePowerDialog();
    setQuantity('bindings', 'spot', 8);
    expect(dialog()).toEqual({ supply: 60, load: 80, zone: null });
  });

  it('stays closed when the total falls, and when only the supply changes', () => {
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 9 }] });
    setQuantity('bindings', 'spot', 8);
    expect(dialog()).toBeNull();
    open({ powerId: 'p100', bindings: [{ id: 'spot', quantity: 9 }] });
    chooseOne('powerId', 'p60');
    expect(dialog()).toBeNull();
  });

  it('stays closed without a supply', () => {
    setQuantity('bindings', 'spot', 500);
    expect(dialog()).toBeNull();
  });

  it('opens if undo or redo raises the load', () => {
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 9 }] });
    setQuantity('bindings', 'spot', 1);
    undoEdit();
    expect(dialog()).toEqual({ supply: 60, load: 90, zone: null });
    closePowerDialog();
    redoEdit();
    expect(dialog()).toBeNull();
  });

  it('stays closed if the shop raises the power of a chosen luminaire, and opens at the next rise', () => {
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 6 }] });
    const bindings = sampleCatalogue.bindings.map((one) => ({ ...one, power: one.power + 1 }));
    sell({ ...sampleCatalogue, bindings });
    expect(dialog()).toBeNull();
    setQuantity('bindings', 'spot', 7);
    expect(dialog()).toEqual({ supply: 60, load: 77, zone: null });
  });

  it('stays closed if another tab raises the load, and closes if the other tab lowers it', () => {
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 6 }] });
    const follow = (quantity: number) => {
      const { history } = record(configuratorStore.getState().history, {
        kind: 'setQuantity',
        collection: 'bindings',
        id: 'spot',
        quantity,
      });
      isFollowed = true;
      configuratorStore.setState({ history });
      isFollowed = false;
    };
    follow(9);
    expect(dialog()).toBeNull();
    setQuantity('bindings', 'spot', 10);
    expect(dialog()).toEqual({ supply: 60, load: 100, zone: null });
    follow(11);
    expect(dialog()).not.toBeNull();
    follow(6);
    expect(dialog()).toBeNull();
  });

  it('opens for a zone above the power of its supply, not for the sum of all (D55)', () => {
    vi.useFakeTimers();
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 2 }] }, [400], [{ stepId: 's0', at: 200 }]);
    setQuantity('bindings', 'spot', 12);
    expect(dialog()).toBeNull();
    setQuantity('bindings', 'spot', 13);
    expect(dialog()).toEqual({ supply: 60, load: 70, zone: 0 });
    closePowerDialog();
    setQuantity('bindings', 'spot', 14);
    expect(dialog()).toEqual({ supply: 60, load: 70, zone: 1 });
    closePowerDialog();
    edit({ kind: 'wire', act: 'uncut', wiring: NO_WIRING });
    expect(dialog()).toBeNull();
    vi.advanceTimersByTime(RESTS_AFTER);
    expect(dialog()).toEqual({ supply: 60, load: 140, zone: null });
    vi.useRealTimers();
  });

  it('stays closed if a split is undone: the luminaires draw no more than before', () => {
    vi.useFakeTimers();
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 12 }] }, [400]);
    edit({ kind: 'wire', act: 'split', wiring: { ...NO_WIRING, cuts: [{ stepId: 's0', at: 200 }] } });
    for (const act of [undoEdit, redoEdit, undoEdit]) {
      vi.advanceTimersByTime(RESTS_AFTER);
      act();
    }
    vi.advanceTimersByTime(RESTS_AFTER);
    expect(dialog()).toBeNull();
    vi.useRealTimers();
  });

  it('stays closed for a muted plan, until the plan is reset', () => {
    open({ powerId: 'p60', bindings: [{ id: 'spot', quantity: 6 }] });
    mutePowerDialog(true);
    setQuantity('bindings', 'spot', 7);
    expect(dialog()).toBeNull();
    resetLayout();
    setQuantity('bindings', 'spot', 8);
    expect(dialog()).toEqual({ supply: 60, load: 80, zone: null });
  });
});
