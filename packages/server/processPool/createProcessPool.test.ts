import { EventEmitter } from 'node:events';
import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { createProcessPool, type Limits } from './createProcessPool.ts';

const client = (name: string) => ({ name, onSpent() {} });

function testPool(limits: Limits) {
  const jobs: string[] = [];
  let [started, underWay, most] = [0, 0, 0];
  const send = createProcessPool<{ what: string }, string>({
    ...limits,
    program: '',
    tooMuch: () => new Error('too much'),
    start() {
      started += 1;
      const events = new EventEmitter();
      return {
        events,
        send(request) {
          const { what } = request as { what: string };
          jobs.push(what);
          underWay += 1;
          most = Math.max(most, underWay);
          if (what === 'endless') return;
          setImmediate(() => {
            underWay -= 1;
            events.emit('message', `${what} done`);
          });
        },
        reference() {},
        end: () => events.emit('exit'),
      };
    },
  });
  return { send, jobs, figures: () => ({ started, most }) };
}

describe('work in workers', () => {
  it('alternates between clients, fewest waiting jobs first, however many one of them sends', async () => {
    const { send, jobs } = testPool({ workers: 1 });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((what) => send({ what }, client('a'))),
      ...['b1', 'b2'].map((what) => send({ what }, client('b'))),
    ]);
    expect(jobs).toEqual(['a1', 'b1', 'b2', 'a2', 'a3', 'a4']);
  });

  it('runs in the allowed number of workers, each with one job at a time', async () => {
    const { send, figures } = testPool({ workers: 2 });
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(await Promise.all(all.map((what) => send({ what })))).toEqual(all.map((what) => `${what} done`));
    expect(figures()).toEqual({ started: 2, most: 2 });
  });

  it('is refused with a retry time if too much is waiting', async () => {
    const { send, jobs } = testPool({ workers: 1, mayWait: 1 });
    const request = [send({ what: 'a' }), send({ what: 'b' })];
    await expect(send({ what: 'c' })).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } });
    await Promise.all(request);
    expect(jobs).toEqual(['a', 'b']);
  });

  it('ends with its worker on timeout, and the next job uses another one', async () => {
    const { send, figures } = testPool({ workers: 1, patience: 30 });
    const spent: Ms[] = [];
    const onSpent = (time: Ms) => spent.push(time);
    const [endless, next] = [send({ what: 'endless' }, { name: 'a', onSpent }), send({ what: 'b' })];
    await expect(endless).rejects.toThrow('too much');
    expect(spent[0]).toBeGreaterThan(25);
    expect(await next).toBe('b done');
    expect(figures().started).toBe(2);
  });
});
