import { createStore } from 'zustand/vanilla';

export type HeaderPanelName = 'state' | 'share';
export const panelStore = createStore<{ open: HeaderPanelName | null }>(() => ({ open: null }));

export const closePanel = (): void => panelStore.setState({ open: null });
export const togglePanel = (name: HeaderPanelName): void =>
  panelStore.setState(({ open }) => ({ open: open === name ? null : name }));
