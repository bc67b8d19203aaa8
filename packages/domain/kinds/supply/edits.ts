import { type Wired, type WireEdit, withFeedsFixed } from '../../installation/wireEdits.ts';
import { pointAt } from '../../layout/axis.ts';
import { placedStep } from '../../layout/geometry.ts';
import { itemAt } from '../../math/lists.ts';
import type { Cm } from '../../units.ts';
import type { SuppliedZone } from '../../wiring/supplies.ts';
import type { Wiring } from '../../wiring/wiring.ts';
import type { Zone } from '../../wiring/zones.ts';
import { boundedPlace, type RoomPlace } from '../device/position.ts';
import { type Feed, isAt, leastConductor, MAX_CABLE, type PlacedFeed, type RunPlace } from '../feed/feed.ts';
import { MAX_SUPPLIES, proposedCable } from './supply.ts';

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

/** Automatic feeds become feeds by hand (D54). */
export function proposeCables(
  wired: Wired,
  feeds: readonly PlacedFeed[],
  supply: RoomPlace,
  railHeight: Cm,
  newId: () => string,
): WireEdit {
  const parts = new Set(feeds.flatMap(({ id, part }) => (id === null ? [part] : [])));
  const fixed = [...parts].reduce(
    (wiring, part) => withFeedsFixed({ ...wired, wiring }, part, newId),
    wired.wiring,
  );
  const cabled = (feed: Feed): Feed => {
    const { axis } = placedStep(wired.geometry, feed.stepId);
    const length = Math.min(MAX_CABLE, proposedCable(supply, { ...pointAt(axis, feed.at), z: railHeight }));
    const conductor = feed.cable?.conductor ?? leastConductor({ length, conductor: 0 });
    return { ...feed, cable: { length, conductor } };
  };
  const isMeant = (feed: Feed) =>
    feeds.some((one) => (one.id === null ? isAt(one, feed) : one.id === feed.id));
  const after = fixed.feeds.map((feed) => (isMeant(feed) ? cabled(feed) : feed));
  return { kind: 'wire', act: 'setCable', wiring: { ...fixed, feeds: after } };
}
