import { newHistory } from '@lumitor/domain/plan/history';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { beforeEach, expect, it } from 'vitest';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, initialState } from '../../visitor/configuratorStore.ts';
import { type Area, toScreen } from '../../visitor/projection.ts';
import { surfaceOf } from '../hand/tool.ts';
import { grabPieces } from './pieceHand.ts';

const { getState, setState } = configuratorStore;

const AREA: Area = { width: 1200, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
const SURFACE = surfaceOf(() => AREA);
const piecesNow = () => arrangementNow().pieces;
const onScreen = (index: number, off: number) => {
  const piece = piecesNow()[index];
  if (!piece) throw new Error('There are four');
  const { x, y } = toScreen(piece, getState().view, AREA);
  return { x: x + off, y };
};

beforeEach(() => setState({ ...initialState(), history: newHistory(planOf([[300]], { a: 4 })) }));

it('A luminaire is taken into the hand', () => {
  expect(grabPieces(SURFACE, onScreen(2, 10), false)).not.toBe(null);
});
