import { roomNow, setRoom } from '../room.ts';
import { selectPart } from '../selected.ts';
import { type SelectableKind, type SelectionOf, selectionWhile } from './kind.ts';

export const opening: SelectableKind<SelectionOf<'opening'>> = {
  kind: 'opening',
  remaining: (selection, { room }) =>
    selectionWhile(
      selection,
      room?.openings.some(({ id }) => id === selection.id),
    ),
  deletion: (_, t) => ({ label: t('canvas.delete_opening') }),
  remove(selection) {
    const room = roomNow();
    if (room) setRoom({ ...room, openings: room.openings.filter(({ id }) => id !== selection.id) });
    selectPart(null);
  },
};
