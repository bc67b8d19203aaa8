import { itemAt } from '../math/lists.ts';
import { isAt, type RunPlace } from '../wiring/feed.ts';
import { boundedPlace, type RoomPlace } from '../wiring/roomPlace.ts';
import type { Wiring } from '../wiring/wiring.ts';
import type { Zone } from '../wiring/zones.ts';
import type { InstalledZone } from './installation.ts';
import type { WireEdit } from './wireEdits.ts';

/** By which a supply names its zone: in the middle of a section, where no cut comes to (D55). */
function placeIn({ sections }: Zone): RunPlace {
  const { stepId, from, to } = itemAt(sections, 0);
  return { stepId, at: (from + to) / 2 };
}

/** Puts the supply of a zone somewhere, moves it, or takes its place away (D54). */
export function placeSupply(
  wiring: Wiring,
  zone: Pick<InstalledZone, 'sections' | 'supply'>,
  place: RoomPlace | null,
): WireEdit | null {
  const { supplies } = wiring;
  const index = supplies.findIndex((one) => zone.supply && isAt(one.zone, zone.supply.zone));
  const wire = (act: WireEdit['act'], after: Wiring['supplies']): WireEdit => ({
    kind: 'wire',
    act,
    wiring: { ...wiring, supplies: after },
  });
  if (!place) return index < 0 ? null : wire('removeSupply', supplies.toSpliced(index, 1));
  const at = boundedPlace(place);
  if (index < 0) return wire('placeSupply', [...supplies, { zone: placeIn(zone), ...at }]);
  return wire('moveSupply', supplies.with(index, { ...itemAt(supplies, index), ...at }));
}

/** Puts a gateway somewhere, moves it, or takes its place away (D54). @param index of it, or the next that has no place */
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
