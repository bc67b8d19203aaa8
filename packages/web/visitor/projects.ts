import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { currentPlan, newHistory, record } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Ms } from '@lumitor/domain/units';
import { initialState } from './configuratorStore.ts';
import { asideKey, localWorks, putCurrent, startedAs } from './localWorks.ts';
import { database, writing } from './projectDatabase.ts';
import { type ProjectSummary, type ProjectTotal, summaryOf } from './projectSummary.ts';
import { isStarted, settle, totalNow } from './settleProjects.ts';
import { isStateKey } from './stateKeys.ts';
import { fromStored, type RestoredState, toStored } from './storedState.ts';

const BIN_RETENTION: Ms = 30 * 24 * 60 * 60 * 1000;

export interface StoredProjects {
  projects: readonly ProjectSummary[];
  /** False without a database: projects need room in local storage. */
  isStored: boolean;
}

export async function listProjects(): Promise<StoredProjects> {
  await settle().catch(() => {});
  try {
    const opened = await database();
    const all = await opened.getAll('summaries');
    const gone = all.filter(({ binned }) => binned !== null && Date.now() - binned > BIN_RETENTION);
    await Promise.all(gone.map(({ id }) => removeProject(id)));
    const unsettled = ofLocalStorage().filter(({ id }) => !all.some((one) => one.id === id));
    return { projects: [...all.filter((one) => !gone.includes(one)), ...unsettled], isStored: true };
  } catch {
    return { projects: ofLocalStorage(), isStored: false };
  }
}

function ofLocalStorage(): ProjectSummary[] {
  try {
    return localWorks().flatMap((work) => {
      const { id, raw } = work;
      const reported = isStarted(raw) ? summaryOf(raw) : null;
      return reported ? [{ id, ...reported, total: totalNow(work), edited: Date.now(), binned: null }] : [];
    });
  } catch {
    return [];
  }
}

const localWorkOf = (id: string) => localWorks().find((one) => one.id === id);

export async function workOf(id: string): Promise<string | undefined> {
  const local = localWorkOf(id);
  if (local) return local.raw;
  const opened = await database();
  const summary = await opened.get('summaries', id);
  return summary?.binned === null ? opened.get('works', id) : undefined;
}

export async function planOf(id: string): Promise<Plan | null> {
  const raw = localWorkOf(id)?.raw ?? (await (await database()).get('works', id));
  const read = raw === undefined ? null : fromStored(JSON.parse(raw));
  return read && currentPlan(read.restored.history);
}

/** The former project stays. @throws if missing, or the storage is full */
export async function openProject({ id, line }: Pick<ProjectSummary, 'id' | 'line'>): Promise<void> {
  const work = await workOf(id);
  if (!work) throw new Error(`Project ${id} is missing`);
  putCurrent(localStorage, line, id, work);
}

export function startProject(line: ProductLine): void {
  const id = crypto.randomUUID();
  putCurrent(localStorage, line, id, startedAs(id, line));
}

async function changeWork(id: string, change: (stored: RestoredState) => RestoredState): Promise<void> {
  const local = localWorkOf(id);
  const opened = await database();
  const raw = local?.raw ?? (await opened.get('works', id));
  const read = raw && fromStored(JSON.parse(raw));
  if (!read) throw new Error(`Project ${id} is missing`);
  const changed = JSON.stringify(toStored(change(read.restored), read.isMicro));
  localStorage.setItem(local?.key ?? asideKey(id), changed);
  await settle();
}

export async function renameProject(id: string, name: string): Promise<void> {
  await settle();
  const before = await (await database()).get('summaries', id);
  await changeWork(id, (stored) => ({
    ...stored,
    history: record(stored.history, { kind: 'setName', name }).history,
  }));
  await noteTotal(id, before?.total ?? null);
}

export const noteOrder = (id: string, revises: string): Promise<void> =>
  changeWork(id, (stored) => ({ ...stored, revises }));

export async function addProject(
  plan: Plan,
  line: ProductLine,
  total: ProjectTotal | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const work = { ...initialState(), project: id, history: newHistory(plan) };
  const raw = JSON.stringify(toStored(work, line === 'micro'));
  const reported = summaryOf(raw);
  if (!reported) throw new Error('The stored plan is not readable');
  const transaction = writing(await database());
  await Promise.all([
    transaction.objectStore('works').put(raw, id),
    transaction.objectStore('summaries').put({ id, ...reported, total, edited: Date.now(), binned: null }),
    transaction.done,
  ]);
  return id;
}

export async function duplicateProject({ id, line, total }: ProjectSummary, name: string): Promise<string> {
  const plan = await planOf(id);
  if (!plan) throw new Error(`Project ${id} is missing`);
  return addProject({ ...plan, name }, line, total);
}

async function changeSummary(id: string, change: Partial<ProjectSummary>): Promise<void> {
  const transaction = writing(await database());
  const summaries = transaction.objectStore('summaries');
  const summary = await summaries.get(id);
  if (summary) await summaries.put({ ...summary, ...change });
  await transaction.done;
}

/** If the project is current on its line, another one starts in its place. */
export async function binProject(id: string): Promise<void> {
  await settle();
  await changeSummary(id, { binned: Date.now() });
  const local = localWorkOf(id);
  if (!local) return;
  const next = crypto.randomUUID();
  if (isStateKey(local.key)) localStorage.setItem(local.key, startedAs(next, local.line));
  else localStorage.removeItem(local.key);
}

export const restoreProject = (id: string): Promise<void> => changeSummary(id, { binned: null });

export async function replaceProject(id: string, plan: Plan, total: ProjectTotal | null): Promise<void> {
  await changeWork(id, (stored) => ({
    ...stored,
    history: record(stored.history, { kind: 'replace', plan }).history,
  }));
  await noteTotal(id, total);
}

export const noteTotal = (id: string, total: ProjectTotal | null): Promise<void> =>
  changeSummary(id, { total });

export const noteNumber = (id: string, orderNumber: string): Promise<void> =>
  changeSummary(id, { orderNumber });

export async function removeProject(id: string): Promise<void> {
  const transaction = writing(await database());
  await Promise.all([
    transaction.objectStore('works').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.done,
  ]);
}

/** @throws if unknown: no picture may be removed then */
export async function picturesOfProjects(): Promise<ReadonlySet<string>> {
  const all = await (await database()).getAll('summaries');
  return new Set(all.flatMap(({ pictures }) => pictures));
}

export async function openProjectOf(order: string): Promise<void> {
  const { projects } = await listProjects();
  const project = projects.find(({ revises, binned }) => revises === order && binned === null);
  if (project) await openProject(project);
}

/** Counts what erasure would remove. */
export async function countStored(): Promise<{ projects: number; pictures: number; orders: number }> {
  const { projects } = await listProjects();
  return {
    projects: projects.length,
    pictures: new Set(projects.flatMap(({ pictures }) => pictures)).size,
    orders: new Set(projects.flatMap(({ revises }) => revises ?? [])).size,
  };
}
