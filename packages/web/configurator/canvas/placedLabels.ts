import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ScreenLabel } from './screenLabels.ts';

/** What is written on the drawing now, so that what lies under it can keep clear. */
export const placedLabels = createStore<{ labels: readonly ScreenLabel[] }>(() => ({ labels: [] }));

export const usePlacedLabels = (): readonly ScreenLabel[] => useStore(placedLabels, ({ labels }) => labels);
