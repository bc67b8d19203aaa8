import type { CableRoute } from '../drawing/installationDrawing.ts';
import type { Installation } from '../installation/installation.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { busCableName, busCables, deviceCables, feedCableName } from './cables.ts';

export function cableRoutes(
  page: Pick<ShownOrder, 'order' | 'plan' | 'data'>,
  installation: Installation | null,
): CableRoute[] {
  if (!installation) return [];
  const { zones, feeds, gateways } = installation;
  const ofFeeds = feeds.flatMap((feed): CableRoute[] => {
    const supply = zones[feed.zone]?.supply;
    if (!supply) return [];
    return [{ kind: 'feed', name: feedCableName(feed.number), from: supply, to: { x: feed.x, y: feed.y } }];
  });
  const ofBuses = busCables(page, installation).flatMap(({ number, gateway, feed }): CableRoute[] => {
    const from = gateways[gateway - 1];
    return from ? [{ kind: 'bus', name: busCableName(number), from, to: { x: feed.x, y: feed.y } }] : [];
  });
  const ofDevices = deviceCables(page, installation).flatMap(({ number, gateway, device }): CableRoute[] => {
    const from = gateways[gateway - 1];
    return from ? [{ kind: 'bus', name: busCableName(number), from, to: device }] : [];
  });
  return [...ofFeeds, ...ofBuses, ...ofDevices];
}
