import { loadCounting } from '../visitor/counting.ts';
import { watchCheck } from '../visitor/followCheck.ts';
import { keepFormerTitles } from '../visitor/keepFormerTitles.ts';
import { watchPower } from '../visitor/powerDialog.ts';
import { watchDrops } from './underlay/watchDrops.ts';

/**
 * What goes on beside the work on a line, and can begin a moment after it.
 * @param onUnansweredSave where the page was left in the middle of a save, which the summary goes on with
 * @param onRoom the room is wanted: a file was dropped
 * @returns how to stop
 */
export function watchWork(onUnansweredSave: () => void, onRoom: () => void): () => void {
  let isOpen = true;
  import('../summary/unansweredSave.ts')
    .then(({ hasUnansweredSave }) => isOpen && hasUnansweredSave())
    .then((is) => is && isOpen && onUnansweredSave())
    .catch(() => {});
  import('./underlay/forgetPictures.ts').then(({ forgetPictures }) => forgetPictures()).catch(() => {});
  // Before anything is wired: the price would be gone for a moment.
  void loadCounting();
  const stops = [keepFormerTitles(), watchCheck(), watchPower(), watchDrops(onRoom)];
  return () => {
    isOpen = false;
    for (const stop of stops) stop();
  };
}
