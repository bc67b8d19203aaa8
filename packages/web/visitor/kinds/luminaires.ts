import { arrangementNow } from '../arrangement.ts';
import { removeLuminaires, selectedNow } from '../luminaires.ts';
import { NO_SELECTION } from '../selection.ts';
import type { SelectableKind, SelectionOf } from './kind.ts';

export const luminaireKind: SelectableKind<SelectionOf<'pieces'>> = {
  kind: 'luminaire',
  remaining(selection) {
    const there = new Set(arrangementNow().luminaires.map(({ id }) => id));
    const ids = selection.ids.filter((id) => there.has(id));
    if (ids.length === selection.ids.length) return selection;
    return ids.length > 0 ? { kind: 'pieces', ids } : NO_SELECTION;
  },
  deletion: ({ ids }, t) => ({ label: t('canvas.deleteLuminaires', { count: ids.length }) }),
  remove: () => removeLuminaires(selectedNow()),
};
