import type { Currency } from '@lumitor/domain/settings/languagePrices';
import { createStore } from 'zustand/vanilla';

const KEY = 'configurator.currency';

function stored(): Currency | null {
  try {
    const former = localStorage.getItem(KEY);
    return former === 'PLN' || former === 'EUR' ? former : null;
  } catch {
    return null;
  }
}

/** Currency chosen by the visitor; null: that of the language (D22). */
export const currencyStore = createStore<{ picked: Currency | null }>(() => ({ picked: stored() }));

export function pickCurrency(picked: Currency): void {
  currencyStore.setState({ picked });
  try {
    localStorage.setItem(KEY, picked);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
