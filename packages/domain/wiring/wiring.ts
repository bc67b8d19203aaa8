import type { Cut } from '../kinds/cut/cut.ts';
import type { RoomPlace } from '../kinds/device/position.ts';
import type { Feed, RunPlace } from '../kinds/feed/feed.ts';
import { mirrored } from '../kinds/rail/heading.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import type { RailChange } from '../kinds/rail/railChange.ts';
import { type Motion, movedPlaces } from '../kinds/rail/sheetMotion.ts';
import type { Rail } from '../kinds/rail/step.ts';
import type { Supply } from '../kinds/supply/supply.ts';
import type { Cm } from '../units.ts';

/** Decisions of the visitor; everything else is derived (D53, D55). */
export interface Wiring {
  feeds: Feed[];
  cuts: Cut[];
  ownZones: string[];
  /** First of two supplies in one zone applies (D55). */
  supplies: Supply[];
  gateways: RoomPlace[];
}

/** Prevents an edit from merging zones (D55). */
export type Parting = Pick<Wiring, 'cuts' | 'ownZones'>;

export const withParting = (wiring: Wiring, { cuts, ownZones }: Parting): Wiring => ({
  ...wiring,
  cuts: [...wiring.cuts, ...cuts],
  ownZones: [...wiring.ownZones, ...ownZones],
});

export const NO_WIRING: Wiring = { feeds: [], cuts: [], ownZones: [], supplies: [], gateways: [] };

export const isUnwired = ({ feeds, cuts, ownZones }: Wiring): boolean =>
  feeds.length + cuts.length + ownZones.length === 0;

/** All of the sheet but the first island moves (D42a). */
export const movedWiring = (wiring: Wiring, motion: Motion): Wiring => ({
  ...wiring,
  supplies: movedPlaces(wiring.supplies, motion),
  gateways: movedPlaces(wiring.gateways, motion),
});

/** Cuts of a reversed rail move to the nearest free joints (D55). */
function turnedCuts(cuts: readonly Cut[], stepId: string, length: Cm): Map<Cut, Cut> {
  const free = innerPlaces(length);
  const own = cuts.flatMap((cut) =>
    'at' in cut && cut.stepId === stepId && cut.at > 0 ? [{ cut, target: Math.max(0, length - cut.at) }] : [],
  );
  const found = own
    .toSorted((a, b) => a.target - b.target)
    .map(({ cut, target }): [Cut, Cut] => {
      const at = free.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target))[0] ?? target;
      free.splice(free.indexOf(at), 1);
      return [cut, { stepId, at }];
    });
  return new Map(found);
}

const parentOf = (steps: readonly Rail[], id: string): string | null => {
  const step = steps.find((one) => one.id === id);
  return step && step.kind !== 'start' ? step.on.stepId : null;
};

/** Wiring on removed rails is removed (D43). */
export function wiringAfter(
  wiring: Wiring,
  { gone, turned, mirrored: inMirror }: RailChange,
  before: readonly Rail[],
  after: readonly Rail[],
): Wiring {
  const isLeft = ({ stepId }: { stepId: string }) => !gone.has(stepId);
  const placeAfter = <Place extends RunPlace>(place: Place): Place => {
    const length = turned.get(place.stepId);
    return length === undefined ? place : { ...place, at: Math.max(0, length - place.at) };
  };
  const inside = new Map(
    [...turned].flatMap(([stepId, length]) => [...turnedCuts(wiring.cuts, stepId, length)]),
  );
  return {
    ...wiring,
    feeds: wiring.feeds.filter(isLeft).map(placeAfter),
    cuts: wiring.cuts.filter(isLeft).map((cut) => {
      const { stepId } = cut;
      if ('end' in cut) return inMirror.has(stepId) ? { stepId, end: mirrored(cut.end) } : cut;
      if (cut.at > 0) return inside.get(cut) ?? cut;
      // Parent and child are swapped: their joint is the start of the former parent.
      const parent = parentOf(before, stepId);
      return parent !== null && parentOf(after, parent) === stepId ? { stepId: parent, at: 0 } : cut;
    }),
    ownZones: wiring.ownZones.filter((id) => !gone.has(id)),
    supplies: wiring.supplies
      .filter(({ zone }) => isLeft(zone))
      .map((supply) => ({ ...supply, zone: placeAfter(supply.zone) })),
  };
}
