import { recallsInWords } from '../dimming/recalls.ts';
import { zoneCurrent, zoneLeavesOutCable } from '../installation/installation.ts';
import type { RoomPlace } from '../kinds/device/position.ts';
import { deviceName, recallsOf, unboughtDevices } from '../kinds/devices.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { counted as countedBy } from '../math/groups.ts';
import { append, upTo } from '../math/lists.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { RecordLine } from '../order/record.ts';
import { feedName, placeInWords, zoneName } from './installationWords.ts';
import { isLoadUnknown, loadInWords } from './loadWords.ts';
import { cableGroup } from './mountingCables.ts';
import {
  type MountedOrder,
  type MountingGroup,
  type MountingItem,
  namedBy,
  railGroups,
} from './mountingRails.ts';
import { formatAmperes, withoutCable } from './unknownCables.ts';

const AT_RAILS: readonly RecordLine['role'][] = [
  'bentRail100',
  'bentRail200',
  'straightConnector',
  'angleConnector',
  'tConnector',
  'endCap',
];
const INSTALLED: readonly RecordLine['role'][] = [
  'feed',
  'feedEnd',
  'feedInline',
  'feedCorner',
  'isolatingJoint',
];

type Item = Pick<MountingItem, 'kind' | 'key' | 'mark' | 'details'>;

export function mountingList(mounted: MountedOrder): MountingGroup[] {
  const { page, installation, language, t } = mounted;
  const { lines } = page.data;
  const rails = railGroups(mounted);
  const placed = countedBy(orderLuminaires(page.data, page.plan), ({ bindingId }) => bindingId);

  const itemOf = (line: RecordLine, item: Item): MountingItem => ({
    ...item,
    ...namedBy(line, null, language, t),
  });
  const counted = (line: RecordLine, quantity: number, ...more: string[]): MountingItem[] => {
    const details = [t('parts.count', { count: quantity }), ...more];
    const key = `X${lines.indexOf(line) + 1}`;
    return quantity > 0 ? [itemOf(line, { kind: 'other', key, mark: '', details })] : [];
  };

  const placeOf = (place: RoomPlace | null | undefined): string[] =>
    place ? [placeInWords(place, page.plan.room, t)] : [];

  const supplyItems = (line: RecordLine): MountingItem[] => {
    if (!installation) return counted(line, line.quantity);
    return installation.zones.map((zone, index) => {
      const current = zoneCurrent(installation, zone);
      const details = [
        t('mounting.zone', { name: zoneName(index) }),
        ...zone.feeds.map((feed) => feedName(installation.feeds[feed]?.number ?? 0)),
        loadInWords(zone.load, isLoadUnknown(zone, installation.luminaires), language, t),
        ...(current === null || zone.feeds.length === 0
          ? []
          : [withoutCable(formatAmperes(current, language), zoneLeavesOutCable(installation, zone), t)]),
        ...placeOf(zone.supply),
      ];
      return itemOf(line, { kind: 'supply', key: supplyName(index), mark: supplyName(index), details });
    });
  };

  const gatewayItems = (line: RecordLine): MountingItem[] =>
    upTo(line.quantity).map((index) => {
      const gateway = index + 1;
      const count = (installation?.luminaires ?? []).filter(({ bus }) => bus?.gateway === gateway).length;
      const details = [
        ...(count > 0 ? [t('mounting.luminaires', { count })] : []),
        ...placeOf(installation?.gateways[index]),
      ];
      const name = gatewayName(index);
      return itemOf(line, { kind: 'gateway', key: name, mark: name, details });
    });

  const unboughtItems = unboughtDevices(page.plan).map((device): MountingItem => {
    const { kind, label = '' } = device;
    const name = deviceName(device);
    const details = [label, recallsInWords(recallsOf(device), page.plan.dimming, t), ...placeOf(device)];
    return {
      kind,
      key: name,
      mark: name,
      title: t(`wiring.${kind}Of`),
      code: '',
      details: details.filter(Boolean),
    };
  });

  const preparation: MountingItem[] = [];
  const powers: MountingItem[] = [];
  const supplies: MountingItem[] = [];
  const rest: MountingItem[] = [];
  for (const line of lines) {
    const { kind, role, articleId, quantity } = line;
    if (kind === 'power') append(powers, supplyItems(line));
    else if (kind === 'gateway') append(supplies, gatewayItems(line));
    else if (kind === 'binding')
      append(rest, counted(line, quantity - (placed.get(articleId ?? '') ?? 0), t('mounting.withoutPlace')));
    else if (role === 'mountingSet') append(preparation, counted(line, quantity));
    else if (role === 'powerExtra' || (role === 'feed' && !installation))
      append(supplies, counted(line, quantity));
    else if (kind === 'accessory' || (kind === 'part' && !AT_RAILS.includes(role)))
      if (!installation || !INSTALLED.includes(role)) append(rest, counted(line, quantity));
  }
  const group = (key: 'preparation' | 'supplies' | 'rest', items: MountingItem[]): MountingGroup[] =>
    items.length > 0
      ? [{ key, number: null, title: t(`mounting.${key}`), details: [], lengths: [], items }]
      : [];
  return [
    ...group('preparation', preparation),
    ...cableGroup(mounted),
    ...rails,
    ...group('supplies', [...powers, ...supplies, ...unboughtItems]),
    ...group('rest', rest),
  ];
}
