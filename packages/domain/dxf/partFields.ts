import type { Role } from '../catalogue/partTable.ts';
import { recallsInWords } from '../dimming/recalls.ts';
import { type DrawnLuminaire, luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { DrawnRail, InstallationDrawing } from '../drawing/installationDrawing.ts';
import { gatewaysNeeded, type Installation, type InstalledFeed } from '../installation/installation.ts';
import { DEVICES, type DrawnDevice, deviceName, recallsOf } from '../kinds/devices.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { distanceTo, nearestPlace } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { RailPoint } from '../kinds/rail/shapes.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { groupsInWords } from '../lists/commissioning.ts';
import { busPlaceInWords, cableInWords, feedName, zoneName } from '../lists/installationWords.ts';
import { isLoadUnknown, loadInWords } from '../lists/loadWords.ts';
import { CONNECTORS } from '../lists/partsAtRails.ts';
import { mountingInWords, railMountingOf } from '../lists/railMounting.ts';
import { storedTitle } from '../lists/recordRows.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { feedSpots } from '../parts/feedKinds.ts';
import { FEED_ROLES } from '../parts/parts.ts';
import { formatFixed, formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm } from '../units.ts';
import type { Attribute } from './entities.ts';

export type DxfField = Pick<Attribute, 'tag' | 'prompt' | 'value'> & { isShown: boolean };

/** Tags are the same in every language (D75a). */
export interface PartFields {
  luminaire: (piece: DrawnLuminaire) => { code: string; fields: DxfField[] };
  feed: (feed: InstalledFeed) => DxfField[];
  device: (device: DrawnDevice) => DxfField[];
  zone: (zone: { index: number }) => DxfField[];
  rail: (rail: DrawnRail) => DxfField[];
  cut: (at: RailPoint) => DxfField[];
  joint: (at: InstallationDrawing['joints'][number]) => DxfField[];
  cap: (at: RailPoint) => DxfField[];
}

export interface PartFieldsProps {
  page: Pick<ShownOrder, 'data' | 'order' | 'plan'>;
  drawing: InstallationDrawing;
  installation: Installation | null;
  language: string;
  t: Translate;
}

const ON: Cm = 0.1;

const field = (tag: string, prompt: string, value: string): DxfField => ({
  tag,
  prompt,
  value,
  isShown: false,
});
const shown = (tag: string, prompt: string, value: string): DxfField => ({
  tag,
  prompt,
  value,
  isShown: true,
});

function commonFields({ page: { data }, drawing, language, t }: PartFieldsProps) {
  const figure = (value: number) => formatNumber(value, language);
  const lineOf = (test: (line: RecordLine) => boolean) => data.lines.find(test);
  const ofLine = (line: RecordLine | undefined): DxfField[] => [
    field('CODE', t('sheet.code'), line?.code ?? ''),
    field('ARTICLE', t('sheet.article'), storedTitle(line, language, t)),
  ];
  const ofRole = (role: Role) => ofLine(lineOf((line) => line.role === role));
  const numberOf = new Map(drawing.rails.map(({ stepId, number }) => [stepId, number]));
  const onRail = (rail: number | undefined, place: Cm | undefined): DxfField[] => [
    field('RAIL', t('sheet.rail'), rail === undefined ? '' : String(rail)),
    field('PLACE', t('sheet.place'), place === undefined ? '' : figure(place)),
  ];
  const nearest = (point: Point): DxfField[] => {
    const rail = drawing.rails.find(({ axis }) => distanceTo(axis, point) < ON);
    return onRail(rail?.number, rail && nearestPlace(rail.axis, point));
  };
  const zoned = (index: number | undefined) =>
    field('ZONE', t('sheet.zone'), index === undefined ? '' : zoneName(index));
  const number = (value: string) => shown('NUMBER', t('sheet.luminaire'), value);
  return { figure, lineOf, ofLine, ofRole, numberOf, onRail, nearest, zoned, number };
}

export function partFields(props: PartFieldsProps): PartFields {
  const { page, installation, language, t } = props;
  const { plan, order } = page;
  const { figure, lineOf, ofLine, ofRole, numberOf, onRail, nearest, zoned, number } = commonFields(props);
  const feeds = installation?.feeds ?? [];
  const spots = feedSpots(geometryOf(plan.layout), feeds);
  const installed = new Map(installation?.luminaires.map((piece) => [piece.number, piece]));
  const gateways = gatewaysNeeded(installation);
  const loadOf = (index: number): string => {
    const zone = installation?.zones[index];
    if (!zone) return '';
    return loadInWords(zone.load, isLoadUnknown(zone, installation.luminaires), language, t);
  };
  return {
    luminaire: (piece) => {
      const line = lineOf(({ articleId }) => articleId === piece.bindingId);
      const own = installed.get(piece.number);
      const fields = [
        number(luminaireNumber(piece.number)),
        ...ofLine(line),
        field('WATTS', t('sheet.watts'), figure(own?.watts ?? line?.watts ?? 0)),
        zoned(own?.zone),
        field('ADDRESS', t('sheet.bus'), own?.bus ? busPlaceInWords(own.bus, gateways) : ''),
        field('GROUP', t('scenes.groupsColumn'), groupsInWords(plan.dimming, piece.id, t)),
        ...onRail(numberOf.get(piece.stepId), piece.at),
        field('TURN', t('sheet.turn'), figure(piece.turn)),
        field('TILT', t('sheet.tilt'), figure(piece.tilt)),
      ];
      return { code: line?.code || piece.bindingId, fields };
    },
    feed: (feed) => {
      const { kind } = spots[feed.number - 1] ?? { kind: 'drilled' as const };
      const named = kind === 'drilled' ? null : FEED_ROLES[kind].role;
      const role = named && lineOf((line) => line.role === named) ? named : 'feed';
      const { cable, current } = feed;
      return [
        number(feedName(feed.number)),
        shown('CABLE', t('sheet.cable'), isCabled(cable) ? cableInWords(cable, language) : ''),
        field('KIND', t('parts.role_feed'), t(`mounting.feed_${kind}`)),
        ...ofRole(role),
        field('AMPERES', t('sheet.amperes'), current === null ? '' : formatFixed(current, 2, language)),
        zoned(feed.zone),
        ...onRail(numberOf.get(feed.stepId), feed.at),
      ];
    },
    device: ({ kind, number: count, z, label, ...traits }) => {
      const recalls = recallsOf(traits);
      return [
        number(deviceName({ kind, number: count })),
        ...ofLine(lineOf((line) => line.kind === DEVICES[kind].line)),
        ...(kind === 'supply'
          ? [field('WATTS', t('sheet.watts'), figure(order.power)), zoned(count - 1)]
          : []),
        field('HEIGHT', t('sheet.place'), figure(z)),
        ...(label === undefined ? [] : [shown('LABEL', t('wiring.controlLabel'), label)]),
        ...(recalls ? [field('RECALLS', t('wiring.recalls'), recallsInWords(recalls, plan.dimming, t))] : []),
      ];
    },
    zone: ({ index }) => [
      number(zoneName(index)),
      shown('SUPPLY', t('sheet.supply'), order.power > 0 ? supplyName(index) : ''),
      shown('LOAD', t('sheet.load'), loadOf(index)),
    ],
    rail: ({ number: count, axis }) => [
      field('RAIL', t('sheet.rail'), String(count)),
      field('LENGTH', t('sheet.cutOutLength'), figure(axis.length)),
      field('RADIUS', t('sheet.radius'), axis.kind === 'arc' ? figure(axis.radius) : ''),
      field('MOUNTING', t('parts.mounting'), mountingInWords(railMountingOf(page.data), language, t)),
    ],
    cut: (at) => [...ofRole('isolatingJoint'), ...nearest(at)],
    joint: (at) => [...ofRole(CONNECTORS[at.kind]), ...nearest(at)],
    cap: (at) => [...ofRole('endCap'), ...nearest(at)],
  };
}
