import type { RailClip } from '@lumitor/domain/kinds/luminaire/railClip';
import { placementOf } from '@lumitor/domain/kinds/luminaire/staying';
import type { LuminairePlacement } from '@lumitor/domain/plan/placement';
import { sharedStore } from '../data/shared.ts';
import { duplicateRails, putClip, railClipOf, selectAllRails, selectedRailsNow } from './islands.ts';
import { duplicateLuminaires, pasteLuminaires, selectAllLuminaires, selectedNow } from './luminaires.ts';

type Clip = { isMicro: boolean } & (
  | { rails: RailClip; luminaires?: undefined }
  | { rails?: undefined; luminaires: LuminairePlacement[] }
);

let copied: Clip | null = null;

function copySelection(): void {
  const { isMicro } = sharedStore.getState();
  const luminaires = selectedNow().map(placementOf);
  if (luminaires.length > 0) {
    copied = { isMicro, luminaires };
    return;
  }
  const ids = selectedRailsNow();
  const rails = ids.length > 0 ? railClipOf(ids) : null;
  if (rails) copied = { isMicro, rails };
}

function pasteCopied(): void {
  if (!copied || copied.isMicro !== sharedStore.getState().isMicro) return;
  if (copied.rails) putClip(copied.rails, 'pasteRails');
  else pasteLuminaires(copied.luminaires);
}

function duplicateSelection(): void {
  const luminaires = selectedNow();
  const rails = selectedRailsNow();
  if (luminaires.length > 0) duplicateLuminaires(luminaires);
  else if (rails.length > 0) duplicateRails(rails);
}

export const CLIPBOARD_KEYS: Readonly<Record<string, (worksOnLuminaires: boolean) => void>> = {
  a: (worksOnLuminaires) => (worksOnLuminaires ? selectAllLuminaires() : selectAllRails()),
  c: copySelection,
  v: pasteCopied,
  d: duplicateSelection,
};
