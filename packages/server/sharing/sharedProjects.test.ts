import { randomUUID } from 'node:crypto';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { expect, it } from 'vitest';
import type { DocumentStore } from '../documents/documentStore.ts';
import { freshService } from '../testing/freshService.ts';
import { changeProject, deleteSharedProject, listVersions, retainSent, share } from './sharedProjects.ts';

const OWNER = { by: 'Anna', byShop: 0, byOwner: 1 };
const bodyNamed = (name: string) => JSON.stringify(storedPlan({ ...EMPTY_PLAN, name }));

const present = ({ db }: DocumentStore) =>
  db.selectFrom('sharedProjects').selectAll().executeTakeFirstOrThrow();
const versionsOf = async ({ db }: DocumentStore, id: string) =>
  (await listVersions(db, id)).map(({ version }) => version);

async function change(store: DocumentStore, name: string): Promise<void> {
  const project = await present(store);
  const opened = () => {
    throw new Error('Nobody else changes the project');
  };
  const sent = { id: randomUUID(), base: project.version, plan: bodyNamed(name), keepsBase: false };
  await changeProject(store, project, { ...sent, ...OWNER }, opened);
}

async function sharedProject() {
  const { store } = (await freshService()).parts;
  await share(store, { isMicro: false, plan: bodyNamed('A'), by: OWNER.by });
  await change(store, 'B');
  return { store, project: await present(store) };
}

it('a state that was sent becomes a version, however soon its author continues', async () => {
  const { store, project } = await sharedProject();
  await retainSent(store, project);
  await change(store, 'C');
  expect(await versionsOf(store, project.id)).toEqual([2, 1]);
});

it('a state replaced by its author while it was sent becomes a version', async () => {
  const { store, project } = await sharedProject();
  await change(store, 'C');
  expect(await versionsOf(store, project.id)).toEqual([1]);
  await retainSent(store, project);
  expect(await versionsOf(store, project.id)).toEqual([2, 1]);
});

it('a project that was removed while it was sent stays removed', async () => {
  const { store, project } = await sharedProject();
  await deleteSharedProject(store.db, project.id);
  await retainSent(store, project);
  expect(await versionsOf(store, project.id)).toEqual([]);
});
