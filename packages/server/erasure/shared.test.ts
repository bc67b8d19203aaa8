import { expect, test } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { countPerson, erasePerson } from './erase.ts';

const PERSON = { address: 'jan@example.com', phone: '' };
const PROJECTS = 40;
const VERSIONS = 12;

async function shareMany({ parts }: Service): Promise<void> {
  const { db } = parts.store;
  const at = new Date().toISOString();
  const bodyOf = (isNamed: boolean) =>
    JSON.stringify({ name: isNamed ? 'Jan@Example.com' : 'Salon', room: 'x'.repeat(20_000) });
  for (let index = 0; index < PROJECTS; index += 1) {
    const id = `project-${index}`;
    const made = { at, by: '', byShop: 0, byOwner: 0, isSent: 0 };
    const stamps = { isMicro: 0, version: VERSIONS + 1, changeIds: '[]', createdAt: at, openedAt: at };
    await db
      .insertInto('sharedProjects')
      .values({ id, seeHash: null, workHash: null, ownHash: id, ...stamps, ...made, body: bodyOf(false) })
      .execute();
    for (let version = 1; version <= VERSIONS; version += 1)
      await db
        .insertInto('projectVersions')
        .values({ projectId: id, version, ...made, body: bodyOf(index % 10 === 0 && version === 1) })
        .execute();
  }
}

async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await work();
  clearImmediate(next);
  return turns;
}

test('searching and erasing a person in many shared projects yields to other requests', async () => {
  const service = await freshService();
  await shareMany(service);
  const { store, bin } = service.parts;
  const counting = turnsDuring(async () => {
    expect(await countPerson(store, PERSON)).toMatchObject({ projects: PROJECTS / 10 });
  });
  expect(await counting).toBeGreaterThan(PROJECTS);
  await erasePerson(store, PERSON, bin);
  const { db } = store;
  expect(await db.selectFrom('sharedProjects').select('id').execute()).toHaveLength(PROJECTS * 0.9);
  const versions = await db.selectFrom('projectVersions').select('version').execute();
  expect(versions).toHaveLength(PROJECTS * 0.9 * VERSIONS);
});
