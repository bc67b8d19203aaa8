import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrangementNow, BY_KEYS } from './arrangement.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { dragLuminaires } from './dragLuminaires.ts';
import { undoEdit } from './editing.ts';
import {
  changeLuminaires,
  pinAllLuminaires,
  placeLuminaires,
  removeLuminaires,
  selectLuminaires,
  spreadAllAgain,
} from './luminaires.ts';
import { piecesIn } from './selected.ts';
import { settleTyping } from './typing.ts';

const along = () => arrangementNow().luminaires.toSorted((a, b) => a.number - b.number);
const named = (id: string) =>
  arrangementNow().luminaires.find((luminaire) => luminaire.id === id) as Luminaire;
const slide = (luminaire: Luminaire, by: number) =>
  placeLuminaires('move', [luminaire], ({ at }) => ({ at: at + by }), BY_KEYS);
const placesBut = (id: string) =>
  along().flatMap((luminaire) =>
    luminaire.id === id ? [] : [[luminaire.id, luminaire.stepId, Number(luminaire.at.toFixed(3))]],
  );

beforeEach(() =>
  configuratorStore.setState({ ...initialState(), history: newHistory(planOf([[300], [200]], { a: 5 })) }),
);

describe('a dragged luminaire', () => {
  it('leaves all others in place, and numbers are unchanged until it is dropped', () => {
    const [first] = along();
    if (!first) throw new Error('The plan has fewer than five luminaires');
    const before = placesBut(first.id);
    selectLuminaires([first.id]);
    const { show, drop } = dragLuminaires('move', [first]);
    for (const at of [80, 140, 290]) {
      show([{ ...first, at, luminaire: first }]);
      expect(named(first.id)).toMatchObject({ at, number: 1 });
      expect(placesBut(first.id)).toEqual(before);
    }
    expect(piecesIn(configuratorStore.getState())).toEqual([first.id]);
    drop();
    expect(named(first.id).number).toBe(3);
    expect(placesBut(first.id)).toEqual(before);
    undoEdit();
    expect(named(first.id)).toMatchObject({ number: 1, isPlaced: false });
  });
});

describe('a value of a luminaire', () => {
  it('is one edit while typed, and leaves positions and numbers of all others', () => {
    const [first] = along();
    if (!first) throw new Error('The plan has fewer than five luminaires');
    const before = placesBut(first.id);
    for (const at of [1, 15, 155]) changeLuminaires([named(first.id)], { at }, 'at');
    expect(placesBut(first.id)).toEqual(before);
    expect(named(first.id)).toMatchObject({ at: 155, number: 1 });
    settleTyping();
    expect(named(first.id).number).toBe(2);
    undoEdit();
    expect(currentPlan(configuratorStore.getState().history).placements).toEqual([]);
  });

  it('changed by keys leaves all others in place after each press', () => {
    const [first] = along();
    if (!first) throw new Error('The plan has fewer than five luminaires');
    const before = placesBut(first.id);
    for (let press = 0; press < 4; press++) slide(named(first.id), 40);
    expect(named(first.id)).toMatchObject({ at: first.at + 160, number: 2 });
    expect(placesBut(first.id)).toEqual(before);
    undoEdit();
    expect(named(first.id).isPlaced).toBe(false);
  });
});

describe('all luminaires', () => {
  it('stay in place when one is removed', () => {
    const [, second] = along();
    if (!second) throw new Error('The plan has fewer than five luminaires');
    const before = placesBut(second.id);
    removeLuminaires([second]);
    expect(placesBut(second.id)).toEqual(before);
  });

  it('are pinned, and distributed again, in one edit each', () => {
    const before = placesBut('');
    pinAllLuminaires();
    expect(along().every(({ isPlaced }) => isPlaced)).toBe(true);
    expect(placesBut('')).toEqual(before);
    slide(along()[0] as Luminaire, 10);
    spreadAllAgain();
    expect(along().some(({ isPlaced }) => isPlaced)).toBe(false);
    expect(placesBut('')).toEqual(before);
    expect(configuratorStore.getState().history.edits).toHaveLength(3);
  });
});
