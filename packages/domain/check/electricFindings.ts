import { type InstalledPiece, type InstalledZone, lacksCables } from '../installation/installation.ts';
import { pointAt } from '../layout/axis.ts';
import type { PlacedStep } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import { loadPercent } from '../quote/load.ts';
import { RECOMMENDED_LOAD } from '../quote/power.ts';
import { isCabled, leastConductor } from '../wiring/feed.ts';
import type { Examined } from './examine.ts';
import { type Finding, type FindingKind, sizeOf } from './finding.ts';

/** A drop above this share of the supply's voltage is worth a word (D57), in percent. */
export const MOST_DROP = 3;

/** Of figures, so that they are told as they are shown: to the hundredth. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

type Electric = Exclude<FindingKind, 'misfit' | 'meeting' | 'crossing' | 'dormant' | 'noRoom'>;
type Own = Pick<Finding, 'weight' | 'figures' | 'size'> & { kind: Electric };

const about = (own: Own, where: readonly ({ stepId: string } & Point)[]): Finding => ({
  ...own,
  key: own.kind,
  steps: [...new Set(where.map(({ stepId }) => stepId))],
  points: where.map(({ x, y }) => ({ x, y })),
});

/** Load against supply (D26, D27): each zone that is too full, and of those that are nearly so the fullest. */
function loadFindings({ installation, quote }: Examined): Finding[] {
  const { supply } = quote;
  if (supply === null) return [];
  // Without a rail there is no zone, and all of it counts (D26).
  const zones: readonly Pick<InstalledZone, 'load' | 'pieces' | 'sections'>[] =
    installation.zones.length > 0
      ? installation.zones
      : [{ load: quote.totalPower, pieces: [], sections: [] }];
  const limit = (supply * RECOMMENDED_LOAD) / 100;
  const over = zones.filter(({ load }) => load > supply);
  const heavy = zones.filter(({ load }) => load > limit && load <= supply);
  const figuresOf = (zone: (typeof zones)[number], count: number) => ({
    zone: zones.indexOf(zone) + 1,
    zones: zones.length,
    count,
    load: zone.load,
    supply,
    percent: loadPercent(zone.load, supply),
  });
  // It is everywhere in a zone, and nowhere in particular.
  const stepsOf = (of: readonly (typeof zones)[number][]) => [
    ...new Set(of.flatMap(({ sections }) => sections.map(({ stepId }) => stepId))),
  ];
  const [fullest] = heavy.toSorted((a, b) => b.load - a.load);
  return [
    ...over.map((zone): Finding => {
      const [begin] = zone.sections;
      return {
        kind: 'overload',
        weight: 'confirm',
        key: begin ? `overload ${begin.from} ${begin.stepId}` : 'overload',
        size: sizeOf([zone.load - supply]),
        steps: stepsOf([zone]),
        points: [],
        figures: figuresOf(zone, over.length),
      };
    }),
    ...(fullest
      ? [
          {
            kind: 'heavyLoad' as const,
            weight: 'advice' as const,
            key: 'heavyLoad',
            size: sizeOf(heavy.map(({ load }) => load - limit)),
            steps: stepsOf(heavy),
            points: [],
            figures: figuresOf(fullest, heavy.length),
          },
        ]
      : []),
  ];
}

/** What no feed reaches: zones as a whole, and luminaires in others. */
function unfedFindings({ plan, installation }: Examined): Finding[] {
  const { zones, network, pieces } = installation;
  const { placed, indexOf } = geometryOf(plan.layout);
  const findings: Finding[] = [];
  const without = zones.filter(({ feeds }) => feeds.length === 0);
  const [first] = without;
  if (first) {
    const where = without.flatMap(({ sections }) =>
      sections.map(({ stepId, from, to }) => {
        const { axis } = placed[indexOf.get(stepId) as number] as PlacedStep;
        return { stepId, ...pointAt(axis, (from + to) / 2) };
      }),
    );
    const figures = { zone: zones.indexOf(first) + 1, count: without.length };
    findings.push(
      about({ kind: 'zoneUnfed', weight: 'confirm', figures, size: sizeOf(without.map(() => 1)) }, where),
    );
  }
  const unfed = network.unfed
    .map((index) => pieces[index] as InstalledPiece)
    .filter(({ zone }) => zones[zone]?.feeds.length !== 0);
  if (unfed.length > 0)
    findings.push(
      about(
        {
          kind: 'unfed',
          weight: 'confirm',
          figures: { count: unfed.length, luminaire: unfed[0]?.number ?? 0 },
          size: sizeOf(unfed.map(() => 1)),
        },
        unfed,
      ),
    );
  return findings;
}

function voltageFindings({ installation }: Examined): Finding[] {
  const { network, feeds, pieces, electric } = installation;
  if (network.verdict === 'cannotWork')
    return [about({ kind: 'cannotWork', weight: 'confirm', figures: {} }, feeds)];
  const { voltage, minVoltage, maxCurrent } = electric;
  const findings: Finding[] = [];
  const strained = feeds
    .filter(({ current }) => (current ?? 0) > maxCurrent)
    .sort((a, b) => (b.current ?? 0) - (a.current ?? 0));
  const [most] = strained;
  if (most)
    findings.push(
      about(
        {
          kind: 'feedCurrent',
          weight: 'confirm',
          figures: {
            feed: most.number,
            count: strained.length,
            current: rounded(most.current ?? 0),
            most: maxCurrent,
          },
          size: sizeOf(strained.map(({ current }) => (current ?? 0) - maxCurrent)),
        },
        strained,
      ),
    );
  const lit = pieces.filter((piece) => piece.voltage !== null);
  const voltageOf = (piece: InstalledPiece): number => piece.voltage ?? voltage;
  const weakest = lit.reduce<InstalledPiece | null>(
    (least, piece) => (least && voltageOf(least) <= voltageOf(piece) ? least : piece),
    null,
  );
  if (!weakest) return findings;
  const least = voltageOf(weakest);
  const drop = ((voltage - least) * 100) / voltage;
  const zone = installation.zones[weakest.zone];
  const told = {
    luminaire: weakest.number,
    voltage: rounded(least),
    least: minVoltage,
    drop: rounded(drop),
    withoutCable: zone && lacksCables(installation, zone) ? 1 : 0,
  };
  if (least < minVoltage) {
    const low = lit.filter((piece) => voltageOf(piece) < minVoltage);
    findings.push(
      about(
        {
          kind: 'voltage',
          weight: 'confirm',
          figures: { ...told, count: low.length },
          size: sizeOf(low.map((piece) => minVoltage - voltageOf(piece))),
        },
        low,
      ),
    );
  } else if (drop > MOST_DROP)
    findings.push(
      about(
        { kind: 'drop', weight: 'advice', figures: { ...told, count: 1 }, size: sizeOf([drop - MOST_DROP]) },
        [weakest],
      ),
    );
  return findings;
}

/** Cables of supplies that are thinner than is usual for their length (D54, IEC 60364-7-715). */
function cableFindings({ installation: { feeds } }: Examined): Finding[] {
  const thin = feeds.filter(({ cable }) => isCabled(cable) && cable.conductor < leastConductor(cable));
  const [first] = thin;
  if (!first || !isCabled(first.cable)) return [];
  const figures = {
    feed: first.number,
    count: thin.length,
    conductor: first.cable.conductor,
    cableLength: first.cable.length,
    leastConductor: leastConductor(first.cable),
  };
  return [about({ kind: 'thinCable', weight: 'advice', figures, size: sizeOf(thin.map(() => 1)) }, thin)];
}

/** Whether the installation works: loads, feeds, voltages (D26, D27, D53 to D55). */
export const electricFindings = (examined: Examined): Finding[] => [
  ...(examined.plan.layout.steps.length > 0
    ? [...voltageFindings(examined), ...unfedFindings(examined), ...cableFindings(examined)]
    : []),
  ...loadFindings(examined),
];
