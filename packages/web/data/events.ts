import { LINES } from '@lumitor/domain/catalogue/line';
import type { SnapshotChanged } from '@lumitor/domain/catalogue/snapshot';
import { catalogueStore, loadLine } from './catalogue.ts';
import { loadTexts, textsStore } from './texts.ts';

/** After the service has turned the stream down, in milliseconds; a lost one the browser opens again by itself. */
const REOPEN_AFTER = 15_000;

type Snapshot = SnapshotChanged['snapshot'];

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

/** Keeps what is loaded as it is in the shop. What changed while the stream was lost is made up for. */
export function followChanges(open = (url: string): EventSource => new EventSource(url)): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;

  const connect = () => {
    source = open('/api/events');
    source.addEventListener('open', () => {
      if (wasOpen) for (const snapshot of ['texts', ...LINES] as const) refetch(snapshot);
      wasOpen = true;
    });
    source.addEventListener('snapshot', ({ data }) => {
      const snapshot = snapshotOf(data);
      if (snapshot) refetch(snapshot);
    });
    source.addEventListener('error', () => {
      if (source.readyState === 2) timer = setTimeout(connect, REOPEN_AFTER);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
