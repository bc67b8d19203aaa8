/** In milliseconds, after the stream was turned down; a lost one the browser opens again by itself. */
const REOPEN_AFTER = 15_000;

/** `EventSource.CLOSED` */
const CLOSED = 2;

interface Listening {
  /** What is done with the data of an event, by its type. */
  on: Readonly<Record<string, (data: string) => void>>;
  /**
   * After a gap the service itself says what changed meanwhile; not where it, or a proxy before it, had turned the
   * stream down.
   */
  onReopened(): void;
}

export type OpenEventSource = (url: string) => EventSource;

/** Listens to the data service until the function is called that it returns. */
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

/** Types of the events that a page of visitors hears. */
const TYPES = ['snapshot', 'project', 'viewers'] as const;

/** Listeners of the page, by the query that their events need; the empty query has the events for everybody. */
const joined = new Map<Listening, string>();
let stream: { query: string; stop: () => void } | null = null;

/** Opens the page's stream with the query that is needed; the former one stays until the new one is open. */
function reopen(): void {
  const former = stream;
  if (joined.size === 0) {
    former?.stop();
    stream = null;
    return;
  }
  const query = [...joined.values()].find((one) => one !== '') ?? '';
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
      // The stream was never open.
      former?.stop();
      stop();
    },
  };
}

/**
 * Listens on the one stream that a page has: over HTTP/1.1 a browser opens six connections to a service, in all its tabs
 * together.
 * @param query of the address where the events are not those that everybody is sent
 * @returns how to stop
 */
export function joinEvents(listening: Listening, query = ''): () => void {
  joined.set(listening, query);
  reopen();
  return () => {
    joined.delete(listening);
    reopen();
  };
}
