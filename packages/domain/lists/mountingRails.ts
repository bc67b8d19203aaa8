import type { Role } from '../catalogue/partTable.ts';
import { type DrawnLuminaire, luminaireNumber } from '../drawing/drawnLuminaires.ts';
import {
  gatewaysNeeded,
  type Installation,
  type InstalledFeed,
  type InstalledLuminaire,
} from '../installation/installation.ts';
import type { DeviceKindName } from '../kinds/devices.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { type Geometry, placedStep, stepNumber } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { railPieces } from '../kinds/rail/pieces.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { itemAt } from '../math/lists.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { type FeedSpot, feedSpots, placeKey } from '../parts/feedKinds.ts';
import { FEED_ROLES } from '../parts/parts.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm } from '../units.ts';
import { groupsInWords } from './commissioning.ts';
import { busPlaceInWords, cableInWords, feedName, zoneName } from './installationWords.ts';
import { type PartAtRail, partsAtRails } from './partsAtRails.ts';
import { titleOfStoredLine } from './recordRows.ts';
import { formatAmperes, withoutCable } from './unknownCables.ts';

export interface MountingItem {
  kind:
    | 'piece'
    | 'connector'
    | 'isolator'
    | 'endCap'
    | 'feed'
    | 'luminaire'
    | DeviceKindName
    | 'cable'
    | 'other';
  /** Permanent within the order, for ticks and links on labels. */
  key: string;
  mark: string;
  title: string;
  code: string;
  details: string[];
  ends?: readonly [from: string, to: string];
}

export interface MountingGroup {
  key: string;
  number: number | null;
  title: string;
  details: string[];
  lengths: readonly Cm[];
  items: MountingItem[];
}

export function namedBy(
  line: RecordLine | undefined,
  role: Role | null,
  language: string,
  t: Translate,
): Pick<MountingItem, 'title' | 'code'> {
  if (!line) return { title: role ? t(`parts.role_${role}`) : '', code: '' };
  return { title: titleOfStoredLine(line, language, t), code: line.code };
}

export interface MountedOrder {
  page: Pick<ShownOrder, 'data' | 'order' | 'plan'>;
  /** Null for an older order without circuit parts and feed positions. */
  installation: Installation | null;
  language: string;
  t: Translate;
}

const LETTERS = { connector: 'C', isolator: 'I', endCap: 'E' };

function bench({ page: { data, plan }, installation, language, t }: MountedOrder) {
  const geometry = geometryOf(plan.layout);
  const itemsOf = geometry.placed.map((): MountingItem[] => []);
  const numberOf = (stepId: string): number => stepNumber(geometry, stepId);
  const figure = (value: number) => formatNumber(value, language);
  const lineOfRole = new Map(data.lines.map((line) => [line.role, line]));
  const lineOfArticle = new Map(data.lines.map((line) => [line.articleId, line]));
  return {
    geometry,
    itemsOf,
    numberOf,
    figure,
    ofRole: (role: Role) => namedBy(lineOfRole.get(role), role, language, t),
    ofArticle: (id: string) => namedBy(lineOfArticle.get(id), null, language, t),
    gateways: gatewaysNeeded(installation),
    placeIn(stepId: string, at: Cm): string {
      if (at === 0) return t('mounting.atBegin');
      if (at === placedStep(geometry, stepId).step.frameLength) return t('mounting.atEnd');
      return t('mounting.at', { place: figure(at) });
    },
    add(stepId: string, letter: string, item: Omit<MountingItem, 'key' | 'mark'>, mark = ''): void {
      const own = itemAt(itemsOf, numberOf(stepId) - 1);
      const count = own.filter(({ kind }) => kind === item.kind).length;
      own.push({ key: mark || `${letter}${numberOf(stepId)}.${count + 1}`, mark, ...item });
    },
  };
}
type Bench = ReturnType<typeof bench>;

export type JointedPart =
  | (PartAtRail & { feed: null })
  | (Omit<PartAtRail, 'kind'> & { kind: 'feed'; feed: InstalledFeed & { spot: FeedSpot } });

export function jointedParts(
  geometry: Geometry,
  { data, order }: Pick<ShownOrder, 'data' | 'order'>,
  installation: Installation | null,
): JointedPart[] {
  const roles = new Set(data.lines.map(({ role }) => role));
  const spots = feedSpots(geometry, installation?.feeds ?? []);
  const feeds = (installation?.feeds ?? []).map((feed, index): JointedPart => {
    const spot = itemAt(spots, index);
    const own = spot.kind === 'drilled' ? null : FEED_ROLES[spot.kind].role;
    const role = own && roles.has(own) ? own : 'feed';
    const { stepId, at } = feed;
    return { kind: 'feed', role, stepId, at, toStepId: null, feed: { ...feed, spot } };
  });
  const replaced = new Set(
    feeds.flatMap(({ feed, role }) => (feed && role !== 'feed' ? [feed.spot.key] : [])),
  );
  const parts = partsAtRails(
    geometry,
    installation?.cuts ?? null,
    order.systemType === 'dali',
    data.isolatingJointReplaces === true,
  ).filter(
    ({ kind, stepId, at }) =>
      kind === 'isolator' || typeof at !== 'number' || !replaced.has(placeKey({ stepId, at })),
  );
  return [...parts.map((part): JointedPart => ({ ...part, feed: null })), ...feeds];
}

function addJointed(
  { geometry, add, ofRole, placeIn, numberOf }: Bench,
  { page, installation, language, t }: MountedOrder,
): void {
  for (const part of jointedParts(geometry, page, installation)) {
    const { role, stepId, at, toStepId } = part;
    const where = typeof at === 'number' ? placeIn(stepId, at) : t(`mounting.arm_${at}`);
    if (part.kind !== 'feed') {
      const { kind } = part;
      const to = toStepId ? [t('mounting.toRail', { number: numberOf(toStepId) })] : [];
      add(stepId, LETTERS[kind], { kind, ...ofRole(role), details: [where, ...to] });
      continue;
    }
    const { number, zone, current, cable, spot, leavesOutCable } = part.feed;
    const details = [
      where,
      t('mounting.zone', { name: zoneName(zone) }),
      t('mounting.supply', { name: supplyName(zone) }),
      ...(current === null ? [] : [withoutCable(formatAmperes(current, language), leavesOutCable, t)]),
      t(`mounting.feed_${spot.kind}`),
      ...(isCabled(cable) ? [cableInWords(cable, language)] : []),
    ];
    add(stepId, 'F', { kind: 'feed', ...ofRole(role), details }, feedName(number));
  }
}

function addLuminaires(
  { add, ofArticle, figure, gateways }: Bench,
  { page: { data, plan }, installation, t }: MountedOrder,
): void {
  const pieces: (DrawnLuminaire | InstalledLuminaire)[] =
    installation?.luminaires ?? orderLuminaires(data, plan);
  for (const luminaire of pieces.toSorted((a, b) => a.at - b.at)) {
    const { number, bindingId, stepId, at, turn, tilt } = luminaire;
    const installed = 'zone' in luminaire ? luminaire : null;
    const bus = installed?.bus;
    const groups = groupsInWords(plan.dimming, luminaire.id, t);
    const details = [
      t('mounting.at', { place: figure(at) }),
      ...(turn === 0 ? [] : [t('mounting.turned', { angle: figure(turn) })]),
      ...(tilt === 0 ? [] : [t('mounting.tilted', { angle: figure(tilt) })]),
      ...(installed ? [t('mounting.zone', { name: zoneName(installed.zone) })] : []),
      ...(bus ? [t('mounting.address', { name: busPlaceInWords(bus, gateways) })] : []),
      ...(groups ? [`${t('scenes.groupsColumn')}: ${groups}`] : []),
    ];
    add(stepId, 'L', { kind: 'luminaire', ...ofArticle(bindingId), details }, luminaireNumber(number));
  }
}

export function railGroups(mounted: MountedOrder): MountingGroup[] {
  const { page, t } = mounted;
  const own = bench(mounted);
  const { geometry, itemsOf, figure, add } = own;
  const lengths = railPieces(page.plan.layout.steps, sawingOf(page.plan.choices, page.data)).map((pieces) =>
    pieces.map(({ from, to }) => to - from),
  );
  for (const { step, index } of geometry.placed)
    for (const length of lengths[index] ?? []) {
      const title = t('mounting.piece', { length: figure(length) });
      add(step.id, 'P', { kind: 'piece', title, code: '', details: [] });
    }
  addJointed(own, mounted);
  addLuminaires(own, mounted);
  return geometry.placed.map(({ step, index, axis }) => ({
    key: `R${index + 1}`,
    number: index + 1,
    title: t('mounting.rail', { number: index + 1 }),
    details: [
      `${figure(step.frameLength)}\u00a0cm`,
      ...(axis.kind === 'arc' ? [t('mounting.bent', { radius: figure(axis.radius) })] : []),
    ],
    lengths: lengths[index] ?? [],
    items: itemAt(itemsOf, index),
  }));
}
