import { LINES } from '@lumitor/domain/catalogue/line';
import type { SnapshotChanged } from '@lumitor/domain/catalogue/snapshot';
import { catalogueStore, loadLine } from './catalogue.ts';
import { loadTexts, textsStore } from './texts.ts';

/** In milliseconds, after the service has turned the stream down; a lost one the browser opens again by itself. */
const REOPEN_AFTER = 15_000;

/** `EventSource.CLOSED` */
const CLOSED = 2;

type Snapshot = SnapshotChanged['snapshot'];
const ALL: readonly Snapshot[] = ['texts', ...LINES];

function refetch(snapshot: Snapshot) {
  if (snapshot === 'texts') {
    if (textsStore.getState().texts) void loadTexts();
  } else if (catalogueStore.getState()[snapshot]?.catalogue) void loadLine(snapshot);
}

function snapshotOf(data: string): Snapshot | null {
  try {
    const { snapshot } = JSON.parse(data) as Partial<SnapshotChanged>;
    return snapshot ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is loaded as it is in the shop. After a gap the service itself says what changed meanwhile; only where
 * it had turned the stream down is everything fetched anew.
 */
export function followChanges(open = (url: string): EventSource => new EventSource(url)): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = (isAgain: boolean) => {
    source = open('/api/events');
    source.addEventListener('snapshot', ({ data }) => {
      const snapshot = snapshotOf(data);
      if (snapshot) refetch(snapshot);
    });
    source.addEventListener('error', () => {
      if (source.readyState === CLOSED) timer = setTimeout(() => connect(true), REOPEN_AFTER);
    });
    if (isAgain) source.addEventListener('open', () => ALL.forEach(refetch), { once: true });
  };
  connect(false);
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
