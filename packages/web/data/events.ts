import { LINES } from '@lumitor/domain/catalogue/productLine';
import type { SnapshotChanged } from '@lumitor/domain/catalogue/snapshot';
import { catalogueStore } from './catalogue.ts';
import { joinEvents, listenToEvents, type OpenEventSource } from './eventStream.ts';
import { loadEuroRate, renewLine } from './exchangeRate.ts';
import { loadTexts, textsStore } from './texts.ts';

type Snapshot = SnapshotChanged['snapshot'];
const ALL: readonly Snapshot[] = ['texts', ...LINES];

const euroRateSettings = () => JSON.stringify(textsStore.getState().texts?.settings.prices.euroRate);

async function renewTexts() {
  const before = euroRateSettings();
  await loadTexts();
  if (euroRateSettings() !== before) await loadEuroRate();
}

function refetch(snapshot: Snapshot) {
  if (snapshot === 'texts') {
    if (textsStore.getState().texts) void renewTexts();
  } else if (catalogueStore.getState()[snapshot]?.catalogue) void renewLine(snapshot);
}

function snapshotOf(data: string): Snapshot | null {
  try {
    const { snapshot } = JSON.parse(data) as Partial<SnapshotChanged>;
    return snapshot ?? null;
  } catch {
    return null;
  }
}

const listening = {
  on: {
    snapshot: (data: string) => {
      const snapshot = snapshotOf(data);
      if (snapshot) refetch(snapshot);
    },
  },
  onReopened: () => ALL.forEach(refetch),
};

export const followChanges = (open?: OpenEventSource): (() => void) =>
  open ? listenToEvents(listening, open) : joinEvents(listening);
