import { type ConfiguratorState, useConfigurator } from './configuratorStore.ts';

/** What of the room is worked on: a wall or a corner by its number, an opening, an obstacle or a vertical area by its id. */
export type RoomPart =
  | { kind: 'wall'; index: number }
  | { kind: 'corner'; index: number }
  | { kind: 'opening'; id: string }
  | { kind: 'obstacle'; id: string }
  | { kind: 'area'; id: string };

/** A supply by the index of its zone, or a gateway by its own; with or without a place. */
export interface Device {
  kind: 'supply' | 'gateway';
  index: number;
}

/** What is worked on: one kind of thing at a time. What is named may be gone; who reads it looks for what is there. */
export type Selection =
  | { kind: 'none' }
  /** A rail; `at` is where on it a hand tapped, in centimetres from its begin. */
  | { kind: 'step'; id: string; at?: number }
  /** Several rails, in the order in which they were selected. */
  | { kind: 'rails'; ids: readonly string[] }
  /** Luminaires, in the order in which they were selected (D43). */
  | { kind: 'pieces'; ids: readonly string[] }
  /** A feed, by its key. */
  | { kind: 'feed'; id: string }
  | Device
  | RoomPart;

export type Selected = Pick<ConfiguratorState, 'selection'>;

export const NO_SELECTION: Selection = { kind: 'none' };

export const stepIn = ({ selection }: Selected): string | null =>
  selection.kind === 'step' ? selection.id : null;

/** The rails selected, be it one or several. */
export const railsIn = ({ selection }: Selected): readonly string[] =>
  selection.kind === 'rails' ? selection.ids : selection.kind === 'step' ? [selection.id] : [];

export const useSelectedStepId = (): string | null => useConfigurator(stepIn);

/** What stays selected where things of some kinds are so no longer. */
export const withoutItems =
  (...kinds: Selection['kind'][]) =>
  ({ selection }: Selected): Selected => ({
    selection: kinds.includes(selection.kind) ? NO_SELECTION : selection,
  });

export const withoutStep = withoutItems('step', 'rails');
