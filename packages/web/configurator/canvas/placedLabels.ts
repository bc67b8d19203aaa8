import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ScreenLabel } from './screenLabels.ts';

/** Lower layers avoid these labels. */
export const placedLabels = createStore<{ labels: readonly ScreenLabel[] }>(() => ({ labels: [] }));

export const usePlacedLabels = (): readonly ScreenLabel[] => useStore(placedLabels, ({ labels }) => labels);
