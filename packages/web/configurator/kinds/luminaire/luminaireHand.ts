import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { arrangementNow } from '../../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../../visitor/configuratorStore.ts';
import { selectedNow, selectLuminaires } from '../../../visitor/luminaires.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { piecesIn } from '../../../visitor/selected.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { endAt } from '../../hand/hit.ts';
import { luminaireAt } from '../../hand/luminaireHit.ts';
import { drawBox, isWithinSelection } from '../../hand/selectionBox.ts';
import { pixelNow, type ToolSurface } from '../../hand/tool.ts';
import { handleUnder } from './aimTool.ts';
import { carryLuminaires } from './carryLuminaires.ts';

const { getState } = configuratorStore;

export function tapOn(luminaire: Luminaire, isShift: boolean): void {
  const selected = piecesIn(getState());
  const isSelected = selected.includes(luminaire.id);
  if (!isShift) selectLuminaires([luminaire.id]);
  else if (isSelected) selectLuminaires(selected.filter((id) => id !== luminaire.id));
  else selectLuminaires([...selected, luminaire.id]);
}

/** @param isWorkedOn otherwise open ends take precedence @returns whether handled */
export function tapLuminaires(point: Point, isShift: boolean, isWorkedOn: boolean): boolean {
  const luminaire = luminaireAt(arrangementNow().luminaires, point, pixelNow());
  if (!luminaire) {
    const isDeselecting = isWorkedOn && piecesIn(getState()).length > 0;
    if (isDeselecting && !isShift) selectLuminaires([]);
    return isDeselecting;
  }
  if (!isWorkedOn && endAt(geometryOf(planNow().layout), point, pixelNow())) return false;
  tapOn(luminaire, isShift);
  return true;
}

function boxAround(at: ScreenPoint, placeOf: ToolSurface['placeOf']): Dragged {
  const before = piecesIn(getState());
  return drawBox(at, placeOf, (a, b) => {
    const within = arrangementNow().luminaires.filter((luminaire) => isWithinSelection(luminaire, a, b));
    selectLuminaires([...new Set([...before, ...within.map(({ id }) => id)])]);
  });
}

export function grabLuminaires(surface: ToolSurface, at: ScreenPoint, isShift: boolean): Dragged | null {
  const handle = handleUnder(surface, at);
  if (handle) return handle;
  const { placeOf } = surface;
  const luminaire = luminaireAt(arrangementNow().luminaires, placeOf(at), pixelNow());
  if (!luminaire) return isShift ? boxAround(at, placeOf) : null;
  if (isShift) return null;
  const selected = selectedNow();
  const isSelected = selected.some(({ id }) => id === luminaire.id);
  if (!isSelected) selectLuminaires([luminaire.id]);
  return carryLuminaires(luminaire, isSelected ? selected : [luminaire], at, placeOf, pixelNow);
}
