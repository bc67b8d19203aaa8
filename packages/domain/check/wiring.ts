import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { placedStep } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { itemAt } from '../math/lists.ts';
import type { Examined } from './examine.ts';
import { electricFixes } from './feedFixes.ts';
import { type Finding, found, pointsOn, whereIs } from './finding.ts';
import { fix, rule } from './rule.ts';

function find({ plan, installation }: Examined): Finding[] {
  if (plan.layout.steps.length === 0) return [];
  const { zones, network, luminaires } = installation;
  const geometry = geometryOf(plan.layout);
  const findings: Finding[] = [];
  const without = zones.filter(({ feeds }) => feeds.length === 0);
  const [first] = without;
  if (first) {
    const where = without.flatMap(({ sections }) =>
      sections.map(({ stepId, from, to }) => ({
        stepId,
        points: [pointAt(placedStep(geometry, stepId).axis, (from + to) / 2)],
      })),
    );
    const figures = { zone: zones.indexOf(first) + 1, count: without.length };
    findings.push(found('zoneUnfed', figures, { where, sizes: without.map(() => 1) }));
  }
  const unfed = network.unfed
    .map((index) => itemAt(luminaires, index))
    .filter(({ zone }) => zones[zone]?.feeds.length !== 0);
  if (unfed.length > 0) {
    const figures = { count: unfed.length, luminaire: unfed[0]?.number ?? 0 };
    const where = unfed.map(whereIs);
    findings.push(found('unfed', figures, { where, sizes: unfed.map(() => 1) }));
  }
  return findings;
}

export const unfed = rule({ kinds: ['unfed', 'zoneUnfed'], find, fixes: electricFixes });

/** Without their rail or joint (D43), and second supplies of a zone (D55). */
export const idleWiring = rule({
  kinds: ['idleWiring'],
  find({ plan: { layout, wiring }, installation: { idle } }) {
    const count = idle.feeds.length + idle.cuts.length + idle.supplies.length;
    if (count === 0) return [];
    const feeds = wiring.feeds.filter(({ id }) => idle.feeds.includes(id));
    const figures = { count, feeds: idle.feeds.length, cuts: idle.cuts.length };
    const where = [
      ...feeds.map((feed) => ({ stepId: feed.stepId, points: pointsOn(layout, feed) })),
      ...idle.cuts.map(({ stepId }) => ({ stepId, points: [] })),
      ...idle.supplies.map(({ zone, x, y }) => ({ stepId: zone.stepId, points: [{ x, y }] })),
    ];
    return [found('idleWiring', figures, { where, sizes: [count] })];
  },
  fixes({ plan, installation: { idle } }) {
    const wiring = {
      ...plan.wiring,
      feeds: plan.wiring.feeds.filter(({ id }) => !idle.feeds.includes(id)),
      cuts: cutsAtJoints(geometryOf(plan.layout), plan.wiring.cuts),
      supplies: plan.wiring.supplies.filter((supply) => !idle.supplies.includes(supply)),
    };
    return [fix('clearIdle', {}, { kind: 'wire', act: 'removeFeed', wiring })];
  },
});
