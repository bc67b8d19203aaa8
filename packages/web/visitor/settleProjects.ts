import { LINES, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { languagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { isStorageFull, withRoom } from '../data/storageSpace.ts';
import { configuratorStore } from './configuratorStore.ts';
import { asideKey, type LocalWork, localWorks } from './localWorks.ts';
import { database, type ProjectDatabase, writing } from './projectDatabase.ts';
import { isUntouched } from './projectId.ts';
import { isSamePlan, type ProjectTotal, summaryOf, totalOf } from './projectSummary.ts';
import { currentQuote, shownLanguage } from './shown.ts';
import { fromStored, toStored } from './storedState.ts';

/** Share of the browser's quota from which low space is reported. */
const LOW = 0.9;
/** Mark that projects are stored; absent: local storage was emptied since. */
const MARK = 'configurator.projects';

/** Current quote of the open project; null for others, and for another plan. */
export function totalNow({ id, line, raw }: LocalWork): ProjectTotal | null {
  const open = configuratorStore.getState();
  const { isMicro } = sharedStore.getState();
  if ((open.project ?? line) !== id || productLineOf(isMicro) !== line) return null;
  if (!isSamePlan(JSON.stringify(toStored(open, isMicro)), raw)) return null;
  const quote = currentQuote();
  return quote && totalOf(quote, languagePrices(shownLanguage()).currency);
}

/**
 * Stores one project in the database, in one transaction. Local storage is read inside it, so that the newest
 * state wins over another tab. Another plan changes the time of the edit, restores a binned project and drops
 * the known price; another view changes none of them. The state put aside is removed only if it is still the
 * stored one.
 */
async function settleOne(opened: ProjectDatabase, id: string): Promise<void> {
  const transaction = writing(opened);
  const [summaries, works] = [transaction.objectStore('summaries'), transaction.objectStore('works')];
  const [known, before] = await Promise.all([works.get(id), summaries.get(id)]);
  const work = localWorks().find((one) => one.id === id);
  const reported = work && work.raw !== known ? summaryOf(work.raw) : null;
  const isEdit = !(work && known && reported && isSamePlan(known, work.raw));
  if (work && reported && (before || isStarted(work.raw))) {
    const total = totalNow(work) ?? (isEdit ? null : (before?.total ?? null));
    const edited = isEdit || !before ? Date.now() : before.edited;
    const binned = isEdit ? null : (before?.binned ?? null);
    const orderNumber = reported.revises === before?.revises ? before?.orderNumber : undefined;
    const summary = { id, ...reported, orderNumber, total, edited, binned };
    await Promise.all([works.put(work.raw, id), summaries.put(summary)]);
  }
  await transaction.done;
  if (work && work.key === asideKey(id) && localStorage.getItem(work.key) === work.raw)
    localStorage.removeItem(work.key);
}

export function isStarted(raw: string): boolean {
  const read = fromStored(JSON.parse(raw));
  return read !== null && !isUntouched(currentPlan(read.restored.history));
}

/**
 * The first project of a line has the line as its id. After local storage was emptied, the next project takes
 * this id, so the stored one gets a new id.
 */
async function renameFormer(opened: ProjectDatabase): Promise<void> {
  if (localStorage.getItem(MARK) !== null) return;
  for (const line of LINES) {
    const transaction = writing(opened);
    const [summaries, works] = [transaction.objectStore('summaries'), transaction.objectStore('works')];
    const [summary, work] = await Promise.all([summaries.get(line), works.get(line)]);
    const id = crypto.randomUUID();
    if (summary && work) {
      const state = { project: id, ...JSON.parse(work) };
      await Promise.all([summaries.put({ ...summary, id }), works.put(JSON.stringify(state), id)]);
      await Promise.all([summaries.delete(line), works.delete(line)]);
    }
    await transaction.done;
  }
  localStorage.setItem(MARK, '1');
}

/** Stores local states in the database (D70). @throws without database or space */
export async function settle(): Promise<void> {
  const works = localWorks();
  if (works.length === 0) return;
  try {
    const opened = await database();
    await renameFormer(opened);
    for (const { id } of works) await withRoom(() => settleOne(opened, id));
    configuratorStore.setState({ shelf: (await isRoomLow()) ? 'low' : null });
  } catch (fault) {
    if (isStorageFull(fault)) configuratorStore.setState({ shelf: 'full' });
    throw fault;
  }
}

export async function isRoomLow(): Promise<boolean> {
  const { usage = 0, quota = 0 } =
    (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {};
  return quota > 0 && usage > quota * LOW;
}
