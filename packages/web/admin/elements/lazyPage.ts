import type { Ms } from '@lumitor/domain/units';
import { type ComponentType, lazy, useEffect } from 'react';
import { isSparing } from '../../data/sparing.ts';

const PRELOADS_AFTER: Ms = 2_000;

const loads: (() => Promise<unknown>)[] = [];

/** The chunk of a page is missing: no network, or an update of the service. */
export class LostPage extends Error {
  override name = 'LostPage';
}

/** Settles at once, so that a preloaded page shows without a frame of the indicator. */
const settled = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: `lazy` reads a thenable at once, but a promise later
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>;

/** A page in a chunk of its own (0173). `name` is its export. */
export function lazyPage<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  let loaded: { default: ComponentType<Props> } | null = null;
  const request = async () => {
    loaded = { default: (await load())[name] };
    return loaded;
  };
  loads.push(request);
  return lazy(() => {
    if (loaded) return settled(loaded);
    return request().catch((cause) => {
      throw new LostPage(`The page ${name} did not load. Reload the administration.`, { cause });
    });
  });
}

/** One page after another. A page that fails here is requested again when it opens. */
export async function preloadPages(signal?: AbortSignal): Promise<void> {
  for (const load of loads) {
    if (signal?.aborted) return;
    await load().catch(() => null);
  }
}

/** Preloads all pages once the first is idle, so that later clicks wait for no chunk. */
export function usePreloadedPages(): void {
  useEffect(() => {
    if (isSparing()) return;
    const stop = new AbortController();
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    const timer = setTimeout(() => whenIdle(() => void preloadPages(stop.signal)), PRELOADS_AFTER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}
