import { type ConfiguratorState, configuratorStore, useConfigurator } from './configuratorStore.ts';

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
  /** Luminaires, in the order in which they were selected (D43). */
  | { kind: 'pieces'; ids: readonly string[] }
  /** A feed, by its key. */
  | { kind: 'feed'; id: string }
  | Device
  | RoomPart;

type Selected = Pick<ConfiguratorState, 'selection'>;

export const NOTHING: Selection = { kind: 'none' };
const NO_PIECES: readonly string[] = [];
const ROOM_PARTS = ['wall', 'corner', 'opening', 'obstacle', 'area'] as const satisfies RoomPart['kind'][];

export const stepIn = ({ selection }: Selected): string | null =>
  selection.kind === 'step' ? selection.id : null;

export const piecesIn = ({ selection }: Selected): readonly string[] =>
  selection.kind === 'pieces' ? selection.ids : NO_PIECES;

export const feedIn = ({ selection }: Selected): string | null =>
  selection.kind === 'feed' ? selection.id : null;

export const deviceIn = ({ selection }: Selected): Device | null =>
  selection.kind === 'supply' || selection.kind === 'gateway' ? selection : null;

export const partIn = ({ selection }: Selected): RoomPart | null =>
  ROOM_PARTS.some((kind) => kind === selection.kind) ? (selection as RoomPart) : null;

export const useSelectedStepId = (): string | null => useConfigurator(stepIn);
export const useSelectedPieceIds = (): readonly string[] => useConfigurator(piecesIn);
export const useSelectedPart = (): RoomPart | null => useConfigurator(partIn);

/** What stays selected where things of some kinds are so no longer. */
export const without =
  (...kinds: Selection['kind'][]) =>
  ({ selection }: Selected): Selected => ({
    selection: kinds.includes(selection.kind) ? NOTHING : selection,
  });

export const withoutStep = without('step');

export const isPart = (a: RoomPart | null, b: RoomPart): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Selects a part of the room; null: none is selected any more. */
export const selectPart = (part: RoomPart | null): void =>
  configuratorStore.setState(part ? { selection: part } : without(...ROOM_PARTS));
