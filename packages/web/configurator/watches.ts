import { removePictures } from '../data/pictures.ts';
import { watchTables } from '../offline/cacheTables.ts';
import { watchDrops } from '../ui/watchDrops.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { loadCounting } from '../visitor/counting.ts';
import { watchCheck } from '../visitor/followCheck.ts';
import { takeLuminairesAlong } from '../visitor/luminaires.ts';
import { watchPower } from '../visitor/powerDialog.ts';
import { storeFormerTitles } from '../visitor/storeFormerTitles.ts';
import { watchSelection } from '../visitor/watchSelection.ts';
import { watchRegionKeys } from './regions.ts';
import { watchRemovedFocus } from './restoreFocus.ts';

/**
 * Removes pictures that nothing names any longer: no project, and nothing of what can be undone (D47, D70).
 * All of local storage is looked through, so that no form of it is missed.
 */
async function forgetPictures(): Promise<void> {
  const { plans } = configuratorStore.getState().history;
  const stored = [
    ...Object.values(localStorage),
    ...plans.flatMap(({ underlay, view }) => [underlay?.id ?? '', view?.id ?? '']),
  ].join();
  // After local storage was read: what is settled meanwhile is in one or the other.
  const { picturesOfProjects } = await import('../visitor/projects.ts');
  const ofProjects = await picturesOfProjects();
  await removePictures((id) => ofProjects.has(id) || stored.includes(id));
}

/** A file that is dropped is the floor plan. */
const watchUnderlay = (onRoom: () => void) =>
  watchDrops((file) => {
    onRoom();
    void import('./underlay/takeFile.ts').then(({ takeFile }) => takeFile(file));
  });

/**
 * What goes on beside the work on a line, and can begin a moment after it.
 * @param onRoom the room is wanted: a file was dropped
 * @returns how to stop
 */
export function watchWork(onRoom: () => void): () => void {
  forgetPictures().catch(() => {});
  // Before anything is wired: the price would be gone for a moment.
  void loadCounting();
  const stops = [
    storeFormerTitles(),
    watchCheck(),
    watchPower(),
    watchRegionKeys(),
    watchRemovedFocus(),
    watchSelection(),
    watchTables(),
    watchUnderlay(onRoom),
    takeLuminairesAlong(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
