import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { currentPlan, newHistory, undo } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { arbitraryPlan } from '@lumitor/domain/testing/arbitraryPlan';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import * as fake from 'fake-indexeddb';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { catalogueStore } from '../data/catalogue.ts';
import { takeNew, takeStored, write } from './browserStorage.ts';
import { initialState } from './configuratorStore.ts';
import { numberOrders } from './numberOrders.ts';
import { priceProjects } from './priceProjects.ts';
import { database } from './projectDatabase.ts';
import {
  addProject,
  binProject,
  countStored,
  duplicateProject,
  listProjects,
  noteOrder,
  openProject,
  picturesOfProjects,
  planOf,
  renameProject,
  replaceProject,
  restoreProject,
  startProject,
} from './projects.ts';
import { settle } from './settleProjects.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 25);

const planWith = (...lengths: number[]): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf(...lengths.map((length): [number] => [length])),
});
const work = (plan: Plan, project: string | null = null) => ({
  ...initialState(),
  project,
  history: newHistory(plan),
});
const lengthsOf = async (id: string) =>
  (await planOf(id))?.layout.steps.map(({ frameLength }) => frameLength);

function emptyStorage(): Storage {
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
    clear: () => {
      for (const key of Object.keys(store)) delete store[key];
    },
  };
  const store: Record<string, string> = Object.create(methods);
  return store as unknown as Storage;
}

beforeAll(() => {
  vi.stubGlobal('indexedDB', fake.indexedDB);
  for (const [name, one] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, one);
});
beforeEach(async () => {
  const localStorage = emptyStorage();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', emptyStorage());
  vi.stubGlobal('window', { localStorage });
  const opened = await database();
  await Promise.all([opened.clear('summaries'), opened.clear('works')]);
});
afterAll(() => vi.unstubAllGlobals());

it('earlier stored work is the first project of its line, each once', async () => {
  write(work(planWith(200)), false);
  write(work(planWith(100, 120)), true);
  await settle();
  await settle();
  const { projects, isStored } = await listProjects();
  expect(isStored).toBe(true);
  expect(projects.map(({ id, line, steps, length }) => ({ id, line, steps, length }))).toEqual([
    { id: 'micro', line: 'micro', steps: 2, length: 220 },
    { id: 'standard', line: 'standard', steps: 1, length: 200 },
  ]);
});

it('a state of another project is put aside before being overwritten, and stored with the projects', async () => {
  write(work(planWith(200)), false);
  write(work(planWith(100), 'other'), false);
  expect(await lengthsOf('standard')).toEqual([200]);
  await settle();
  expect(localStorage.getItem('configurator.project.standard')).toBeNull();
  expect(await lengthsOf('standard')).toEqual([200]);
  expect(await lengthsOf('other')).toEqual([100]);
});

it('a tab follows only its own project', () => {
  write(work(planWith(200), 'mine'), false);
  const mine = localStorage.getItem('configurator') ?? '';
  write(work(planWith(100), 'other'), false);
  takeStored('standard');
  localStorage.setItem('configurator', mine);
  expect(takeNew('standard', 'other')).toBeNull();
  expect(takeNew('standard', 'mine')?.project).toBe('mine');
});

it('projects are unchanged by opening, starting, deleting and restoring', async () => {
  write(work(planWith(200)), false);
  const id = await addProject(planWith(50, 60), 'standard');
  await openProject({ id, line: 'standard' });
  expect(takeStored('standard')).toMatchObject({ project: id });
  startProject('standard');
  expect(takeStored('standard')).toMatchObject({ state: null, isDamaged: false });
  await openProject({ id, line: 'standard' });
  await binProject(id);
  expect(takeStored('standard').project).not.toBe(id);
  await expect(openProject({ id, line: 'standard' })).rejects.toThrow(id);
  await restoreProject(id);
  await openProject({ id, line: 'standard' });
  const { projects } = await listProjects();
  expect(projects.map((one) => one.length).sort()).toEqual([110, 200]);
});

it('the bin retains a project for 30 days', async () => {
  const id = await addProject(planWith(50), 'micro');
  await binProject(id);
  const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
  const [soon, later] = [days(29), days(31)];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(soon);
  expect((await listProjects()).projects).toHaveLength(1);
  clock.mockReturnValue(later);
  expect((await listProjects()).projects).toHaveLength(0);
  clock.mockRestore();
  expect(await planOf(id)).toBeNull();
});

it('an open project can be renamed, too, and undo restores the name', async () => {
  write(work(planWith(200)), false);
  await renameProject('standard', 'Galeria');
  const state = takeNew('standard', null);
  expect(state && currentPlan(state.history).name).toBe('Galeria');
  expect(state?.history.index).toBe(1);
  const [one] = (await listProjects()).projects;
  if (one) await duplicateProject(one, 'Galeria (kopia)');
  expect((await listProjects()).projects.map(({ name }) => name).sort()).toEqual([
    'Galeria',
    'Galeria (kopia)',
  ]);
});

it('pictures of all undoable plans are listed', async () => {
  const id = '9b2f6c1e-3d4a-4b5c-8d6e-7f8091a2b3c4';
  const underlay = {
    id,
    name: 'a',
    width: 10,
    height: 10,
    x: 0,
    y: 0,
    scale: 1,
    rotation: 0,
    opacity: 1,
    isLocked: false,
  };
  await addProject({ ...planWith(50), underlay }, 'micro');
  expect([...(await picturesOfProjects())]).toEqual([id]);
});

it('a state written after local storage was emptied is another project', async () => {
  write(work(planWith(200)), false);
  await settle();
  localStorage.clear();
  write(work(planWith(100)), false);
  await settle();
  expect((await listProjects()).projects.map(({ length }) => length).sort()).toEqual([100, 200]);
});

it('a different view is not an edit of the plan', async () => {
  write(work(planWith(200)), false);
  await settle();
  const [before] = (await listProjects()).projects;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
  write({ ...work(planWith(200)), mode: 'light' }, false);
  expect((await listProjects()).projects).toEqual([before]);
  write(work(planWith(210)), false);
  expect((await listProjects()).projects[0]?.edited).toBeGreaterThan(before?.edited ?? 0);
  clock.mockRestore();
});

it('without a database, the states in local storage are listed, and stay', async () => {
  write(work(planWith(200)), false);
  write(work(planWith(100), 'other'), false);
  const get = vi.spyOn(IDBFactory.prototype, 'open');
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const { projects, isStored } = await listProjects();
  transaction.mockRestore();
  get.mockRestore();
  expect(isStored).toBe(false);
  expect(projects.map(({ length }) => length).sort()).toEqual([100, 200]);
});

type Action = { tab: 0 | 1; does: 'draw' | 'switch' | 'settle'; plan: Plan; to: number };

it('the newest state of each project is found after any writes of two tabs', async () => {
  const deed: fc.Arbitrary<Action> = fc.record({
    tab: fc.constantFrom(0, 1),
    does: fc.constantFrom('draw', 'draw', 'switch', 'settle'),
    plan: arbitraryPlan,
    to: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), async (deeds) => {
      localStorage.clear();
      const opened = await database();
      await Promise.all([opened.clear('summaries'), opened.clear('works')]);
      const open = ['a', 'b'];
      const newest = new Map<string, Plan>();
      for (const { tab, does, plan, to } of deeds) {
        const id = open[tab] ?? 'a';
        if (does === 'settle') await settle();
        else if (does === 'switch') open[tab] = 'abc'[to] ?? 'a';
        else {
          const named = { ...plan, name: plan.name || 'x' };
          write(work(named, id), false);
          newest.set(id, named);
        }
      }
      for (const [id, plan] of newest) expect((await planOf(id))?.layout.steps).toEqual(plan.layout.steps);
    }),
    { numRuns },
  );
});

it('a project’s plan is replaced with its price, and undo restores the former plan', async () => {
  const id = await addProject(planWith(200), 'standard');
  const total = { net: 1_000, gross: 1_230, currency: 'PLN' } as const;
  await replaceProject(id, planWith(100, 300), total);
  const { projects } = await listProjects();
  expect(projects).toMatchObject([{ id, length: 400, total, binned: null }]);
  await openProject({ id, line: 'standard' });
  const history = takeStored('standard').state?.history ?? newHistory();
  expect(currentPlan(undo(history)).layout.steps.map(({ frameLength }) => frameLength)).toEqual([200]);
});

it('everything erased with all projects is counted, including the bin, and shared items once', async () => {
  expect(await countStored()).toEqual({ projects: 0, pictures: 0, orders: 0 });
  const underlay = newUnderlay(
    { id: crypto.randomUUID(), name: 'rzut.png', width: 100, height: 80 },
    { x: 0, y: 0 },
    600,
  );
  const id = await addProject({ ...planWith(200), underlay }, 'standard');
  const [project] = (await listProjects()).projects;
  if (project) await duplicateProject(project, 'B');
  await noteOrder(id, 'order-1');
  await binProject(id);
  expect(await countStored()).toEqual({ projects: 2, pictures: 1, orders: 1 });
});

it('the order number of a project is requested once, and stored until the order changes', async () => {
  const requested = vi.fn((path: string) =>
    path.includes('away')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ number: `2026/${path.at(-1)}` })),
  );
  vi.stubGlobal('fetch', requested);
  const request = async () => {
    const { projects } = await listProjects();
    await numberOrders(
      projects.filter(({ orderNumber }) => !orderNumber),
      () => {},
    );
    return (await listProjects()).projects.map(({ orderNumber }) => orderNumber);
  };
  const id = await addProject(planWith(200), 'standard');
  expect(await request()).toEqual([undefined]);
  await noteOrder(id, 'away');
  expect(await request()).toEqual([undefined]);
  await noteOrder(id, 'order-1');
  expect(await request()).toEqual(['2026/1']);
  await renameProject(id, 'Galeria');
  expect(await request()).toEqual(['2026/1']);
  await noteOrder(id, 'order-2');
  expect((await listProjects()).projects[0]?.orderNumber).toBeUndefined();
  expect(await request()).toEqual(['2026/2']);
  expect(requested).toHaveBeenCalledTimes(3);
});

it('a project stored without a catalogue is priced once the catalogue is loaded, and renaming preserves the price', async () => {
  const before = catalogueStore.getState();
  const totals = async () => (await listProjects()).projects.map(({ total }) => total?.net);
  const priced = (length: number): Plan => ({
    ...planWith(length),
    choices: { ...EMPTY_PLAN.choices, connectionId: sampleCatalogue.connections[0]?.id ?? null },
  });
  write(work(priced(200), 'left'), false);
  expect(await totals()).toEqual([undefined]);
  const { projects } = await listProjects();
  expect((await priceProjects(projects)).size).toBe(0);
  catalogueStore.setState({ standard: { status: 'ready', catalogue: sampleCatalogue } });
  const found = await priceProjects(projects);
  const [net] = await totals();
  expect(found.get('left')?.net).toBe(net);
  expect(net).toBeGreaterThan(0);
  await renameProject('left', 'Galeria');
  expect(await totals()).toEqual([net]);
  write(work(priced(210), 'left'), false);
  expect(await totals()).toEqual([undefined]);
  catalogueStore.setState(before);
});
