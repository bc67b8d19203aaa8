import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from './log.ts';
import { LogOutput } from './logOutput.ts';
import { createMetrics } from './metrics.ts';

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const line = (number: number) => `${String(number).padStart(999)}\n`;
const numbersIn = (text: string) => text.split('\n').filter(Boolean).map(Number);

function output() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const place = { mode: 'open' as 'open' | 'full' | 'stalled', room: 0, text: '', goOn: () => {} };
  const log = new LogOutput((bytes, done) => {
    const take = (count: number) => {
      place.text += Buffer.from(bytes.subarray(0, count)).toString();
      done(null, count);
    };
    if (place.mode === 'full' && place.room > 0) {
      take(Math.min(place.room, bytes.length));
      place.room = 0;
    } else if (place.mode === 'full') done(FULL, 0);
    else if (place.mode === 'stalled') place.goOn = () => take(bytes.length);
    else take(bytes.length);
  });
  return { log, place };
}

describe('the log', () => {
  it('buffers lines that cannot be written, and writes them in order later', () => {
    const { log, place } = output();
    place.mode = 'full';
    for (let number = 0; number < 10; number += 1) log.write(line(number));
    expect(place.text).toBe('');
    place.mode = 'open';
    vi.advanceTimersByTime(1_000);
    log.write(line(10));
    expect(numbersIn(place.text)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(log.dropped).toBe(0);
  });

  it('neither repeats nor splits a line if a disk becomes full during it', () => {
    const { log, place } = output();
    place.mode = 'full';
    place.room = 400;
    log.write(line(1));
    place.mode = 'open';
    vi.advanceTimersByTime(1_000);
    expect(place.text).toBe(line(1));
  });

  it.each(['full', 'stalled'] as const)(
    'drops the oldest lines beyond its limit, and counts them: %s',
    (mode) => {
      const { log, place } = output();
      place.mode = mode;
      for (let number = 0; number < 3_000; number += 1) log.write(line(number));
      place.mode = 'open';
      place.goOn();
      vi.advanceTimersByTime(1_000);
      const [first, ...others] = numbersIn(place.text);
      expect(first).toBe(0);
      expect(others).toEqual(Array.from({ length: 500 }, (_, index) => 2_500 + index));
      expect(log.dropped).toBe(2_499);
    },
  );

  it('retries a full disk once a second, however much is waiting', () => {
    let request = 0;
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const log = new LogOutput((_, done) => {
      request += 1;
      done(FULL, 0);
    });
    for (let number = 0; number < 100; number += 1) log.write(line(number));
    expect(request).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(request).toBe(4);
  });

  it('counts dropped lines in the metrics', async () => {
    const metrics = createMetrics();
    const lost = { dropped: 0, write: () => {} };
    metrics.observeLog(createLog('info', lost));
    expect(await metrics.read()).toMatch(/^lumitor_log_lines_dropped_total 0$/m);
    lost.dropped = 7;
    expect(await metrics.read()).toMatch(/^lumitor_log_lines_dropped_total 7$/m);
  });
});

describe('an end', () => {
  it('waits until the last lines are written', async () => {
    const { log, place } = output();
    place.mode = 'stalled';
    log.write(line(1));
    log.write(line(2));
    let isOver = false;
    const over = log.settled().then(() => {
      isOver = true;
    });
    place.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    place.goOn();
    await over;
    expect(numbersIn(place.text)).toEqual([1, 2]);
  });

  it('retries a full disk once more, immediately', async () => {
    const { log, place } = output();
    place.mode = 'full';
    log.write(line(1));
    place.mode = 'open';
    await log.settled();
    expect(place.text).toBe(line(1));
  });

  it('stops waiting if the disk is still full', async () => {
    const { log, place } = output();
    place.mode = 'full';
    log.write(line(1));
    await expect(log.settled()).resolves.toBeUndefined();
  });

  it('waits half a second for a reader that takes nothing', async () => {
    const { log, place } = output();
    place.mode = 'stalled';
    log.write(line(1));
    const over = log.settled();
    await vi.advanceTimersByTimeAsync(500);
    await expect(over).resolves.toBeUndefined();
  });

  it('does not wait without waiting lines', async () => {
    const { log } = output();
    log.write(line(1));
    await expect(log.settled()).resolves.toBeUndefined();
  });
});
