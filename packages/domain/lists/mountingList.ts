import { zoneCurrent } from '../installation/installation.ts';
import { orderPieces } from '../order/places.ts';
import type { RecordLine } from '../order/record.ts';
import { formatFigure } from '../translation/figures.ts';
import { feedName, supplyName, zoneName } from './installationWords.ts';
import { isLoadUnknown, loadInWords } from './loadWords.ts';
import {
  type MountedOrder,
  type MountingGroup,
  type MountingItem,
  namedBy,
  railGroups,
} from './mountingRails.ts';

/** Parts that stand at their rails, so that they are not listed once more by their number. */
const AT_RAILS: readonly RecordLine['role'][] = [
  'bentRail100',
  'bentRail200',
  'straightConnector',
  'angleConnector',
  'tConnector',
  'endCap',
];
/** So do these, where it is known at which place. */
const INSTALLED: readonly RecordLine['role'][] = [
  'feed',
  'feedEnd',
  'feedInline',
  'feedCorner',
  'isolatingJoint',
];

type Item = Pick<MountingItem, 'kind' | 'key' | 'mark' | 'details'>;

/**
 * All that is to be mounted of a stored order, in the order of the work: rail by rail, then what feeds and controls
 * them. Names and numbers are those of the drawing.
 */
export function mountingList(mounted: MountedOrder): MountingGroup[] {
  const { page, installation, language, t } = mounted;
  const { lines } = page.data;
  const rails = railGroups(mounted);
  const placed = new Map<string, number>();
  for (const { bindingId } of orderPieces(page.data, page.plan))
    placed.set(bindingId, (placed.get(bindingId) ?? 0) + 1);

  const itemOf = (line: RecordLine, item: Item): MountingItem => ({
    ...item,
    ...namedBy(line, null, language, t),
  });
  const counted = (line: RecordLine, quantity: number, ...details: string[]): MountingItem[] =>
    quantity > 0
      ? [
          itemOf(line, {
            kind: 'other',
            key: `X${lines.indexOf(line) + 1}`,
            mark: '',
            details: [t('parts.count', { count: quantity }), ...details],
          }),
        ]
      : [];

  const supplyItems = (line: RecordLine): MountingItem[] =>
    installation
      ? installation.zones.map((zone, index) => {
          const current = zoneCurrent(installation, zone);
          return itemOf(line, {
            kind: 'supply',
            key: supplyName(index),
            mark: supplyName(index),
            details: [
              t('mounting.zone', { name: zoneName(index) }),
              ...zone.feeds.map((feed) => feedName(installation.feeds[feed]?.number ?? 0)),
              loadInWords(zone.load, isLoadUnknown(zone, installation.pieces), language, t),
              ...(current === null || zone.feeds.length === 0 ? [] : [formatFigure(current, 'A', language)]),
            ],
          });
        })
      : counted(line, line.quantity);

  const luminairesOf = (gateway: number): number =>
    (installation?.pieces ?? []).filter(({ bus }) => bus?.gateway === gateway).length;
  const gatewayItems = (line: RecordLine): MountingItem[] =>
    Array.from({ length: line.quantity }, (_, index) =>
      itemOf(line, {
        kind: 'gateway',
        key: `G${index + 1}`,
        mark: `G${index + 1}`,
        details:
          luminairesOf(index + 1) > 0 ? [t('mounting.luminaires', { count: luminairesOf(index + 1) })] : [],
      }),
    );

  const [preparation, supplies, rest]: [MountingItem[], MountingItem[], MountingItem[]] = [[], [], []];
  for (const line of lines) {
    const { kind, role, articleId, quantity } = line;
    if (kind === 'power') supplies.unshift(...supplyItems(line));
    else if (kind === 'gateway') supplies.push(...gatewayItems(line));
    else if (kind === 'binding')
      rest.push(...counted(line, quantity - (placed.get(articleId ?? '') ?? 0), t('mounting.withoutPlace')));
    else if (role === 'mountingSet') preparation.push(...counted(line, quantity));
    else if (role === 'powerExtra' || (role === 'feed' && !installation))
      supplies.push(...counted(line, quantity));
    else if (kind === 'accessory' || (kind === 'part' && !AT_RAILS.includes(role)))
      if (!installation || !INSTALLED.includes(role)) rest.push(...counted(line, quantity));
  }
  const group = (key: 'preparation' | 'supplies' | 'rest', items: MountingItem[]): MountingGroup[] =>
    items.length > 0
      ? [{ key, number: null, title: t(`mounting.${key}`), details: [], lengths: [], items }]
      : [];
  return [
    ...group('preparation', preparation),
    ...rails,
    ...group('supplies', supplies),
    ...group('rest', rest),
  ];
}
