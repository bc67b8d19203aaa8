import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import type { Finding } from '@lumitor/domain/check/finding';
import { axisFrames } from '@lumitor/domain/drawing/covers';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnLuminaires';
import { signFrame } from '@lumitor/domain/drawing/signs';
import type { Installation } from '@lumitor/domain/installation/installation';
import { zoneBorders } from '@lumitor/domain/installation/zoneBorders';
import { middleOfZone, zoneSigns } from '@lumitor/domain/installation/zoneSigns';
import { coversOf } from '@lumitor/domain/kinds/drawnKinds';
import { dimensionsOf } from '@lumitor/domain/kinds/room/shapes';
import { pointAt } from '@lumitor/domain/layout/axis';
import { findPlaced, type Geometry } from '@lumitor/domain/layout/geometry';
import { headingAt } from '@lumitor/domain/layout/headingAt';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { feedName, zoneName, zoneSignInWords } from '@lumitor/domain/lists/installationWords';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import { append } from '@lumitor/domain/math/lists';
import { feedSpots } from '@lumitor/domain/parts/feedKinds';
import type { Onto } from '@lumitor/domain/paths/frame';
import { frameAround, framesAlong, type LabelFrame } from '@lumitor/domain/paths/frame';
import { type Hideable, isHidden } from '@lumitor/domain/plan/hidden';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Quote } from '@lumitor/domain/quote/quote';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Px } from '@lumitor/domain/units';
import { cutsAtJoints } from '@lumitor/domain/wiring/cut';
import type { RunPlace } from '@lumitor/domain/wiring/feed';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { useCheck } from '../../visitor/check.ts';
import { type NextStep, useConfigurator, usePlan, type View } from '../../visitor/configuratorStore.ts';
import { drawingIn, useCatalogue, useQuote } from '../../visitor/derived.ts';
import { useDevices } from '../../visitor/devices.ts';
import { useInstallation } from '../../visitor/installation.ts';
import { useLight } from '../../visitor/lightStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { piecesIn } from '../../visitor/selected.ts';
import { railsIn } from '../../visitor/selection.ts';
import { feedKey, usePlanFeeds } from '../../visitor/wiring.ts';
import { endsOnScreen } from '../canvas/Dimensions.tsx';
import { nextAxis } from '../canvas/nextAxis.ts';
import {
  type Headed,
  type LabelRequest,
  onLine,
  ontoScreen,
  placeOnScreen,
  preferredBorder,
  preferredFeed,
  preferredLengths,
  preferredNumber,
  type ScreenLabel,
} from '../canvas/screenLabels.ts';
import { type WallGap, wallGapsOf } from '../distances/wallGaps.ts';
import { feedSigns } from '../installation/feedSigns.ts';
import { jointPlace } from '../installation/jointPlaces.ts';
import { kindLabelsOf } from '../kinds/labels.ts';
import { useLightFill } from '../light/fillStore.ts';
import { selectionLabels } from '../luminaires/selectionLabels.ts';
import { drawnEvery } from '../luminaires/symbols.ts';
import { dimensionPlace } from '../room/dimensionPlace.ts';
import { UPPER_KINDS } from '../room/drawnKinds.ts';
import type { WorkedOn } from '../useFolding.ts';
import { drawnFrames } from './drawnFrames.ts';
import { areaLabel, wallLengths } from './roomLabels.ts';

/** Pixels per centimetre below which labels are hidden. */
const LEAST = { numbers: 0.4, signs: 0.5, zones: 0.3 };
const PLUS: Px = 40;
const FAULT: Px = 34;
const FEED: Px = 18;
const CUT: Px = 18;

const squareAt = ({ x, y }: { x: number; y: number }, side: Px): LabelFrame => frameAround(x, y, side, side);

function useShownLuminaires(): { luminaires: readonly Luminaire[]; arranged: readonly Luminaire[] } {
  const { luminaires: arranged } = useArrangement();
  const fill = useLightFill();
  const proposed = fill.step === 'answered' ? fill.proposal?.luminaires : undefined;
  return { luminaires: proposed ?? arranged, arranged };
}

interface Placing extends Onto {
  plan: Plan;
  geometry: Geometry;
  view: View;
  headedAt: (place: RunPlace | null) => Headed | null;
  headed: (at: Headed) => Headed;
}

function placingOf(plan: Plan, view: View, area: CanvasArea): Placing {
  const geometry = geometryOf(plan.layout);
  const onto = ontoScreen(view, area);
  const headed = ({ x, y, heading }: Headed): Headed => ({
    ...onto.on({ x, y }),
    heading: heading + view.rotate,
  });
  const headedAt = (place: RunPlace | null): Headed | null => {
    const axis = place && findPlaced(geometry, place.stepId)?.axis;
    return axis ? headed({ ...pointAt(axis, place.at), heading: headingAt(axis, place.at) }) : null;
  };
  return { ...onto, plan, geometry, view, headed, headedAt };
}

interface Written {
  labels: LabelRequest[];
  solid: LabelFrame[];
}

function nextLabel({ plan, on, view, ...onto }: Placing, next: NextStep): Written {
  const axis = nextAxis(plan, next);
  if (!axis) return { labels: [], solid: [] };
  const text = `${next.length.trim()}${/m\s*$/i.test(next.length) ? '' : ' cm'}`;
  const heading = headingAt(axis, axis.length / 2) + view.rotate;
  const middle = { ...on(pointAt(axis, axis.length / 2)), heading };
  return {
    labels: [
      {
        key: 'next',
        kind: 'next',
        text,
        width: text.length * 7.2 + 20,
        height: 22,
        places: preferredFeed('', '', middle).places,
      },
    ],
    solid: [...axisFrames(axis, { ...onto, on }, 11), squareAt(on(axis.start), PLUS)],
  };
}

function zoneLabels(
  { headedAt }: Placing,
  installation: Installation,
  supply: Quote['supply'],
  { t, language }: ReturnType<typeof useTranslation>,
): LabelRequest[] {
  return zoneSigns(installation, supply).flatMap((sign) => {
    const at = headedAt(middleOfZone(installation, sign.zone));
    if (!at) return [];
    const isBad = sign.kind !== 'weakest' || sign.isLow;
    const words = zoneSignInWords(sign, language, t);
    return [
      { ...preferredFeed(`sign ${sign.kind} ${sign.zone}`, words, at), kind: isBad ? 'fault' : 'feed' },
    ];
  });
}

/** Both sides of each joint between zones (D53a). */
function borderLabels({ plan, geometry, headed }: Placing, zones: Installation['zones']): LabelRequest[] {
  const joints = cutsAtJoints(geometry, plan.wiring.cuts).flatMap(
    (cut) => jointPlace(geometry, cut, 0) ?? [],
  );
  return zoneBorders(geometry, zones, joints).map(({ zone, ...side }, index) => {
    const name = zoneName(zone);
    return preferredBorder(`border ${index}`, name, headed(side));
  });
}

const distanceLabels = (gaps: readonly WallGap[], view: View, area: CanvasArea, language: string) =>
  gaps.map((gap): { label: LabelRequest; lines: LabelFrame[] } => {
    const { start, end } = endsOnScreen(gap, view, area);
    const { key, isTyped } = gap;
    const text = formatNumber(gap.length, language);
    const size = isTyped
      ? { width: text.length * 8 + 16, height: 22 }
      : { width: text.length * 7.6 + 6, height: 18 };
    return {
      label: {
        key: `distance ${key}`,
        kind: 'distance',
        text,
        ...size,
        places: onLine(start, end),
        ...(isTyped && { gapKey: key }),
      },
      lines: framesAlong(start, end, 3, 12),
    };
  });

function signFrames({ plan, geometry, on, scale }: Placing, feeds: readonly Headed[]): LabelFrame[] {
  const cuts = cutsAtJoints(geometry, plan.wiring.cuts).flatMap(
    (cut) => jointPlace(geometry, cut, 1 / scale) ?? [],
  );
  return [...feeds.map((feed) => squareAt(feed, FEED)), ...cuts.map((place) => squareAt(on(place), CUT))];
}

/** Groups that hide a label; absent: shown always, as it is about the work at hand. */
const GROUPS_OF: Partial<Record<LabelRequest['kind'], readonly Hideable[]>> = {
  length: ['dimensions', 'rails'],
  distance: ['dimensions'],
  gap: ['dimensions'],
  wall: ['dimensions', 'room'],
  area: ['labels', 'room'],
  number: ['labels', 'luminaires'],
  feed: ['labels'],
  thing: ['labels'],
};

const linesOf = (
  { plan: { room, areas }, on, scale, step, view }: Placing,
  area: CanvasArea,
  findings: readonly Finding[],
): LabelFrame[] => [
  ...(room ? dimensionsOf(room.outline) : []).flatMap((wall) => {
    const { from, to } = dimensionPlace(wall, view, area);
    return framesAlong(from, to, 3, 12);
  }),
  ...coversOf({ room, areas }, { on, scale, step }, { wall: 0, line: 1, hatch: 0 }, UPPER_KINDS),
  ...findings.flatMap(({ weight, kind, points }) =>
    weight !== 'advice' || kind === 'drop' ? points.map((point) => squareAt(on(point), FAULT)) : [],
  ),
];

/**
 * Labels without overlaps (D58); requests are added by rank. They follow the painted state, so that they
 * never delay a rail.
 */
export function useLabels(view: View, area: CanvasArea, workOn: WorkedOn): ScreenLabel[] {
  const translation = useTranslation();
  const { t, language } = translation;
  const plan = usePlan();
  const { layout, room } = plan;
  const { luminaires, arranged } = useShownLuminaires();
  const catalogue = useCatalogue();
  const selection = useConfigurator((state) => state.selection);
  const selectedLuminaires = piecesIn({ selection });
  const next = useConfigurator((state) => state.next);
  const showsFigures = useLight((state) => state.showsFigures && state.answer !== null);
  const feeds = usePlanFeeds(plan);
  const installation = useInstallation();
  const supply = useQuote()?.supply ?? null;
  const findings = useCheck((state) => state.findings);
  const isWiring = workOn === 'installation';

  const placing = placingOf(plan, view, area);
  const { scale, geometry, headed, headedAt } = placing;
  const every = drawnEvery(luminaires.length, geometry.totalLength, scale);
  const shown = luminaires.filter((_, index) => index % every === 0);
  const signOf = feedSigns(plan, 1 / scale);
  const shownFeeds = feeds.flatMap((feed) => {
    const at = headedAt(feed);
    const sign = signOf(feed);
    return at && sign ? [{ feed, ...at, ...placing.on(sign) }] : [];
  });
  const solid = drawnFrames({ plan, luminaires: shown, symbol: symbolsIn(catalogue), view, area });
  if (isWiring || scale >= LEAST.signs) append(solid, signFrames(placing, shownFeeds));
  const devices = useDevices(plan).flatMap(({ kind, name, place }) =>
    place ? [{ kind, name, ...placing.on(place), heading: 0 }] : [],
  );
  if (isWiring || scale >= LEAST.signs)
    append(
      solid,
      devices.map(({ kind, x, y }) => signFrame({ kind, x, y }, 1, 0)),
    );
  const lines = linesOf(placing, area, findings);

  const requests: LabelRequest[] = [];
  if (workOn === 'rails' && railsIn({ selection }).length === 0) {
    const label = nextLabel(placing, next);
    append(solid, label.solid);
    append(requests, label.labels);
  }
  const selected = selectedLuminaires.flatMap(
    (id) => arranged.find((luminaire) => luminaire.id === id) ?? [],
  );
  const last = workOn === 'bindings' ? selected.at(-1) : undefined;
  const only = selected.length === 1 ? last : undefined;
  if (last) {
    const axis = only && findPlaced(geometry, only.stepId)?.axis;
    const about = selectionLabels({
      plan,
      luminaire: last,
      axis: axis ?? null,
      luminaires: arranged,
      catalogue,
      view,
      area,
      t,
      language,
    });
    append(requests, about.labels);
    append(solid, about.solid);
    append(lines, about.lines);
  }
  const isShown = selection.kind === 'pieces' ? workOn === 'bindings' : workOn !== 'room';
  const onLines = isShown ? distanceLabels(wallGapsOf(plan, arranged, selection), view, area, language) : [];
  append(
    lines,
    onLines.flatMap((distance) => distance.lines),
  );
  if (isWiring && installation && scale >= LEAST.zones)
    append(requests, borderLabels(placing, installation.zones));
  if (every === 1 && !showsFigures && scale >= LEAST.numbers)
    for (const luminaire of shown.toSorted((a, b) => a.number - b.number)) {
      const text = luminaireNumber(luminaire.number);
      if (luminaire !== only)
        requests.push(
          preferredNumber(luminaire.id, text, headed(luminaire), luminaire.tilt > 1 ? luminaire.turn : 0),
        );
    }
  if (isWiring && installation) append(requests, zoneLabels(placing, installation, supply, translation));
  const spots = isWiring ? feedSpots(geometry, feeds) : [];
  for (const [index, { feed, ...at }] of (isWiring ? shownFeeds : []).entries()) {
    const zone = installation?.feeds.find((candidate) => feedKey(candidate) === feedKey(feed))?.zone;
    const hasZone = zone !== undefined && scale >= LEAST.zones;
    const drilled = spots[index]?.kind === 'drilled' ? ` · ${t('mounting.feed_drilled')}` : '';
    const words = feedName(index + 1) + (hasZone ? ` · ${zoneName(zone)}${drilled}` : '');
    requests.push(preferredFeed(feedKey(feed), words, at));
  }
  if (isWiring)
    append(
      requests,
      devices.map(({ name, ...at }) => preferredFeed(name, name, at)),
    );
  if (room) append(requests, wallLengths(room, view, area, language));
  append(requests, preferredLengths(drawingIn(layout).primitives, view, area));
  const square = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 });
  if (room) append(requests, areaLabel(room, view, area, square));
  if (!showsFigures && scale >= LEAST.numbers) append(requests, kindLabelsOf(plan, { view, area, t }));
  const labels = onLines.map(({ label }) => label);
  const isShownLabel = ({ kind }: LabelRequest) => !GROUPS_OF[kind]?.some((group) => isHidden(plan, group));
  return placeOnScreen(labels.filter(isShownLabel), requests.filter(isShownLabel), { solid, lines }, area);
}
