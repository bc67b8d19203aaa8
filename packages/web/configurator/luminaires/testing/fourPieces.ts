import { newHistory } from '@lumitor/domain/plan/history';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { arrangementNow } from '../../../visitor/arrangement.ts';
import { configuratorStore, initialState } from '../../../visitor/configuratorStore.ts';
import { type Area, toScreen } from '../../../visitor/projection.ts';
import { surfaceOf } from '../../hand/tool.ts';

const AREA: Area = { width: 1200, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
export const SURFACE = surfaceOf(() => AREA);

/** Resets the store to four luminaires on a rail of three metres. */
export const drawFour = (): void =>
  configuratorStore.setState({ ...initialState(), history: newHistory(planOf([[300]], { a: 4 })) });

export const piecesNow = () => arrangementNow().pieces;

/** @param off pixels to the right of the luminaire */
export function onScreen(index: number, off: number) {
  const piece = piecesNow()[index];
  if (!piece) throw new Error('There are four');
  const { x, y } = toScreen(piece, configuratorStore.getState().view, AREA);
  return { x: x + off, y };
}
