import type { Role } from '../catalogue/partTable.ts';
import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { railPieces } from '../drawing/railPieces.ts';
import type { Installation, InstalledPiece } from '../installation/installation.ts';
import { placedStep, stepNumber } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import type { Step } from '../layout/step.ts';
import { itemAt } from '../math/lists.ts';
import { type OrderPiece, orderPieces } from '../order/places.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { feedSpots, placeKey } from '../parts/feedKinds.ts';
import { FEED_ROLES } from '../parts/feedRoles.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatFigure, formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { isCabled } from '../wiring/feed.ts';
import { busPlaceInWords, cableInWords, feedName, supplyName, zoneName } from './installationWords.ts';
import { type MountingGroup, type MountingItem, namedBy } from './mountingItem.ts';
import { partsAtRails } from './partsAtRails.ts';

export interface MountedOrder {
  page: Pick<ShownOrder, 'data' | 'order' | 'plan'>;
  /** Null of an order from before anything of it was kept: then nobody knows zones, addresses, and where feeds are. */
  installation: Installation | null;
  /** Code in capitals. */
  language: string;
  t: Translate;
}

const LETTERS = { connector: 'C', isolator: 'I', endCap: 'E' };

/** On how many gateways luminaires are. */
const gatewaysIn = (installation: Installation | null): number =>
  (installation?.pieces ?? []).reduce((most, { bus }) => Math.max(most, bus?.gateway ?? 0), 0);

/** What is done at each rail, rail by rail, in the order of the work: its pieces, connectors, caps, feeds, luminaires. */
export function railGroups({ page, installation, language, t }: MountedOrder): MountingGroup[] {
  const { data, order, plan } = page;
  const geometry = geometryOf(plan.layout);
  const { placed } = geometry;
  const itemsOf = placed.map((): MountingItem[] => []);
  const numberOf = (stepId: string): number => stepNumber(geometry, stepId);
  const stepOf = (stepId: string): Step => placedStep(geometry, stepId).step;
  const figure = (value: number) => formatNumber(value, language);
  const gateways = gatewaysIn(installation);

  const placeIn = (stepId: string, at: number): string => {
    if (at === 0) return t('mounting.atBegin');
    if (at === stepOf(stepId).frameLength) return t('mounting.atEnd');
    return t('mounting.at', { place: figure(at) });
  };
  const lineOfRole = new Map(data.lines.map((line) => [line.role, line]));
  const lineOfArticle = new Map(data.lines.map((line) => [line.articleId, line]));
  const named = (line: RecordLine | undefined, role: Role | null) => namedBy(line, role, language, t);
  const add = (stepId: string, letter: string, item: Omit<MountingItem, 'key' | 'mark'>, mark = ''): void => {
    const own = itemAt(itemsOf, numberOf(stepId) - 1);
    const count = () => own.filter(({ kind }) => kind === item.kind).length;
    own.push({ key: mark || `${letter}${numberOf(stepId)}.${count() + 1}`, mark, ...item });
  };
  const lengthsOf = railPieces(plan.layout.steps, sawingOf(plan.choices, data)).map((pieces) =>
    pieces.map(({ from, to }) => to - from),
  );
  for (const { step, index } of placed)
    for (const length of lengthsOf[index] ?? [])
      add(step.id, 'P', {
        kind: 'piece',
        title: t('mounting.piece', { length: figure(length) }),
        code: '',
        details: [],
      });

  const spots = feedSpots(geometry, installation?.feeds ?? []);
  const feeds = (installation?.feeds ?? []).map((feed, index) => {
    const spot = itemAt(spots, index);
    const role = spot.kind === 'drilled' ? null : FEED_ROLES[spot.kind].role;
    return { ...feed, spot, role: role && lineOfRole.has(role) ? role : ('feed' as const) };
  });
  const replaced = new Set(feeds.flatMap(({ spot, role }) => (role === 'feed' ? [] : [spot.key])));
  const parts = partsAtRails(geometry, installation?.cuts ?? null, order.systemType === 'dali').filter(
    ({ kind, stepId, at }) =>
      kind === 'isolator' || typeof at !== 'number' || !replaced.has(placeKey({ stepId, at })),
  );
  for (const { kind, role, stepId, at, toStepId } of parts)
    add(stepId, LETTERS[kind], {
      kind,
      ...named(lineOfRole.get(role), role),
      details: [
        typeof at === 'number' ? placeIn(stepId, at) : t(`mounting.arm_${at}`),
        ...(toStepId ? [t('mounting.toRail', { number: numberOf(toStepId) })] : []),
      ],
    });

  for (const { number, stepId, at, zone, current, cable, spot, role } of feeds)
    add(
      stepId,
      'F',
      {
        kind: 'feed',
        ...named(lineOfRole.get(role), role),
        details: [
          placeIn(stepId, at),
          t('mounting.zone', { name: zoneName(zone) }),
          t('mounting.supply', { name: supplyName(zone) }),
          ...(current === null ? [] : [formatFigure(current, 'A', language)]),
          t(`mounting.feed_${spot.kind}`),
          ...(isCabled(cable) ? [cableInWords(cable, language)] : []),
        ],
      },
      feedName(number),
    );

  const pieces: (OrderPiece | InstalledPiece)[] = installation?.pieces ?? orderPieces(data, plan);
  for (const piece of pieces.toSorted((a, b) => a.at - b.at)) {
    const { number, bindingId, stepId, at, turn, tilt } = piece;
    const installed = 'zone' in piece ? piece : null;
    add(
      stepId,
      'L',
      {
        kind: 'luminaire',
        ...named(lineOfArticle.get(bindingId), null),
        details: [
          t('mounting.at', { place: figure(at) }),
          ...(turn === 0 ? [] : [t('mounting.turned', { angle: figure(turn) })]),
          ...(tilt === 0 ? [] : [t('mounting.tilted', { angle: figure(tilt) })]),
          ...(installed ? [t('mounting.zone', { name: zoneName(installed.zone) })] : []),
          ...(installed?.bus
            ? [t('mounting.address', { name: busPlaceInWords(installed.bus, gateways) })]
            : []),
        ],
      },
      luminaireNumber(number),
    );
  }

  return placed.map(({ step, index, axis }): MountingGroup => {
    return {
      key: `R${index + 1}`,
      number: index + 1,
      title: t('mounting.rail', { number: index + 1 }),
      details: [
        `${figure(step.frameLength)}\u00a0cm`,
        ...(axis.kind === 'arc' ? [t('mounting.bent', { radius: figure(axis.radius) })] : []),
      ],
      lengths: lengthsOf[index] ?? [],
      items: itemAt(itemsOf, index),
    };
  });
}
