import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Limits, workApart } from './workApart.ts';

const client = (name: string) => ({ name, onSpent() {} });

/** Workers that answer after a moment, except for endless jobs. */
function workersAtHand(limits: Limits) {
  const begun: string[] = [];
  let [started, underWay, most] = [0, 0, 0];
  const ask = workApart<{ what: string }, string>({
    ...limits,
    program: '',
    tooMuch: () => new Error('too much'),
    start() {
      started += 1;
      const events = new EventEmitter();
      return {
        events,
        ask(asked) {
          const { what } = asked as { what: string };
          begun.push(what);
          underWay += 1;
          most = Math.max(most, underWay);
          if (what === 'endless') return;
          setImmediate(() => {
            underWay -= 1;
            events.emit('message', `${what} done`);
          });
        },
        hold() {},
        end: () => events.emit('exit'),
      };
    },
  });
  return { ask, begun, figures: () => ({ started, most }) };
}

describe('work in workers', () => {
  it('alternates between clients, fewest waiting jobs first, however many one of them sends', async () => {
    const { ask, begun } = workersAtHand({ workers: 1 });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((what) => ask({ what }, client('a'))),
      ...['b1', 'b2'].map((what) => ask({ what }, client('b'))),
    ]);
    expect(begun).toEqual(['a1', 'b1', 'b2', 'a2', 'a3', 'a4']);
  });

  it('runs in the allowed number of workers, each with one job at a time', async () => {
    const { ask, figures } = workersAtHand({ workers: 2 });
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(await Promise.all(all.map((what) => ask({ what })))).toEqual(all.map((what) => `${what} done`));
    expect(figures()).toEqual({ started: 2, most: 2 });
  });

  it('is refused with a retry time if too much is waiting', async () => {
    const { ask, begun } = workersAtHand({ workers: 1, mayWait: 1 });
    const asked = [ask({ what: 'a' }), ask({ what: 'b' })];
    await expect(ask({ what: 'c' })).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } });
    await Promise.all(asked);
    expect(begun).toEqual(['a', 'b']);
  });

  it('ends with its worker on timeout, and the next job uses another one', async () => {
    const { ask, figures } = workersAtHand({ workers: 1, patience: 30 });
    const spent: number[] = [];
    const onSpent = (milliseconds: number) => spent.push(milliseconds);
    const [endless, next] = [ask({ what: 'endless' }, { name: 'a', onSpent }), ask({ what: 'b' })];
    await expect(endless).rejects.toThrow('too much');
    expect(spent[0]).toBeGreaterThan(25);
    expect(await next).toBe('b done');
    expect(figures().started).toBe(2);
  });
});
