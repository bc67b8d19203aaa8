import type { Examined } from '../../check/examine.ts';
import { found, whereIs } from '../../check/finding.ts';
import { fix, rule } from '../../check/rule.ts';
import type { WallControl } from './wallControl.ts';

/** Numbers of removed groups and scenes recall nothing (D69a). */
function isIdle({ groups, scenes }: WallControl, { plan: { dimming } }: Examined): boolean {
  const recalled = [
    ...dimming.groups.filter(({ number }) => groups.includes(number)),
    ...dimming.scenes.filter(({ number }) => scenes.includes(number)),
  ];
  return recalled.length === 0;
}

export const idleControls = rule({
  kinds: ['recallsNothing'],
  find(examined) {
    const idle = examined.plan.wallControls.flatMap((control, index) =>
      isIdle(control, examined) ? [{ ...whereIs(control), number: index + 1 }] : [],
    );
    const [first] = idle;
    if (!first) return [];
    const figures = { count: idle.length, number: first.number };
    return [found('recallsNothing', figures, { where: idle, sizes: idle.map(() => 1) })];
  },
  fixes(examined, { figures: { count } }) {
    const { wallControls, dimming } = examined.plan;
    const all = {
      groups: dimming.groups.map(({ number }) => number),
      scenes: dimming.scenes.map(({ number }) => number),
    };
    const set = (controls: WallControl[]) => ({ kind: 'setWallControls', wallControls: controls }) as const;
    const idle = wallControls.filter((control) => isIdle(control, examined));
    return [
      fix(
        'recallAll',
        {},
        set(wallControls.map((control) => (idle.includes(control) ? { ...control, ...all } : control))),
      ),
      fix(
        'removeControls',
        { count: Number(count) },
        set(wallControls.filter((control) => !idle.includes(control))),
      ),
    ];
  },
});
