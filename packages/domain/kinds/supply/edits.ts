import type { WireEdit } from '../../installation/wireEdits.ts';
import { itemAt } from '../../math/lists.ts';
import type { SuppliedZone } from '../../wiring/supplies.ts';
import type { Wiring } from '../../wiring/wiring.ts';
import type { Zone } from '../../wiring/zones.ts';
import { boundedPlace, type RoomPlace } from '../device/position.ts';
import { isAt, type RunPlace } from '../feed/feed.ts';
import { MAX_SUPPLIES } from './supply.ts';

function placeIn({ sections }: Zone): RunPlace {
  const { stepId, from, to } = itemAt(sections, 0);
  return { stepId, at: (from + to) / 2 };
}

/** Null if the limit is reached (D54). */
export function placeSupply(wiring: Wiring, zone: SuppliedZone, place: RoomPlace | null): WireEdit | null {
  const { supplies } = wiring;
  const index = supplies.findIndex((one) => zone.supply && isAt(one.zone, zone.supply.zone));
  const wire = (act: WireEdit['act'], after: Wiring['supplies']): WireEdit => ({
    kind: 'wire',
    act,
    wiring: { ...wiring, supplies: after },
  });
  if (!place) return index < 0 ? null : wire('removeSupply', supplies.toSpliced(index, 1));
  const at = boundedPlace(place);
  if (index < 0 && supplies.length >= MAX_SUPPLIES) return null;
  if (index < 0) return wire('placeSupply', [...supplies, { zone: placeIn(zone), ...at }]);
  return wire('moveSupply', supplies.with(index, { ...itemAt(supplies, index), ...at }));
}
