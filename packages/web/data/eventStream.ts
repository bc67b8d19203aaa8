import type { Ms } from '@lumitor/domain/units';

/** Delay after a refused connection; the browser itself reopens a lost one. */
const REOPEN_AFTER: Ms = 15_000;

const CLOSED = 2;

interface Listening {
  on: Readonly<Record<string, (data: string) => void>>;
  /** Called after a reconnect by this module; a refusal can hide missed changes. */
  onReopened(): void;
}

export type OpenEventSource = (url: string) => EventSource;

/** @returns stop function */
export function listenToEvents(
  { on, onReopened }: Listening,
  open: OpenEventSource = (url) => new EventSource(url),
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = (isAgain: boolean) => {
    source = open('/api/events');
    for (const [type, hear] of Object.entries(on)) source.addEventListener(type, ({ data }) => hear(data));
    source.addEventListener('error', () => {
      if (source.readyState === CLOSED) timer = setTimeout(() => connect(true), REOPEN_AFTER);
    });
    if (isAgain) source.addEventListener('open', onReopened, { once: true });
  };
  connect(false);
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

const TYPES = ['snapshot', 'project', 'viewers'] as const;

/** Listeners with the query that their events need; empty for public events. */
const joined = new Map<Listening, string>();
let stream: { query: string; stop: () => void } | null = null;

/**
 * Opens a stream with the needed query. The former stream closes once the new one is open, so that no event
 * is missed.
 */
function reopen(): void {
  const former = stream;
  if (joined.size === 0) {
    former?.stop();
    stream = null;
    return;
  }
  const query = [...joined.values()].find((each) => each !== '') ?? '';
  if (former?.query === query) return;
  const hear = (type: string) => (data: string) => {
    for (const { on } of [...joined.keys()]) on[type]?.(data);
  };
  const listening: Listening = {
    on: Object.fromEntries(TYPES.map((type) => [type, hear(type)])),
    onReopened() {
      for (const { onReopened } of [...joined.keys()]) onReopened();
    },
  };
  let isFirst = true;
  const open = (url: string) => {
    const source = new EventSource(url + query);
    if (isFirst) source.addEventListener('open', () => former?.stop(), { once: true });
    isFirst = false;
    return source;
  };
  const stop = listenToEvents(listening, open);
  stream = {
    query,
    stop() {
      former?.stop();
      stop();
    },
  };
}

/** Adds a listener to the page's only stream: over HTTP/1.1, six connections per host. @returns stop function */
export function joinEvents(listening: Listening, query = ''): () => void {
  joined.set(listening, query);
  reopen();
  return () => {
    joined.delete(listening);
    reopen();
  };
}
