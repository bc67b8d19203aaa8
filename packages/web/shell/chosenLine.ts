import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { createStore } from 'zustand/vanilla';
import { loadLine } from '../data/catalogue.ts';
import { loadEuroRate } from '../data/exchangeRate.ts';
import { sharedStore } from '../data/shared.ts';

/** The product line whose main view is shown; null: the start dialog is. */
export const chosenLineStore = createStore<{ line: ProductLine | null }>(() => ({ line: null }));

/**
 * Sets the product line, loads its data, initialises the product with them, shows the main view and asks for the
 * euro rate, in this order; false where the data could not be had.
 * @param loadInitialise what initialises the product, which may be on its way itself
 */
export async function enterLine(line: ProductLine, loadInitialise: Promise<() => void>): Promise<boolean> {
  sharedStore.setState({ isMicro: line === 'micro' });
  const [isLoaded, initialise] = await Promise.all([loadLine(line), loadInitialise]);
  if (!isLoaded) return false;
  initialise();
  chosenLineStore.setState({ line });
  void loadEuroRate();
  return true;
}

/** Back to the start dialog; what was drawn stays stored. */
export const showStartDialog = () => chosenLineStore.setState({ line: null });
