import { imageAt } from '@lumitor/domain/catalogue/image';
import type { Ms } from '@lumitor/domain/units';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from '../documents/documentStore.ts';
import { chosenEngine } from '../testing/engines.ts';
import { SAMPLES } from '../testing/samples.ts';
import { FileBin } from './fileBin.ts';
import { type FileStore, StorageFault } from './fileStore.ts';

const HOUR: Ms = 60 * 60 * 1000;
const MONTH: Ms = 31 * 24 * HOUR;
const WIDTHS = [96, 320, 960] as const;

type Step = () => Promise<void>;

class MemoryStore implements FileStore {
  readonly stored = new Map<string, Buffer>();
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }
  async write(path: string, bytes: Uint8Array) {
    await this.#step();
    this.stored.set(path, Buffer.from(bytes));
  }
  async read(path: string) {
    await this.#step();
    return this.stored.get(path) ?? null;
  }
  async has(path: string) {
    return (await this.read(path)) !== null;
  }
  async remove(path: string) {
    await this.#step();
    return this.stored.delete(path);
  }
  async *list() {}
  async check() {}
  async tidy() {}
}

let store: DocumentStore;
let pictures = 0;
beforeEach(async () => {
  store = new DocumentStore((await (await chosenEngine().create())()).db);
});

function setUp(step: Step = async () => {}) {
  pictures += 1;
  const url = `/files/images/${String(pictures).padStart(20, '0')}.webp`;
  const [files, bin] = [new MemoryStore(step), new MemoryStore(step)];
  const paths = WIDTHS.map((width) => imageAt(url, width).slice('/files/'.length)).sort();
  for (const path of paths) files.stored.set(path, Buffer.from(path));
  const fileBin = new FileBin({ db: store.db, files, bin });
  const show = () => store.add('bindings', { ...SAMPLES.bindings, img: url });
  const isNoted = async () =>
    (await store.db.selectFrom('discardedFiles').select('url').where('url', '=', url).execute()).length > 0;
  const age = (milliseconds: Ms) =>
    store.db
      .updateTable('discardedFiles')
      .set({ at: new Date(Date.now() - milliseconds).toISOString() })
      .where('url', '=', url)
      .execute();
  return { url, paths, files, bin, fileBin, show, isNoted, age };
}

const pathsIn = ({ stored }: MemoryStore) => [...stored.keys()].sort();

function stepsUpTo(count: number, error: Error) {
  let left = Number.POSITIVE_INFINITY;
  const step: Step = async () => {
    if (left === 0) throw error;
    left -= 1;
  };
  async function during(work: () => Promise<void>): Promise<void> {
    left = count;
    await work().finally(() => {
      left = Number.POSITIVE_INFINITY;
    });
  }
  return { step, during };
}

function nextStep() {
  let waiting: () => Promise<unknown> = async () => {};
  const step: Step = async () => {
    const work = waiting;
    waiting = async () => {};
    await work();
  };
  const use = (work: () => Promise<unknown>) => {
    waiting = work;
  };
  return { step, use };
}

const KILLED = new Error('killed');
const STEPS = Array.from({ length: 14 }, (_, count) => count);

describe('a picture whose move to the bin is interrupted at any step', () => {
  it('can be restored', async () => {
    for (const count of STEPS) {
      const cut = stepsUpTo(count, KILLED);
      const { url, paths, files, bin, fileBin } = setUp(cut.step);
      await cut.during(() => fileBin.discardUnused([url])).catch(() => {});
      for (const path of paths)
        expect(files.stored.has(path) || bin.stored.has(path), `${path} after ${count} steps`).toBe(true);
      await fileBin.recover([url]);
      expect(pathsIn(files), `after ${count} steps`).toEqual(paths);
    }
  });

  it('is deleted by the next sweeps', async () => {
    for (const count of STEPS) {
      const cut = stepsUpTo(count, KILLED);
      const { url, paths, files, bin, fileBin, isNoted } = setUp(cut.step);
      await cut.during(() => fileBin.discardUnused([url])).catch(() => {});
      await fileBin.sweep(Date.now() + 2 * HOUR);
      expect(pathsIn(files), `after ${count} steps`).toEqual([]);
      expect(pathsIn(bin), `after ${count} steps`).toEqual(paths);
      await fileBin.sweep(Date.now() + MONTH);
      expect(pathsIn(bin)).toEqual([]);
      expect(await isNoted()).toBe(false);
    }
  });
});

describe('a restored picture', () => {
  it('is complete after the second attempt if the first is interrupted at any step', async () => {
    for (const count of STEPS) {
      const cut = stepsUpTo(count, KILLED);
      const { url, paths, files, bin, fileBin, show, isNoted } = setUp(cut.step);
      await fileBin.discardUnused([url]);
      await cut.during(() => fileBin.recover([url])).catch(() => {});
      await fileBin.recover([url]);
      await show();
      await fileBin.sweep(Date.now() + MONTH);
      expect(pathsIn(files), `after ${count} steps`).toEqual(paths);
      expect(pathsIn(bin)).toEqual([]);
      expect(await isNoted()).toBe(false);
    }
  });

  it('is restored at once if a document shows it during its removal', async () => {
    const moment = nextStep();
    const { url, paths, files, fileBin, show } = setUp(moment.step);
    moment.use(show);
    await fileBin.discardUnused([url]);
    expect(pathsIn(files)).toEqual(paths);
  });

  it('stays shown in any interleaving of its removal and a document that shows it again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { url, paths, files, fileBin, show } = setUp(() => scheduler.schedule(Promise.resolve()));
        const showAgain = async () => {
          await fileBin.recover([url]);
          await show();
        };
        const all = Promise.all([fileBin.discardUnused([url]), showAgain(), fileBin.discardUnused([url])]);
        await scheduler.waitFor(all);
        await scheduler.waitFor(fileBin.sweep(Date.now() + 2 * HOUR));
        expect(pathsIn(files)).toEqual(paths);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a sweep', () => {
  it('restores pictures that a document shows', async () => {
    const { url, paths, files, fileBin, show } = setUp();
    await fileBin.discardUnused([url]);
    await show();
    await fileBin.sweep(Date.now() + 2 * HOUR);
    expect(pathsIn(files)).toEqual(paths);
  });

  it('leaves recently restored pictures until a document shows them', async () => {
    const { url, paths, files, fileBin, age } = setUp();
    await fileBin.discardUnused([url]);
    await age(2 * HOUR);
    await fileBin.recover([url]);
    await fileBin.sweep();
    expect(pathsIn(files)).toEqual(paths);
  });

  it('leaves pictures in the bin that are restored or removed again meanwhile', async () => {
    const moment = nextStep();
    const { url, paths, bin, fileBin, age, isNoted } = setUp(moment.step);
    await fileBin.discardUnused([url]);
    await age(MONTH);
    moment.use(() => fileBin.recover([url]));
    await fileBin.sweep();
    expect(pathsIn(bin)).toEqual(paths);
    expect(await isNoted()).toBe(true);
  });
});

describe('an unavailable storage', () => {
  it('does not fail a change; the picture is removed later', async () => {
    const cut = stepsUpTo(0, new StorageFault('The storage is full.'));
    const { url, files, bin, fileBin } = setUp(cut.step);
    const sweep = () => fileBin.sweep(Date.now() + 2 * HOUR);
    await cut.during(() => fileBin.discardUnused([url]));
    expect([files.stored.size, bin.stored.size]).toEqual([3, 0]);
    await expect(cut.during(() => fileBin.recover([url]))).rejects.toThrow(StorageFault);
    await expect(cut.during(sweep)).rejects.toThrow(StorageFault);
    await sweep();
    expect([files.stored.size, bin.stored.size]).toEqual([0, 3]);
  });
});
