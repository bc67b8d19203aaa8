import { keepFormerTitles } from './store/keepFormerTitles.ts';
import { watchPower } from './store/powerDialog.ts';

/**
 * What goes on beside the work on a line, and can begin a moment after it.
 * @param onUnansweredSave where the page was left in the middle of a save, which the summary goes on with
 * @returns how to stop
 */
export function watchWork(onUnansweredSave: () => void): () => void {
  let isOpen = true;
  import('../summary/unansweredSave.ts')
    .then(({ hasUnansweredSave }) => isOpen && hasUnansweredSave())
    .then((is) => is && isOpen && onUnansweredSave())
    .catch(() => {});
  const stops = [keepFormerTitles(), watchPower()];
  return () => {
    isOpen = false;
    for (const stop of stops) stop();
  };
}
