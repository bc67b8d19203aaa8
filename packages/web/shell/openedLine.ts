import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { createStore } from 'zustand/vanilla';
import { loadLine } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { completeTexts } from '../data/texts.ts';

/** The product line whose work is taken up; which one is wanted, the address says. */
export const openedLineStore = createStore<{ line: ProductLine | null }>(() => ({ line: null }));

/** Counts entrances: only the last one that was not given up comes to its end. */
let entrance = 0;

/**
 * Sets the product line, loads its data and the texts that are not there yet, initialises the product with them, shows the main view and asks for the
 * euro rate, in this order. `failed` where the data could not be had, `left` where it was given up meanwhile.
 * @param loadInitialise what initialises the product, which may be on its way itself
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

/** The visitor went elsewhere: a line that is still on its way is not opened any more. */
export function stopEntering(): void {
  entrance += 1;
}

/** What was drawn stays stored, and is read anew at the next entrance: another tab may have gone on with it. */
export const leaveLine = () => openedLineStore.setState({ line: null });
