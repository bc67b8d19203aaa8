import { removeObstacle } from '../room.ts';
import { selectPart } from '../selected.ts';
import { type SelectableKind, type SelectionOf, selectionWhile } from './kind.ts';

export const obstacle: SelectableKind<SelectionOf<'obstacle'>> = {
  kind: 'obstacle',
  remaining: (selection, { room }) =>
    selectionWhile(
      selection,
      room?.obstacles?.some(({ id }) => id === selection.id),
    ),
  deletion: (_, t) => ({ label: t('canvas.delete_obstacle') }),
  remove({ id }) {
    removeObstacle(id);
    selectPart(null);
  },
};
