import type { InstalledPiece, InstalledZone } from '../installation/installation.ts';
import { pointAt } from '../layout/axis.ts';
import type { PlacedStep } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import { loadPercent } from '../quote/load.ts';
import { RECOMMENDED_LOAD } from '../quote/power.ts';
import type { Examined } from './examine.ts';
import type { Finding, FindingKind } from './finding.ts';

/** A drop above this share of the supply's voltage is worth a word (D57), in percent. */
export const MOST_DROP = 3;

/** Of figures, so that they are told as they are shown: to the hundredth. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

type Electric = Exclude<FindingKind, 'misfit' | 'meeting' | 'crossing' | 'dormant' | 'noRoom'>;
type Own = Pick<Finding, 'weight' | 'figures'> & { kind: Electric };

const about = (own: Own, where: readonly ({ stepId: string } & Point)[]): Finding => ({
  ...own,
  key: own.kind,
  steps: [...new Set(where.map(({ stepId }) => stepId))],
  points: where.map(({ x, y }) => ({ x, y })),
});

/** Load against supply, zone by zone (D26, D27): the fullest is told, and how many others are too full. */
function loadFindings({ installation, quote }: Examined): Finding[] {
  const { supply } = quote;
  if (supply === null) return [];
  const { pieces } = installation;
  // Without a rail there is no zone, and all of it counts (D26).
  const zones: readonly Pick<InstalledZone, 'load' | 'pieces'>[] =
    installation.zones.length > 0 ? installation.zones : [{ load: quote.totalPower, pieces: [] }];
  const limit = (supply * RECOMMENDED_LOAD) / 100;
  const [over, heavy] = [zones.filter(({ load }) => load > supply), zones.filter(({ load }) => load > limit)];
  const full = over.length > 0 ? over : heavy;
  const fullest = full.toSorted((a, b) => b.load - a.load)[0];
  if (!fullest) return [];
  const figures = {
    zone: zones.indexOf(fullest) + 1,
    zones: zones.length,
    count: full.length,
    load: fullest.load,
    supply,
    percent: loadPercent(fullest.load, supply),
  };
  const where = full.flatMap((zone) => zone.pieces.map((index) => pieces[index] as InstalledPiece));
  const told =
    over.length > 0
      ? about({ kind: 'overload', weight: 'confirm', figures }, where)
      : about({ kind: 'heavyLoad', weight: 'advice', figures }, where);
  // It is everywhere in its zones, and nowhere in particular.
  return [{ ...told, points: [] }];
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
    findings.push(about({ kind: 'zoneUnfed', weight: 'confirm', figures }, where));
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
  const told = { luminaire: weakest.number, voltage: rounded(least), least: minVoltage, drop: rounded(drop) };
  if (least < minVoltage) {
    const low = lit.filter((piece) => voltageOf(piece) < minVoltage);
    findings.push(
      about({ kind: 'voltage', weight: 'confirm', figures: { ...told, count: low.length } }, low),
    );
  } else if (drop > MOST_DROP)
    findings.push(about({ kind: 'drop', weight: 'advice', figures: { ...told, count: 1 } }, [weakest]));
  return findings;
}

/** Whether the installation works: loads, feeds, voltages (D26, D27, D53 to D55). */
export const electricFindings = (examined: Examined): Finding[] => [
  ...(examined.plan.layout.steps.length > 0
    ? [...voltageFindings(examined), ...unfedFindings(examined)]
    : []),
  ...loadFindings(examined),
];
