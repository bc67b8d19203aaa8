import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { createStore } from 'zustand/vanilla';
import { loadLine } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { completeTexts } from '../data/texts.ts';

export const openedLineStore = createStore<{ line: ProductLine | null }>(() => ({ line: null }));

/** Only the last entrance completes, unless cancelled. */
let entrance = 0;

/** @returns `failed` without data, `left` if cancelled */
export async function enterLine(
  line: ProductLine,
  loadInitialise: Promise<() => void>,
): Promise<'opened' | 'failed' | 'left'> {
  entrance += 1;
  const current = entrance;
  sharedStore.setState({ isMicro: line === 'micro' });
  try {
    const [isLoaded, isWorded, initialise] = await Promise.all([
      loadLine(line),
      completeTexts(),
      loadInitialise,
    ]);
    if (current !== entrance) return 'left';
    if (!isLoaded || !isWorded) return 'failed';
    initialise();
  } catch (error) {
    console.error(error);
    return 'failed';
  }
  openedLineStore.setState({ line });
  import('../data/exchangeRate.ts').then(({ loadEuroRate }) => loadEuroRate()).catch(console.error);
  return 'opened';
}

export function stopEntering(): void {
  entrance += 1;
}

export const leaveLine = () => openedLineStore.setState({ line: null });
