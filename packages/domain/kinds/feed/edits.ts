import { type Wired, type WireEdit, withFeedsFixed } from '../../installation/wireEdits.ts';
import type { Cm } from '../../units.ts';
import type { RoomPlace } from '../device/position.ts';
import { pointAt } from '../rail/axis.ts';
import { placedStep } from '../rail/geometry.ts';
import { proposedCable } from '../supply/supply.ts';
import { type Feed, isAt, leastConductor, MAX_CABLE, type PlacedFeed } from './feed.ts';

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
