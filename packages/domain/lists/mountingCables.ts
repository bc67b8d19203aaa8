import type { Installation } from '../installation/installation.ts';
import { deviceName } from '../kinds/devices.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { grouped } from '../math/groups.ts';
import { formatFigure, formatMetres } from '../translation/figures.ts';
import {
  BUS_CONDUCTOR,
  busCableName,
  busCables,
  deviceCables,
  feedCableName,
  mainsCables,
} from './cables.ts';
import { cableInWords, feedName } from './installationWords.ts';
import type { MountedOrder, MountingGroup, MountingItem } from './mountingRails.ts';

interface CableProps {
  name: string;
  title: string;
  ends: readonly [from: string, to: string];
  details: readonly string[];
}

const cableItem = ({ name, title, ends, details }: CableProps): MountingItem => ({
  kind: 'cable',
  key: name,
  mark: name,
  title,
  code: '',
  ends,
  details: [ends.join('\u00a0–\u00a0'), ...details],
});

function cableItems({ page, language, t }: MountedOrder, installation: Installation): MountingItem[] {
  const { feeds } = installation;
  const unknown = t('sheet.lengthUnknown');
  const ofFeeds = feeds.map(({ number, zone, cable }) =>
    cableItem({
      name: feedCableName(number),
      title: t('mounting.cable_feed'),
      ends: [supplyName(zone), feedName(number)],
      details: [isCabled(cable) ? cableInWords(cable, language) : unknown],
    }),
  );
  const ofBuses = busCables(page, installation).map(({ number, gateway, feed, addresses, length }) =>
    cableItem({
      name: busCableName(number),
      title: t('mounting.cable_bus'),
      ends: [gatewayName(gateway - 1), feedName(feed.number)],
      details: [
        addresses,
        length === null ? unknown : formatMetres(length, language),
        formatFigure(BUS_CONDUCTOR, 'mm²', language),
      ],
    }),
  );
  const ofMains = mainsCables(page, installation).map(({ name, breaker, device }) =>
    cableItem({
      name,
      title: t('mounting.cable_mains'),
      details: [],
      ends: [`${t('sheet.boardName')}\u00a0${breaker}`, device],
    }),
  );
  const ofDevices = deviceCables(page, installation).map(({ number, gateway, device, length }) =>
    cableItem({
      name: busCableName(number),
      title: t('mounting.cable_bus'),
      ends: [gatewayName(gateway - 1), deviceName(device)],
      details: [
        length === null ? unknown : formatMetres(length, language),
        formatFigure(BUS_CONDUCTOR, 'mm²', language),
      ],
    }),
  );
  return [...ofFeeds, ...ofBuses, ...ofDevices, ...ofMains];
}

export function cableGroup(mounted: MountedOrder): MountingGroup[] {
  const { installation, t } = mounted;
  if (!installation || installation.zones.length === 0) return [];
  const items = cableItems(mounted, installation);
  return [{ key: 'cables', number: null, title: t('mounting.cables'), details: [], lengths: [], items }];
}

export interface Breaker {
  name: string;
  devices: readonly string[];
}

export const breakersOf = (page: MountedOrder['page'], installation: Installation | null): Breaker[] =>
  installation
    ? [...grouped(mainsCables(page, installation), ({ breaker }) => breaker)].map(([name, cables]) => ({
        name,
        devices: cables.map(({ device }) => device),
      }))
    : [];
