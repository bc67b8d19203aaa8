import type { WireEdit } from '../../installation/wireEdits.ts';
import type { Wiring } from '../../wiring/wiring.ts';
import { boundedPlace, type RoomPlace } from '../device/position.ts';

/** @param index next one without a position, or an existing gateway (D54) */
export function placeGateway(wiring: Wiring, index: number, place: RoomPlace | null): WireEdit | null {
  const { gateways } = wiring;
  const wire = (act: WireEdit['act'], after: RoomPlace[]): WireEdit => ({
    kind: 'wire',
    act,
    wiring: { ...wiring, gateways: after },
  });
  if (!place) return gateways[index] ? wire('removeGateway', gateways.toSpliced(index, 1)) : null;
  const at = boundedPlace(place);
  return gateways[index]
    ? wire('moveGateway', gateways.with(index, at))
    : wire('placeGateway', [...gateways, at]);
}
