import { zoneBorders } from '@lumitor/domain/installation/zoneBorders';
import { middleOfZone, zoneSigns } from '@lumitor/domain/installation/zoneSigns';
import { cutsAtJoints } from '@lumitor/domain/kinds/cut/cut';
import type { PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import { signFrame } from '@lumitor/domain/kinds/signSizes';
import { feedName, zoneName, zoneSignInWords } from '@lumitor/domain/lists/installationWords';
import { feedSpots } from '@lumitor/domain/parts/feedKinds';
import type { LabelFrame } from '@lumitor/domain/paths/frame';
import { isHidden } from '@lumitor/domain/plan/hidden';
import type { Px } from '@lumitor/domain/units';
import { feedKey } from '../../visitor/wiring.ts';
import { type Headed, type LabelRequest, preferredBorder, preferredFeed } from '../canvas/screenLabels.ts';
import { jointPlace } from '../kinds/cut/jointPlaces.ts';
import { feedSigns } from '../kinds/feed/feedSigns.ts';
import { squareAt } from './boxes.ts';
import { headedAt, headedOnScreen, type LabelContext } from './labelContext.ts';

/** Pixels per centimetre below which they are hidden. */
const LEAST = { signs: 0.5, zones: 0.3 };
const FEED: Px = 18;
const CUT: Px = 18;

const isWiring = ({ workOn }: LabelContext): boolean => workOn === 'installation';

function shownFeeds(context: LabelContext): (Headed & { feed: PlacedFeed })[] {
  const { plan, feeds, on, scale } = context;
  const signOf = feedSigns(plan, 1 / scale);
  return feeds.flatMap((feed) => {
    const at = headedAt(context, feed);
    const sign = signOf(feed);
    return at && sign ? [{ feed, ...at, ...on(sign) }] : [];
  });
}

const shownDevices = ({ devices, on }: LabelContext) =>
  devices.flatMap(({ kind, name, place }) =>
    place ? [{ kind, name, label: place.label, ...on(place), heading: 0 }] : [],
  );

/** Longer ones would cover the plan. */
const LONGEST_LABEL = 24;

const shortened = (label: string): string =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;

/** The layer of the installation shows the signs also while they are hidden. */
export function signBoxes(context: LabelContext): LabelFrame[] {
  const { plan, geometry, on, scale } = context;
  if (!isWiring(context) && (isHidden(plan, 'installation') || scale < LEAST.signs)) return [];
  const cuts = cutsAtJoints(geometry, plan.wiring.cuts).flatMap(
    (cut) => jointPlace(geometry, cut, 1 / scale) ?? [],
  );
  return [
    ...shownFeeds(context).map((feed) => squareAt(feed, FEED)),
    ...cuts.map((place) => squareAt(on(place), CUT)),
    ...shownDevices(context).map(({ kind, x, y }) => signFrame({ kind, x, y }, 1, 0)),
  ];
}

/** Both sides of each joint between zones (D53a). */
export function borderLabels(context: LabelContext): LabelRequest[] {
  const { plan, geometry, installation, scale } = context;
  if (!isWiring(context) || !installation || scale < LEAST.zones) return [];
  const joints = cutsAtJoints(geometry, plan.wiring.cuts).flatMap(
    (cut) => jointPlace(geometry, cut, 0) ?? [],
  );
  return zoneBorders(geometry, installation.zones, joints).map(({ zone, ...side }, index) =>
    preferredBorder(`border ${index}`, zoneName(zone), headedOnScreen(context, side)),
  );
}

/** Faults of zones are shown always, their lowest voltages with the labels. */
export function zoneLabels(context: LabelContext): LabelRequest[] {
  const { plan, installation, supply, language, t } = context;
  if (!isWiring(context) || !installation) return [];
  return zoneSigns(installation, supply).flatMap((sign) => {
    const isBad = sign.kind !== 'weakest' || sign.isLow;
    const at = headedAt(context, middleOfZone(installation, sign.zone));
    if (!at || (!isBad && isHidden(plan, 'labels'))) return [];
    const words = zoneSignInWords(sign, language, t);
    return [
      { ...preferredFeed(`sign ${sign.kind} ${sign.zone}`, words, at), kind: isBad ? 'fault' : 'feed' },
    ];
  });
}

export function feedLabels(context: LabelContext): LabelRequest[] {
  const { geometry, feeds, installation, scale, t } = context;
  if (!isWiring(context)) return [];
  const spots = feedSpots(geometry, feeds);
  return shownFeeds(context).map(({ feed, ...at }, index) => {
    const zone = installation?.feeds.find((candidate) => feedKey(candidate) === feedKey(feed))?.zone;
    const hasZone = zone !== undefined && scale >= LEAST.zones;
    const drilled = spots[index]?.kind === 'drilled' ? ` · ${t('mounting.feed_drilled')}` : '';
    const words = feedName(index + 1) + (hasZone ? ` · ${zoneName(zone)}${drilled}` : '');
    return preferredFeed(feedKey(feed), words, at);
  });
}

export const deviceLabels = (context: LabelContext): LabelRequest[] =>
  isWiring(context)
    ? shownDevices(context).map(({ name, label, ...at }) =>
        preferredFeed(name, label ? `${name} ${shortened(label)}` : name, at),
      )
    : [];
