import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { sharedStore } from '../data/shared.ts';
import { takeUpSaves } from './saveStore.ts';

/** Whether the page was left in the middle of a save of the line that is open; the summary then goes on with it. */
export async function hasUnansweredSave(): Promise<boolean> {
  const { sent } = await takeUpSaves(lineOf(sharedStore.getState().isMicro));
  return sent !== null && !sent.isTold;
}
