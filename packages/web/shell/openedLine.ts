import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { createStore } from 'zustand/vanilla';
import { loadLine } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { completeTexts } from '../data/texts.ts';

/** Product line that is open; the address names the requested one. */
export const openedLineStore = createStore<{ line: ProductLine | null }>(() => ({ line: null }));

/** Counts entrances; only the last one completes, unless cancelled. */
let entrance = 0;

/**
 * Sets the product line, loads its data and missing texts, initialises the product, shows the main view and requests
 * the euro rate, in this order.
 * @param loadInitialise loads the function that initialises the product
 * @returns `failed` if the data could not be loaded, `left` if cancelled
 */
export async function enterLine(
  line: ProductLine,
  loadInitialise: Promise<() => void>,
): Promise<'opened' | 'failed' | 'left'> {
  entrance += 1;
  const own = entrance;
  sharedStore.setState({ isMicro: line === 'micro' });
  try {
    const [isLoaded, isWorded, initialise] = await Promise.all([
      loadLine(line),
      completeTexts(),
      loadInitialise,
    ]);
    if (own !== entrance) return 'left';
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

/** Cancels an entrance when the visitor navigates elsewhere. */
export function stopEntering(): void {
  entrance += 1;
}

/** Closes the line. Its stored work is read again at the next entrance, because another tab may have changed it. */
export const leaveLine = () => openedLineStore.setState({ line: null });
