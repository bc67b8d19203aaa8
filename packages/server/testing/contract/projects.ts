import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { expect, it } from 'vitest';
import type { TestEngine } from '../engines.ts';
import { atOnce, instancesOn } from './instances.ts';

const CHANGES = 40;
const named = (name: string) => storedPlan({ ...EMPTY_PLAN, name });
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export function projectContract(engine: TestEngine): void {
  it('of simultaneous changes to one version, one is stored, and the others receive it (D71)', async () => {
    const services = await instancesOn(engine, 2);
    const [first] = services as [(typeof services)[number]];
    const { work } = await (
      await first.asVisitor('POST', '/api/projects', { isMicro: true, plan: named('0') })
    ).json();
    const opened = async () =>
      (await first.asVisitor('GET', '/api/projects/opened', undefined, { [LINK_HEADER]: work })).json();
    for (let round = 1; round <= 2; round += 1) {
      const { version: base } = await opened();
      const answers = await atOnce(services, CHANGES, ({ sendFrom }, index) =>
        sendFrom(`10.8.0.${index % 5}`)(
          'POST',
          '/api/projects/opened',
          { id: idOf(round * CHANGES + index), base, plan: named(`${round}.${index}`) },
          { [LINK_HEADER]: work },
        ),
      );
      const stored = answers.filter(({ status }) => status === 200);
      expect(stored).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(CHANGES - 1);
      const { version, plan } = await opened();
      expect(version).toBe(base + 1);
      for (const answer of answers)
        if (answer.status === 409) expect((await answer.json()).newer).toMatchObject({ version, plan });
    }
  });

  it('simultaneous comments from any instance, each sent twice, are stored once (D71)', async () => {
    const services = await instancesOn(engine, 2);
    const [first] = services as [(typeof services)[number]];
    const { see } = await (
      await first.asVisitor('POST', '/api/projects', { isMicro: true, plan: named('0') })
    ).json();
    const place = { x: 1, y: 2, on: null };
    const answers = await atOnce(services, 2 * CHANGES, ({ sendFrom }, index) => {
      const half = index % CHANGES;
      const reported = { id: idOf(half), text: `${half}`, by: '', version: 1 };
      const act = { kind: 'begin', ...reported, place };
      return sendFrom(`10.8.1.${index % 5}`)('POST', '/api/projects/opened/comments', act, {
        [LINK_HEADER]: see,
      });
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const path = '/api/projects/opened/comments';
    const { threads } = await (await first.asVisitor('GET', path, undefined, { [LINK_HEADER]: see })).json();
    const remaining: { id: string; number: number }[] = threads;
    expect(remaining.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: CHANGES }, (_, index) => idOf(index)),
    );
    expect(remaining.map(({ number }) => number)).toEqual(remaining.map((_, index) => index + 1));
  });
}
