import { newHistory } from '@lumitor/domain/plan/history';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import type { Px } from '@lumitor/domain/units';
import { arrangementNow } from '../../../../visitor/arrangement.ts';
import { configuratorStore, initialState } from '../../../../visitor/configuratorStore.ts';
import { type CanvasArea, toScreen } from '../../../../visitor/projection.ts';
import { surfaceOf } from '../../../hand/tool.ts';

const AREA: CanvasArea = { width: 1200, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
export const SURFACE = surfaceOf(() => AREA);

export const drawFour = (): void =>
  configuratorStore.setState({ ...initialState(), history: newHistory(planOf([[300]], { a: 4 })) });

export const luminairesNow = () => arrangementNow().luminaires;

export function onScreen(index: number, off: Px) {
  const luminaire = luminairesNow()[index];
  if (!luminaire) throw new Error(`The plan has no luminaire ${index}`);
  const { x, y } = toScreen(luminaire, configuratorStore.getState().view, AREA);
  return { x: x + off, y };
}
