import type { DeviceRef } from '@lumitor/domain/kinds/device/device';
import type { DeviceKindName } from '@lumitor/domain/kinds/devices';
import type { Cm } from '@lumitor/domain/units';

export type RoomPart =
  | { kind: 'wall'; index: number }
  | { kind: 'corner'; index: number }
  | { kind: 'opening'; id: string }
  | { kind: 'obstacle'; id: string }
  | { kind: 'area'; id: string };

/** The index of a supply is that of its zone. */
export interface Device extends DeviceRef {
  kind: DeviceKindName;
}

/** One kind at a time. The object may no longer exist. */
export type Selection =
  | { kind: 'none' }
  | { kind: 'step'; id: string; at?: Cm }
  | { kind: 'rails'; ids: readonly string[] }
  | { kind: 'pieces'; ids: readonly string[] }
  | { kind: 'feed'; id: string }
  | Device
  | RoomPart;

export interface Selected {
  selection: Selection;
}

export const NO_SELECTION: Selection = { kind: 'none' };

export const stepIn = ({ selection }: Selected): string | null =>
  selection.kind === 'step' ? selection.id : null;

export const railsIn = ({ selection }: Selected): readonly string[] =>
  selection.kind === 'rails' ? selection.ids : selection.kind === 'step' ? [selection.id] : [];

export const withoutItems =
  (...kinds: Selection['kind'][]) =>
  ({ selection }: Selected): Selected => ({
    selection: kinds.includes(selection.kind) ? NO_SELECTION : selection,
  });

export const withoutStep = withoutItems('step', 'rails');
