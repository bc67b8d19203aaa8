import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ScreenLabel } from './screenLabels.ts';

export const placedLabels = createStore<{ labels: readonly ScreenLabel[] }>(() => ({ labels: [] }));

export const usePlacedLabels = (): readonly ScreenLabel[] => useStore(placedLabels, ({ labels }) => labels);
