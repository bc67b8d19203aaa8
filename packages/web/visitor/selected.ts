import { isEqual } from '@lumitor/domain/math/equal';
import { configuratorStore, useConfigurator } from './configuratorStore.ts';
import { type Device, type RoomPart, type Selected, withoutItems } from './selection.ts';

const NO_LUMINAIRES: readonly string[] = [];

const ROOM_PARTS = ['wall', 'corner', 'opening', 'obstacle', 'area'] as const satisfies RoomPart['kind'][];

export const piecesIn = ({ selection }: Selected): readonly string[] =>
  selection.kind === 'pieces' ? selection.ids : NO_LUMINAIRES;

export const feedIn = ({ selection }: Selected): string | null =>
  selection.kind === 'feed' ? selection.id : null;

export const deviceIn = ({ selection }: Selected): Device | null =>
  'index' in selection && selection.kind !== 'wall' && selection.kind !== 'corner' ? selection : null;

export const partIn = ({ selection }: Selected): RoomPart | null =>
  ROOM_PARTS.some((kind) => kind === selection.kind) ? (selection as RoomPart) : null;

export const useSelectedLuminaireIds = (): readonly string[] => useConfigurator(piecesIn);

export const useSelectedPart = (): RoomPart | null => useConfigurator(partIn);

export const isPart = (a: RoomPart | null, b: RoomPart): boolean => isEqual(a, b);

export const selectPart = (part: RoomPart | null): void =>
  configuratorStore.setState(part ? { selection: part } : withoutItems(...ROOM_PARTS));
