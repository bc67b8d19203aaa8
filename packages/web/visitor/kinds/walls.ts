import { MIN_CORNERS } from '@lumitor/domain/kinds/room/outlineShape';
import { removeCorner } from '@lumitor/domain/kinds/room/reshape';
import type { Plan } from '@lumitor/domain/plan/plan';
import { roomNow, setRoom } from '../room.ts';
import { selectPart } from '../selected.ts';
import type { Selection } from '../selection.ts';
import { type SelectableKind, type SelectionOf, selectionWhile } from './kind.ts';

/** An index names another wall in an outline of another length. */
const whileOutlineHasLength = (selection: Selection, { room }: Plan, before: Plan): Selection =>
  selectionWhile(selection, room?.outline.length === before.room?.outline.length);

export const wall: SelectableKind<SelectionOf<'wall'>> = {
  kind: 'room',
  remaining: whileOutlineHasLength,
  deletion: (_, t) => ({ label: t('canvas.deleteSelection'), disabledReason: t('canvas.cannotDelete') }),
  remove: () => selectPart(null),
};

export const corner: SelectableKind<SelectionOf<'corner'>> = {
  kind: 'room',
  remaining: whileOutlineHasLength,
  deletion: (_, t) => ({
    label: t('canvas.delete_corner'),
    disabledReason: (roomNow()?.outline.length ?? 0) > MIN_CORNERS ? undefined : t('canvas.cannotDelete'),
  }),
  remove({ index }) {
    const room = roomNow();
    if (room && room.outline.length > MIN_CORNERS) setRoom(removeCorner(room, index));
    selectPart(null);
  },
};
