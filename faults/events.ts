import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';

export interface EventStream {
  readonly isOpen: boolean;
  readonly changes: number;
  close(): void;
}

export async function openEvents(url: string): Promise<EventStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/events`, { signal: leaving.signal });
  const stream = {
    isOpen: true,
    changes: 0,
    close: () => leaving.abort(),
  };
  const read = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      stream.changes += part.value.match(/event: snapshot/g)?.length ?? 0;
  };
  read()
    .catch(() => {})
    .finally(() => {
      stream.isOpen = false;
    });
  return stream;
}

/** @throws Error after the timeout */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patience = 30_000,
): Promise<Ms> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > patience) throw new Error(`Not within ${patience / 1_000} s: ${what}.`);
    await delay(10);
  }
  return performance.now() - began;
}
