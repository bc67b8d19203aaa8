import { loadPercent } from '../quote/power.ts';
import type { Volt, Watt } from '../units.ts';
import { type Installation, type InstalledLuminaire, weakestOf } from './installation.ts';

export type ZoneSign = { zone: number } & (
  | { kind: 'overloaded'; percent: number }
  | { kind: 'unfed' }
  | { kind: 'weakest'; voltage: Volt; luminaire: InstalledLuminaire; isLow: boolean }
);

export function zoneSigns(installation: Installation, supply: Watt | null): ZoneSign[] {
  const { zones, electric } = installation;
  const weakest = weakestOf(installation);
  const signs = zones.flatMap(({ load, feeds }, zone): ZoneSign[] => [
    ...(supply !== null && load > supply
      ? [{ kind: 'overloaded' as const, zone, percent: loadPercent(load, supply) }]
      : []),
    ...(feeds.length === 0 ? [{ kind: 'unfed' as const, zone }] : []),
  ]);
  if (weakest?.voltage == null) return signs;
  const { zone, voltage } = weakest;
  return [
    ...signs,
    { kind: 'weakest', zone, voltage, luminaire: weakest, isLow: voltage < electric.minVoltage },
  ];
}

export function middleOfZone({ zones }: Installation, zone: number): { stepId: string; at: number } | null {
  const [longest] = (zones[zone]?.sections ?? []).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest ? { stepId: longest.stepId, at: (longest.from + longest.to) / 2 } : null;
}
