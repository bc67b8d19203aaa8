import type { Selection } from '../selection.ts';
import { area } from './area.ts';
import { deviceKinds } from './device.ts';
import { feed } from './feed.ts';
import type { SelectableKind, SelectionOf } from './kind.ts';
import { luminaireKind } from './luminaires.ts';
import { obstacle } from './obstacle.ts';
import { opening } from './opening.ts';
import { railKind, railsKind } from './rails.ts';
import { corner, wall } from './walls.ts';

const nothing: SelectableKind<SelectionOf<'none'>> = {
  kind: null,
  remaining: (selection) => selection,
  deletion: (_, t) => ({ label: t('canvas.deleteSelection'), disabledReason: t('canvas.nothingSelected') }),
  remove() {},
};

const SELECTABLE_KINDS: { [Kind in Selection['kind']]: SelectableKind<SelectionOf<Kind>> } = {
  none: nothing,
  step: railKind,
  rails: railsKind,
  pieces: luminaireKind,
  feed,
  ...deviceKinds,
  wall,
  corner,
  opening,
  obstacle,
  area,
};

export const selectableKindOf = <Own extends Selection>({ kind }: Own) =>
  SELECTABLE_KINDS[kind] as unknown as SelectableKind<Own>;
