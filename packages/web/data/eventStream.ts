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
