import { removeArea } from '../room.ts';
import { selectPart } from '../selected.ts';
import { type SelectableKind, type SelectionOf, selectionWhile } from './kind.ts';

export const area: SelectableKind<SelectionOf<'area'>> = {
  kind: 'area',
  remaining: (selection, { areas }) =>
    selectionWhile(
      selection,
      areas.some(({ id }) => id === selection.id),
    ),
  deletion: (_, t) => ({ label: t('canvas.delete_area') }),
  remove({ id }) {
    removeArea(id);
    selectPart(null);
  },
};
