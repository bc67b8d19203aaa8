import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { drawLayout } from '@lumitor/domain/drawing/drawing';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnPieces';
import { type Frame, frameAround, framesAlong } from '@lumitor/domain/drawing/frame';
import { axisFrames } from '@lumitor/domain/drawing/obstacles';
import { dimensionsOf } from '@lumitor/domain/drawing/wallPaths';
import { middleOfZone, zoneSigns } from '@lumitor/domain/installation/zoneSigns';
import { headingAt, pointAt } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { feedName, zoneName, zoneSignInWords } from '@lumitor/domain/lists/installationWords';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { distancesOf, type WallDistance } from '@lumitor/domain/room/distances';
import { heldCuts } from '@lumitor/domain/wiring/cut';
import { useTranslation } from '../../translation/useTranslation.ts';
import { usePaintedArrangement } from '../../visitor/arrangement.ts';
import { useCheck } from '../../visitor/check.ts';
import type { View } from '../../visitor/configuratorStore.ts';
import { latest, useCatalogue, useQuote } from '../../visitor/derived.ts';
import { useInstallation } from '../../visitor/installation.ts';
import { useLight } from '../../visitor/lightStore.ts';
import { usePainted, usePaintedPlan } from '../../visitor/painted.ts';
import { type Area, toScreen } from '../../visitor/projection.ts';
import { piecesIn, stepIn } from '../../visitor/selection.ts';
import { feedKey, usePlanFeeds } from '../../visitor/wiring.ts';
import { nextAxis } from '../canvas/nextAxis.ts';
import {
  type Headed,
  onLine,
  ontoScreen,
  placeOnScreen,
  type ScreenLabel,
  type Wanted,
  wantedFeed,
  wantedLengths,
  wantedNumber,
} from '../canvas/screenLabels.ts';
import { jointPlace } from '../installation/jointPlaces.ts';
import { useFill } from '../light/fillStore.ts';
import { selectionLabels } from '../luminaires/selectionLabels.ts';
import { drawnEvery } from '../luminaires/symbols.ts';
import { wallsBeside } from '../luminaires/wallsBeside.ts';
import { dimensionPlace } from '../room/dimensionPlace.ts';
import type { WorkedOn } from '../useFolding.ts';
import { drawnFrames } from './drawnFrames.ts';
import { areaLabel, wallLengths } from './roomLabels.ts';

/** Below so many pixels to the centimetre luminaires have no numbers, feeds and cuts no signs, zones no names. */
const LEAST = { numbers: 0.4, signs: 0.5, zones: 0.3 };
/** Of the button that adds a rail, of a place where something is wrong, of a feed, of a joint that isolates, in pixels. */
const PLUS = 40;
const FAULT = 34;
const FEED = 18;
const CUT = 18;

const drawingOf = latest(drawLayout);
const squareAt = ({ x, y }: { x: number; y: number }, side: number): Frame => frameAround(x, y, side, side);

/** The luminaires that are drawn, as they would be where more are proposed. */
function useShownPieces(): { pieces: readonly Piece[]; arranged: readonly Piece[] } {
  const { pieces: arranged } = usePaintedArrangement();
  const fill = useFill();
  const proposed = fill.step === 'answered' ? fill.proposal?.pieces : undefined;
  return { pieces: proposed ?? arranged, arranged };
}

/**
 * All that is written on the drawing, each where it lies on nothing else (D58). It follows what was painted, so that
 * no rail is painted later for its length.
 */
export function useLabels(view: View, area: Area, workOn: WorkedOn): ScreenLabel[] {
  const { t, language } = useTranslation();
  const plan = usePaintedPlan();
  const { layout, room } = plan;
  const { pieces, arranged } = useShownPieces();
  const catalogue = useCatalogue();
  const selectedPieces = usePainted(piecesIn);
  const selectedStepId = usePainted(stepIn);
  const next = usePainted((state) => state.next);
  const showsFigures = useLight((state) => state.showsFigures && state.answer !== null);
  const feeds = usePlanFeeds(plan);
  const installation = useInstallation();
  const supply = useQuote()?.supply ?? null;
  const findings = useCheck((state) => state.findings);
  const [isDrawing, isPlacing] = [workOn === 'rails', workOn === 'bindings'];
  const [isRoom, isWiring] = [workOn === 'room', workOn === 'installation'];

  const geometry = geometryOf(layout);
  const { placed, indexOf } = geometry;
  const onto = ontoScreen(view, area);
  const { on, scale } = onto;
  const every = drawnEvery(pieces.length, geometry.totalLength, scale);
  const shown = pieces.filter((_, index) => index % every === 0);
  const headed = ({ x, y, heading }: Headed): Headed => ({
    ...on({ x, y }),
    heading: heading + view.rotate,
  });
  const isSigned = isWiring || scale >= LEAST.signs;
  const shownFeeds = feeds.flatMap((feed) => {
    const axis = placed[indexOf.get(feed.stepId) ?? -1]?.axis;
    const at = axis && headed({ ...pointAt(axis, feed.at), heading: headingAt(axis, feed.at) });
    return at ? [{ feed, ...at }] : [];
  });
  const [solid, lines]: [Frame[], Frame[]] = [
    drawnFrames({ plan, pieces: shown, symbol: symbolsIn(catalogue), view, area }),
    (room ? dimensionsOf(room.outline) : []).flatMap((wall) => {
      const { from, to } = dimensionPlace(wall, view, area);
      return framesAlong(from, to, 3, 12);
    }),
  ];
  if (isSigned) {
    solid.push(...shownFeeds.map((feed) => squareAt(feed, FEED)));
    for (const cut of heldCuts(geometry, plan.wiring.cuts)) {
      const place = jointPlace(geometry, cut, 1 / scale);
      if (place) solid.push(squareAt(on(place), CUT));
    }
  }
  for (const { weight, kind, points } of findings)
    if (weight !== 'advice' || kind === 'drop')
      lines.push(...points.map((point) => squareAt(on(point), FAULT)));

  const wanted: Wanted[] = [];
  const ghost = isDrawing && !selectedStepId ? nextAxis(plan, next) : null;
  if (ghost) {
    const text = `${next.length.trim()}${/m\s*$/i.test(next.length) ? '' : ' cm'}`;
    const heading = headingAt(ghost, ghost.length / 2) + view.rotate;
    const middle = { ...on(pointAt(ghost, ghost.length / 2)), heading };
    solid.push(...axisFrames(ghost, onto, 11), squareAt(on(ghost.begin), PLUS));
    wanted.push({
      ...{ key: 'next', kind: 'next', text, width: text.length * 7.2 + 20, height: 22 },
      places: wantedFeed('', '', middle).places,
    });
  }
  const selected = selectedPieces.flatMap((id) => arranged.find((piece) => piece.id === id) ?? []);
  const last = isPlacing ? selected.at(-1) : undefined;
  const only = selected.length === 1 ? last : undefined;
  let distances: readonly WallDistance[] = [];
  if (last) {
    const axis = only && placed[indexOf.get(only.stepId) ?? -1]?.axis;
    const about = selectionLabels({
      ...{ piece: last, axis: axis ?? null, pieces: arranged, catalogue, view, area, t, language },
    });
    wanted.push(...about.wanted);
    solid.push(...about.solid);
    lines.push(...about.lines);
    if (only && room) distances = wallsBeside(only, room.outline);
  }
  const run = placed[indexOf.get(selectedStepId ?? '') ?? -1];
  if (run && room && !isRoom) distances = distancesOf(room.outline, run.axis);
  const onLines = distances.map(({ from, to, length }, index): Wanted => {
    const [a, b] = [toScreen(from, view, area), toScreen(to, view, area)];
    lines.push(...framesAlong(a, b, 3, 12));
    const text = String(Math.round(length));
    return {
      ...{ key: `distance ${index}`, kind: 'distance', text, width: text.length * 7.6 + 6, height: 18 },
      places: onLine(a, b),
    };
  });
  if (every === 1 && !showsFigures && scale >= LEAST.numbers)
    for (const piece of shown.toSorted((a, b) => a.number - b.number))
      if (piece !== only)
        wanted.push(
          wantedNumber(
            piece.id,
            luminaireNumber(piece.number),
            headed(piece),
            piece.tilt > 1 ? piece.turn : 0,
          ),
        );
  for (const sign of isWiring && installation ? zoneSigns(installation, supply) : []) {
    const middle = installation && middleOfZone(installation, sign.zone);
    const axis = placed[indexOf.get(middle?.stepId ?? '') ?? -1]?.axis;
    if (!middle || !axis) continue;
    const at = headed({ ...pointAt(axis, middle.at), heading: headingAt(axis, middle.at) });
    const isBad = sign.kind !== 'weakest' || sign.isLow;
    const words = zoneSignInWords(sign, language, t);
    wanted.push({
      ...wantedFeed(`sign ${sign.kind} ${sign.zone}`, words, at),
      kind: isBad ? 'fault' : 'feed',
    });
  }
  for (const [index, { feed, ...at }] of (isWiring ? shownFeeds : []).entries()) {
    const zone = installation?.feeds.find((one) => feedKey(one) === feedKey(feed))?.zone;
    const hasZone = zone !== undefined && scale >= LEAST.zones;
    const words = feedName(index + 1) + (hasZone ? ` · ${zoneName(zone)}` : '');
    wanted.push(wantedFeed(feedKey(feed), words, at));
  }
  if (room) wanted.push(...wallLengths(room, view, area));
  wanted.push(...wantedLengths(drawingOf(geometry).primitives, view, area));
  const square = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 });
  if (room) wanted.push(...areaLabel(room, view, area, square));
  return placeOnScreen(onLines, wanted, { solid, lines }, area);
}
