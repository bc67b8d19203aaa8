import type { Role } from '../catalogue/partTable.ts';
import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { railPieces } from '../drawing/railPieces.ts';
import type { Installation, InstalledPiece } from '../installation/installation.ts';
import type { PlacedStep } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import { innerPlaces } from '../layout/railLengths.ts';
import { hasInnerT, type Step } from '../layout/step.ts';
import { type OrderPiece, orderPieces } from '../order/places.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { findJoints, type Joint } from '../parts/joints.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatFigure, formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { busPlaceInWords, feedName, supplyName, zoneName } from './installationWords.ts';
import type { MountingGroup, MountingItem } from './mountingItem.ts';
import { storedTitle } from './recordRows.ts';

export interface MountedOrder {
  page: Pick<ShownOrder, 'data' | 'order' | 'plan'>;
  /** Null of an order from before anything of it was kept: then nobody knows zones, addresses, and where feeds are. */
  installation: Installation | null;
  /** Code in capitals. */
  language: string;
  t: Translate;
}

const JOINT_ROLE = {
  straight: 'straightConnector',
  angle: 'angleConnector',
  t: 'tConnector',
} as const satisfies Record<Joint['kind'], Role>;

/** On how many gateways luminaires are. */
export const gatewaysIn = (installation: Installation | null): number =>
  (installation?.pieces ?? []).reduce((most, { bus }) => Math.max(most, bus?.gateway ?? 0), 0);

/** What is done at each rail, rail by rail, in the order of the work: its pieces, connectors, caps, feeds, luminaires. */
export function railGroups({ page, installation, language, t }: MountedOrder): MountingGroup[] {
  const { data, order, plan } = page;
  const geometry = geometryOf(plan.layout);
  const { placed, indexOf, joins, openEnds } = geometry;
  const itemsOf = placed.map((): MountingItem[] => []);
  const numberOf = (stepId: string): number => (indexOf.get(stepId) as number) + 1;
  const stepOf = (stepId: string): Step => (placed[indexOf.get(stepId) as number] as PlacedStep).step;
  const figure = (value: number) => formatNumber(value, language);
  const gateways = gatewaysIn(installation);

  const placeIn = (stepId: string, at: number): string => {
    if (at === 0) return t('mounting.atBegin');
    if (at === stepOf(stepId).frameLength) return t('mounting.atEnd');
    return t('mounting.at', { place: figure(at) });
  };
  const lineOfRole = new Map(data.lines.map((line) => [line.role, line]));
  const lineOfArticle = new Map(data.lines.map((line) => [line.articleId, line]));
  const named = (line: RecordLine | undefined, role: Role | null) => ({
    title: line && !line.missing ? storedTitle(line, language) : role ? t(`parts.role_${role}`) : '',
    code: line?.code ?? '',
  });
  const add = (stepId: string, letter: string, item: Omit<MountingItem, 'key' | 'mark'>, mark = ''): void => {
    const own = itemsOf[indexOf.get(stepId) as number] as MountingItem[];
    const count = () => own.filter(({ kind }) => kind === item.kind).length;
    own.push({ key: mark || `${letter}${numberOf(stepId)}.${count() + 1}`, mark, ...item });
  };
  const addPart = (
    kind: MountingItem['kind'],
    letter: string,
    role: Role,
    stepId: string,
    details: string[],
  ) => add(stepId, letter, { kind, ...named(lineOfRole.get(role), role), details });

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

  for (const { kind, stepId, at, toStepId } of findJoints(geometry))
    addPart('connector', 'C', JOINT_ROLE[kind], stepId, [
      placeIn(stepId, at),
      ...(toStepId ? [t('mounting.toRail', { number: numberOf(toStepId) })] : []),
    ]);
  // A T in the middle takes the place of one (D14).
  for (const { step } of placed)
    for (const at of innerPlaces(step.frameLength))
      if (!hasInnerT(step) || at !== step.frameLength / 2)
        addPart('connector', 'C', 'straightConnector', step.id, [placeIn(step.id, at)]);

  const isDali = order.systemType === 'dali';
  const cuts = installation?.cuts ?? [];
  for (const { cut } of cuts)
    if ('at' in cut) addPart('isolator', 'I', 'isolatingJoint', cut.stepId, [placeIn(cut.stepId, cut.at)]);
  if (installation)
    for (const { first, second } of joins) {
      const isCut = cuts.some(
        ({ cut }) =>
          'end' in cut && [first, second].some(({ stepId, end }) => stepId === cut.stepId && end === cut.end),
      );
      if (isDali || isCut)
        addPart('isolator', 'I', 'isolatingJoint', second.stepId, [
          t('mounting.toRail', { number: numberOf(first.stepId) }),
        ]);
    }

  for (const { stepId, end } of openEnds) {
    const isArm = stepOf(stepId).kind === 'start' ? end === 'straight' : end !== 'far';
    addPart('endCap', 'E', 'endCap', stepId, [
      isArm && end !== 'far'
        ? t(`mounting.arm_${end}`)
        : t(end === 'left' ? 'mounting.atBegin' : 'mounting.atEnd'),
    ]);
  }

  for (const { number, stepId, at, zone, current } of installation?.feeds ?? [])
    add(
      stepId,
      'F',
      {
        kind: 'feed',
        ...named(lineOfRole.get('feed'), 'feed'),
        details: [
          placeIn(stepId, at),
          t('mounting.zone', { name: zoneName(zone) }),
          t('mounting.supply', { name: supplyName(zone) }),
          ...(current === null ? [] : [formatFigure(current, 'A', language)]),
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
      items: itemsOf[index] as MountingItem[],
    };
  });
}
