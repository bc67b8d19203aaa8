import { geometryOf } from '../layout/layout.ts';
import { heldCuts } from '../wiring/cut.ts';
import { found, pointsOn } from './finding.ts';
import { fix, rule } from './rule.ts';

/** Feeds and cuts whose rail, or place on it, is gone (D43). */
export const idleWiring = rule({
  kinds: ['idleWiring'],
  find({ plan: { layout, wiring }, installation: { idle } }) {
    const count = idle.feeds.length + idle.cuts.length;
    if (count === 0) return [];
    const feeds = wiring.feeds.filter(({ id }) => idle.feeds.includes(id));
    const figures = { count, feeds: idle.feeds.length, cuts: idle.cuts.length };
    const where = [
      ...feeds.map((feed) => ({ stepId: feed.stepId, points: pointsOn(layout, feed) })),
      ...idle.cuts.map(({ stepId }) => ({ stepId, points: [] })),
    ];
    return [found('idleWiring', figures, { where, sizes: [count] })];
  },
  fixes({ plan, installation: { idle } }) {
    const wiring = {
      ...plan.wiring,
      feeds: plan.wiring.feeds.filter(({ id }) => !idle.feeds.includes(id)),
      cuts: heldCuts(geometryOf(plan.layout), plan.wiring.cuts),
    };
    return [fix('clearIdle', {}, { kind: 'wire', act: 'removeFeed', wiring })];
  },
});
