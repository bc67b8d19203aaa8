import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { createStore } from 'zustand/vanilla';
import { loadLine } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';

/** The product line whose main view is shown; null: the start dialog is. */
export const chosenLineStore = createStore<{ line: ProductLine | null }>(() => ({ line: null }));

/** Sets the product line and loads its data; false where they could not be had. */
export function chooseLine(line: ProductLine): Promise<boolean> {
  sharedStore.setState({ isMicro: line === 'micro' });
  return loadLine(line);
}

/** Shows the main view of a line that is loaded. */
export const showMainView = (line: ProductLine) => chosenLineStore.setState({ line });

/** Back to the start dialog; what was drawn stays stored. */
export const showStartDialog = () => chosenLineStore.setState({ line: null });
