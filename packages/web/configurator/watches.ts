import { removePictures } from '../data/pictures.ts';
import { watchTables } from '../offline/cacheTables.ts';
import { watchDrops } from '../ui/watchDrops.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { loadCounting } from '../visitor/counting.ts';
import { watchCheck } from '../visitor/followCheck.ts';
import { showSelected } from '../visitor/hiding.ts';
import { takeLuminairesAlong } from '../visitor/luminaires.ts';
import { watchPower } from '../visitor/powerDialog.ts';
import { storeFormerTitles } from '../visitor/storeFormerTitles.ts';
import { watchSelection } from '../visitor/watchSelection.ts';
import { watchRegionKeys } from './regions.ts';
import { watchRemovedFocus } from './restoreFocus.ts';

/** Pictures without project or undo step (D47, D70). */
async function forgetPictures(): Promise<void> {
  const { plans } = configuratorStore.getState().history;
  const stored = [
    ...Object.values(localStorage),
    ...plans.flatMap(({ underlay, view }) => [underlay?.id ?? '', view?.id ?? '']),
  ].join();
  // After local storage, so that a project stored meanwhile is found in one of both.
  const { picturesOfProjects } = await import('../visitor/projects.ts');
  const ofProjects = await picturesOfProjects();
  await removePictures((id) => ofProjects.has(id) || stored.includes(id));
}

const watchUnderlay = (onRoom: () => void) =>
  watchDrops((file) => {
    onRoom();
    void import('./underlay/takeFile.ts').then(({ takeFile }) => takeFile(file));
  });

/** Loaded after the drawing. */
export function watchWork(onRoom: () => void): () => void {
  forgetPictures().catch(() => {});
  // Before any wiring: the price would be missing for a moment.
  void loadCounting();
  const stops = [
    storeFormerTitles(),
    watchCheck(),
    watchPower(),
    watchRegionKeys(),
    watchRemovedFocus(),
    watchSelection(),
    showSelected(),
    watchTables(),
    watchUnderlay(onRoom),
    takeLuminairesAlong(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
