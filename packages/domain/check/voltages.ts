import type { InstalledLuminaire } from '../installation/installation.ts';
import type { Volt } from '../units.ts';
import type { Examined } from './examine.ts';
import { electricFixes } from './feedFixes.ts';
import { type Finding, found, whereIs } from './finding.ts';
import { rule } from './rule.ts';

/** Percent (D57). */
export const MOST_DROP = 3;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Luminaires below their least voltage, feeds above their greatest current (D54). */
function find({ plan, installation }: Examined): Finding[] {
  if (plan.layout.steps.length === 0) return [];
  const { network, feeds, luminaires, electric } = installation;
  if (network.verdict === 'cannotWork') return [found('cannotWork', {}, { where: feeds.map(whereIs) })];
  const { voltage, minVoltage, maxCurrent } = electric;
  const findings: Finding[] = [];
  const strained = feeds
    .filter(({ current }) => (current ?? 0) > maxCurrent)
    .sort((a, b) => (b.current ?? 0) - (a.current ?? 0));
  const [most] = strained;
  if (most)
    findings.push(
      found(
        'feedCurrent',
        {
          feed: most.number,
          count: strained.length,
          current: rounded(most.current ?? 0),
          most: maxCurrent,
          withoutCable: most.leavesOutCable ? 1 : 0,
        },
        { where: strained.map(whereIs), sizes: strained.map(({ current }) => (current ?? 0) - maxCurrent) },
      ),
    );
  const lit = luminaires.filter((luminaire) => luminaire.voltage !== null);
  const voltageOf = (luminaire: InstalledLuminaire): Volt => luminaire.voltage ?? voltage;
  const weakest = lit.reduce<InstalledLuminaire | null>(
    (least, luminaire) => (least && voltageOf(least) <= voltageOf(luminaire) ? least : luminaire),
    null,
  );
  if (!weakest) return findings;
  const least = voltageOf(weakest);
  const drop = ((voltage - least) * 100) / voltage;
  const reported = {
    luminaire: weakest.number,
    voltage: rounded(least),
    least: minVoltage,
    drop: rounded(drop),
    withoutCable: weakest.leavesOutCable ? 1 : 0,
  };
  if (least < minVoltage) {
    const low = lit.filter((luminaire) => voltageOf(luminaire) < minVoltage);
    const sizes = low.map((luminaire) => minVoltage - voltageOf(luminaire));
    const figures = { ...reported, count: low.length };
    findings.push(found('voltage', figures, { where: low.map(whereIs), sizes }));
  } else if (drop > MOST_DROP) {
    const where = [whereIs(weakest)];
    findings.push(found('drop', { ...reported, count: 1 }, { where, sizes: [drop - MOST_DROP] }));
  }
  return findings;
}

export const voltages = rule({
  kinds: ['cannotWork', 'feedCurrent', 'voltage', 'drop'],
  find,
  fixes: electricFixes,
});
