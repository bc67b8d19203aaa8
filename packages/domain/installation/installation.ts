import type { Electric } from '../catalogue/electric.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { SystemType } from '../catalogue/systemType.ts';
import { type Cut, cutsAtJoints, pointOfCut } from '../kinds/cut/cut.ts';
import type { RoomPlace } from '../kinds/device/position.ts';
import type { PlacedFeed } from '../kinds/feed/feed.ts';
import type { Arrangement, Luminaire } from '../kinds/luminaire/arrangement.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { placedStep } from '../kinds/rail/geometry.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { Supply } from '../kinds/supply/supply.ts';
import { itemAt } from '../math/lists.ts';
import type { Plan } from '../plan/plan.ts';
import { type Unplaced, unplacedLuminaires, unplacedWatts } from '../quote/planLoads.ts';
import type { Ampere, Cm, Volt, Watt } from '../units.ts';
import { electricOf } from '../wiring/electric.ts';
import { contains } from '../wiring/feedParts.ts';
import { numberedFeeds } from '../wiring/feeds.ts';
import { type Network, solveNetwork } from '../wiring/network.ts';
import { type SuppliedZone, suppliesInZones } from '../wiring/supplies.ts';
import { zoneLoads, zonesOf } from '../wiring/zones.ts';
import { type BusCapacity, type Buses, type BusPlace, busCapacityOf, busesOf } from './buses.ts';
import { type BusUse, boughtGateways, busUseOf, USUAL_BUS_USE } from './control.ts';
import { leavesOutCable } from './unknownCables.ts';

export interface InstalledArticle extends BusUse {
  watts: Watt;
}

export interface InstallationProps {
  plan: Pick<Plan, 'layout' | 'wiring' | 'choices'>;
  luminaires: readonly Luminaire[];
  articles: ReadonlyMap<string, InstalledArticle>;
  /** Zone 1 carries their power (D26). */
  unplacedWatts: Watt;
  unplaced: readonly Unplaced[];
  busCapacity: BusCapacity;
  electric: Electric;
  /** D16. */
  feedEvery: Cm;
  system: SystemType | null;
}

export interface InstalledFeed extends PlacedFeed, Point {
  number: number;
  zone: number;
  current: Ampere | null;
  /** The loss of an unknown cable is left out (D54). */
  leavesOutCable: boolean;
}

export interface InstalledLuminaire extends Luminaire {
  zone: number;
  watts: Watt;
  /** Null without a feed, or if the network cannot work. */
  voltage: Volt | null;
  leavesOutCable: boolean;
  bus: BusPlace | null;
}

export interface InstalledCut extends Point {
  cut: Cut;
}

export interface InstalledZone extends SuppliedZone {
  load: Watt;
  feeds: number[];
  luminaires: number[];
  /** Null if none has a voltage. */
  weakest: number | null;
}

/** Derived, never stored (D53 to D56). */
export interface Installation {
  electric: Electric;
  feeds: InstalledFeed[];
  luminaires: InstalledLuminaire[];
  cuts: InstalledCut[];
  zones: InstalledZone[];
  gateways: RoomPlace[];
  buses: Buses | null;
  network: Network;
  idle: { feeds: string[]; cuts: Cut[]; supplies: Supply[] };
}

const NO_ARTICLE: InstalledArticle = { watts: 0, ...USUAL_BUS_USE };

export function installationOf({
  plan: { layout, wiring, choices },
  luminaires,
  articles,
  unplacedWatts,
  unplaced,
  busCapacity,
  electric,
  feedEvery,
  system,
}: InstallationProps): Installation {
  const geometry = geometryOf(layout);
  const feeds = numberedFeeds(geometry, wiring, feedEvery);
  const cuts = cutsAtJoints(geometry, wiring.cuts);
  const used = luminaires.map(({ bindingId }) => articles.get(bindingId) ?? NO_ARTICLE);
  const isolatesJoins = system === 'dali';
  const network = solveNetwork({
    geometry,
    electric,
    feeds,
    loads: luminaires.map(({ stepId, at }, index) => ({ stepId, at, watts: used[index]?.watts ?? 0 })),
    cuts,
    isolatesJoins,
  });
  const works = network.verdict === 'works' ? network : null;
  const leavesOut = leavesOutCable(network.circuit, feeds);
  const placedZones = zonesOf(geometry, cuts, wiring.ownZones, isolatesJoins);
  const { zones, zoneAt } = placedZones;
  const supplies = suppliesInZones(geometry, wiring.supplies, zoneAt);
  const supplied = new Set(supplies.values());
  const installedFeeds = feeds.map((feed, index): InstalledFeed => {
    const { axis } = placedStep(geometry, feed.stepId);
    const current = works ? itemAt(works.currents, index) : null;
    return {
      ...feed,
      ...pointAt(axis, feed.at),
      number: index + 1,
      zone: zoneAt(feed),
      current,
      leavesOutCable: leavesOut(index),
    };
  });
  const buses =
    system === 'dali'
      ? busesOf({
          geometry,
          cuts,
          luminaires: luminaires.map(({ stepId, at }, index) => ({ stepId, at, ...itemAt(used, index) })),
          unplaced: unplaced.map(({ bindingId, quantity }) => ({
            quantity,
            ...(articles.get(bindingId) ?? NO_ARTICLE),
          })),
          capacity: busCapacity,
        })
      : null;
  const installedLuminaires = luminaires.map(
    (luminaire, index): InstalledLuminaire => ({
      ...luminaire,
      zone: zoneAt(luminaire),
      watts: used[index]?.watts ?? 0,
      voltage: works?.voltages[index] ?? null,
      leavesOutCable: leavesOut(feeds.length + index),
      bus: buses?.places[index] ?? null,
    }),
  );
  const loads = zoneLoads(placedZones, installedLuminaires, unplacedWatts);
  const figures = zones.map((zone, number): InstalledZone => {
    const own = installedLuminaires.flatMap((luminaire, index) => (luminaire.zone === number ? [index] : []));
    const voltageOf = (index: number): Volt =>
      installedLuminaires[index]?.voltage ?? Number.POSITIVE_INFINITY;
    const weakest = own.reduce<number | null>(
      (least, index) =>
        voltageOf(index) < (least === null ? Number.POSITIVE_INFINITY : voltageOf(least)) ? index : least,
      null,
    );
    return {
      ...zone,
      load: itemAt(loads, number),
      supply: supplies.get(number) ?? null,
      feeds: installedFeeds.flatMap((feed, index) => (feed.zone === number ? [index] : [])),
      luminaires: own,
      weakest,
    };
  });
  return {
    electric,
    feeds: installedFeeds,
    luminaires: installedLuminaires,
    cuts: cuts.map((cut) => ({ cut, ...(pointOfCut(geometry, cut) as Point) })),
    zones: figures,
    gateways: wiring.gateways.slice(0, boughtGateways(choices, system)),
    buses,
    network,
    idle: {
      feeds: wiring.feeds.filter((feed) => !contains(geometry, feed)).map(({ id }) => id),
      cuts: wiring.cuts.filter((cut) => pointOfCut(geometry, cut) === null),
      supplies: wiring.supplies.filter((supply) => !supplied.has(supply)),
    },
  };
}

export const gatewaysNeeded = (installation: Pick<Installation, 'buses'> | null | undefined): number =>
  installation?.buses?.gateways.length ?? 0;

export const zoneLeavesOutCable = ({ feeds }: Installation, zone: InstalledZone): boolean =>
  zone.feeds.some((index) => feeds[index]?.leavesOutCable);

export const zoneCurrent = ({ feeds }: Installation, zone: InstalledZone): Ampere | null =>
  zone.feeds.some((index) => feeds[index]?.current == null)
    ? null
    : zone.feeds.reduce((sum, index) => sum + (feeds[index]?.current ?? 0), 0);

export const weakestOf = ({ zones, luminaires }: Installation): InstalledLuminaire | null =>
  zones
    .flatMap(({ weakest }) => (weakest === null ? [] : itemAt(luminaires, weakest)))
    .reduce<InstalledLuminaire | null>(
      (least, luminaire) =>
        (luminaire.voltage ?? 0) < (least?.voltage ?? Number.POSITIVE_INFINITY) ? luminaire : least,
      null,
    );

export function planInstallation(
  plan: Pick<Plan, 'layout' | 'wiring' | 'choices'>,
  {
    bindings,
    systems,
    gateways,
    partTable,
  }: Pick<LineCatalogue, 'bindings' | 'systems' | 'gateways' | 'partTable'>,
  arrangement: Arrangement,
): Installation {
  const { choices } = plan;
  const articles = new Map(
    bindings.map((one): [string, InstalledArticle] => [one.id, { watts: one.power, ...busUseOf(one) }]),
  );
  return installationOf({
    plan,
    luminaires: arrangement.luminaires.toSorted((a, b) => a.number - b.number),
    articles,
    unplacedWatts: unplacedWatts(choices, arrangement, (id) => articles.get(id)?.watts ?? 0),
    unplaced: unplacedLuminaires(choices.bindings, arrangement.luminaires),
    busCapacity: busCapacityOf(gateways.find(({ id }) => id === choices.gatewayId)),
    electric: electricOf(partTable),
    feedEvery: partTable.feedEvery,
    system: systems.find(({ id }) => id === choices.systemId)?.type ?? null,
  });
}
