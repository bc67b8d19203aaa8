import { describe, expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

function queueOf(options: { mayWait?: number; mayWaitBytes?: number } = {}) {
  const clock = { now: 0 };
  const queue = new FairQueue<string>({
    mayWait: 1_000,
    mayWaitBytes: 1_000_000,
    ...options,
    now: () => clock.now,
  });
  const work = (milliseconds = 50): string | undefined => {
    const next = queue.next();
    next?.done(milliseconds);
    return next?.job;
  };
  const workAll = () => Array.from({ length: queue.length }, () => work());
  const add = (client: string, ...jobs: string[]) => jobs.flatMap((job) => queue.add(client, job));
  return { queue, clock, work, workAll, add };
}

describe('a queue that clients share', () => {
  it('prefers a client without waiting jobs to one with many', () => {
    const { add, workAll } = queueOf();
    add('a', 'a1', 'a2', 'a3');
    add('b', 'b1');
    expect(workAll()).toEqual(['b1', 'a1', 'a2', 'a3']);
  });

  it('prefers a client without recent use to 256 clients who had some', () => {
    const { add, work } = queueOf();
    const flood = Array.from({ length: 256 }, (_, index) => `198.51.100.${index}`);
    for (const client of flood) add(client, 'flood');
    for (const client of flood) {
      work();
      add(client, 'flood');
    }
    add('a', 'genuine');
    expect(work()).toBe('genuine');
  });

  it('prefers a first request to those of a client refused repeatedly', () => {
    const { add, work } = queueOf({ mayWait: 2 });
    for (let time = 0; time < 9; time += 1) add('a', `a${time}`);
    work();
    add('b', 'b1');
    expect(work()).toBe('b1');
  });

  it('alternates between clients that keep requesting', () => {
    const { add, work } = queueOf();
    add('a', 'a1');
    add('b', 'b1');
    const done = Array.from({ length: 6 }, (_, index) => {
      const job = work() ?? '';
      add(job.charAt(0), `${job.charAt(0)}${index}`);
      return job.charAt(0);
    });
    expect(done.join('')).toBe('ababab');
  });

  it('drops the newest job of the client with the most when full', () => {
    const { add, workAll } = queueOf({ mayWait: 3 });
    expect(add('a', 'a1', 'a2', 'a3')).toEqual([]);
    expect(add('b', 'b1')).toEqual(['a3']);
    expect(add('c', 'c1')).toEqual(['a2']);
    expect(add('d', 'd1')).toEqual(['a1']);
    expect(add('e', 'e1')).toEqual(['e1']);
    expect(workAll()).toEqual(['b1', 'c1', 'd1']);
  });

  it('is also full by bytes', () => {
    const { queue } = queueOf({ mayWaitBytes: 100 });
    expect(queue.add('a', 'a1', 60)).toEqual([]);
    expect(queue.add('a', 'a2', 40)).toEqual([]);
    expect(queue.add('b', 'b1', 10)).toEqual(['a2']);
    expect(queue.add('b', 'b2', 200)).toEqual(['b2']);
  });

  it('counts the /64 of one IPv6 network together', () => {
    const { add, work } = queueOf();
    const flood = Array.from({ length: 64 }, (_, index) => `2001:db8:1:${(index * 512).toString(16)}`);
    for (const client of flood) {
      add(client, 'flood');
      work();
    }
    add('2001:db8:1:ffff', 'flood');
    add('2001:db8:2:1', 'genuine');
    expect(work()).toBe('genuine');
  });

  it('forgets the use of a client over time', () => {
    const { add, work, clock } = queueOf();
    add('a', 'a1');
    work(10_000);
    clock.now += 60 * 60_000;
    add('b', 'b1', 'b2');
    add('a', 'a2');
    expect(work()).toBe('a2');
  });
});
