import { removePictures } from '../../data/pictures.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';

/**
 * Removes pictures that nothing names any longer: no plan of either line, and nothing of what can be undone (D47).
 * All that the browser keeps is looked through, so that no form of it is missed.
 */
export async function forgetPictures(): Promise<void> {
  const { plans } = configuratorStore.getState().history;
  const kept = [
    ...Object.values(localStorage),
    ...plans.flatMap(({ underlay, view }) => [underlay?.id ?? '', view?.id ?? '']),
  ].join();
  await removePictures((id) => kept.includes(id));
}
