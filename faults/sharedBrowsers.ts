import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { currentPlan } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { type SharedLinks, sharedText, textOfShared } from '@lumitor/domain/sharing/sharedProject';
import { chance } from '@lumitor/domain/testing/chance';
import { withBrowser } from '../bench/browser.ts';
import type { Measured } from '../bench/measured.ts';
import { SAMPLES } from '../packages/server/testing/samples.ts';
import { fromStored } from '../packages/web/visitor/storedState.ts';
import { webBuildStep } from '../scripts/setup/build.mjs';
import { chromiumStep } from '../scripts/setup/chromium.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';
import { embedded } from './engines.ts';
import { until } from './events.ts';
import { startInstance } from './instance.ts';
import { type LossyNet, NO_LOSS, openLossyNet } from './lossyNet.ts';
import { callService as send } from './send.ts';
import { readOpened, SharedDoor } from './sharedDoor.ts';
import { isAlike, type Look, lookOf } from './sharedLook.ts';
import { type PageCounts, SharedPage } from './sharedPage.ts';
import { LOSS } from './sharing.ts';
import { openShop } from './shop.ts';

const NAMES = ['Ola', 'Jan'];
const NONE = { most: 0 };

const FIRST = storedPlan({
  ...EMPTY_PLAN,
  hang: 50,
  room: newRoom(rectangle(1_200, 900, { x: 0, y: 0 })),
});

async function share(url: string): Promise<SharedLinks> {
  const { cookie } = await openShop(url);
  await send(url, '/api/documents/bindings', { method: 'POST', body: SAMPLES.bindings, cookie });
  return (await send(url, '/api/projects', { method: 'POST', body: { isMicro: false, plan: FIRST } })).body;
}

/** Versions based on a version that its author had not seen. */
function unseen(door: SharedDoor, pages: readonly SharedPage[]): number {
  const versions = door.versions();
  return versions.filter(({ by, at }, index) => {
    const base = versions[index - 1];
    const page = pages[NAMES.indexOf(by)];
    if (!base || !page || base.by === by) return false;
    return (page.seen.get(base.look.drawn) ?? Number.POSITIVE_INFINITY) > at;
  }).length;
}

/** Two browsers edit one project through a lossy net, and offline (D71). */
export async function workInBrowsers(edits: number, seed: number): Promise<Measured[]> {
  const engine = await embedded();
  const instance = await startInstance(engine.settings);
  const door = new SharedDoor();
  const nets: LossyNet[] = [];
  const pages: SharedPage[] = [];
  try {
    const { work } = await share(instance.url);
    return await withBrowser(async (browser) => {
      for (const [evenOrOdd, name] of NAMES.entries()) {
        const net = await openLossyNet(instance.url, NO_LOSS, door.hears(name));
        nets.push(net);
        const random = chance(seed + evenOrOdd);
        // An undone edit equals a version of the other browser.
        const isStored = (look: Look) =>
          isAlike(look, lookOf(FIRST)) || door.changes.some((change) => isAlike(look, change.look));
        pages.push(await SharedPage.open(browser, net.url, work, { name, random, evenOrOdd, isStored }));
      }
      for (const net of nets) net.lose({ ...LOSS, streams: 10_000 });
      const made = () => pages.reduce((sum, { counts }) => sum + counts.edits, 0);
      await Promise.all(
        pages.map(async (page) => {
          while (made() < edits) await page.work();
        }),
      );
      const lost = nets.reduce((sum, net) => sum + net.lost, 0);
      for (const net of nets) net.heal();
      const areAlike = async () => {
        const areSettled = await Promise.all(pages.map((page) => page.settle()));
        const [one, other] = await Promise.all(pages.map((page) => page.look()));
        return areSettled.every(Boolean) && !!one && !!other && isAlike(one, other);
      };
      await until('both have settled on one version', areAlike, 60_000);
      const last = textOfShared((await readOpened(instance.url, work)).plan);
      const copies = await Promise.all(pages.map((page) => page.copy()));
      const ends = copies.map((stored) => {
        const state = fromStored(stored);
        return state && sharedText(currentPlan(state.restored.history));
      });
      const sum = (of: (counts: PageCounts) => number) =>
        pages.reduce((all, { counts }) => all + of(counts), 0);
      const rows: Record<string, number> = {
        'said to be stored, and not there': sum((page) => page.notStored),
        'work replaced without a question': sum((page) => page.replaced),
        'overwritten unseen': unseen(door, pages),
        'copies that are not what stood there': sum((page) => page.copiesUnlike),
        'ends that are not as the service has it': ends.filter((end) => end !== last).length,
        'errors of the pages': sum((page) => page.errors.length),
      };
      for (const { counts } of pages) for (const error of counts.errors) console.error(error);
      return [
        { what: 'edits of both', value: made(), unit: '', target: { least: edits } },
        {
          what: 'requests, answers and streams lost on the way',
          value: lost,
          unit: '',
          target: { least: 1 },
        },
        {
          what: 'times without a network',
          value: sum((page) => page.offline),
          unit: '',
          target: { least: 1 },
        },
        { what: 'choices: the newer one', value: sum((page) => page.taken), unit: '', target: { least: 1 } },
        { what: 'choices: the own one as a copy', value: sum((page) => page.copied), unit: '' },
        {
          what: 'said to be stored, and there',
          value: sum((page) => page.storedAsReported),
          unit: '',
          target: { least: 1 },
        },
        ...(await door.rows(instance.url, work)),
        ...Object.entries(rows).map(([what, value]) => ({ what, value, unit: '', target: NONE })),
      ];
    });
  } finally {
    for (const net of nets) net.close();
    await instance.kill();
    await engine.close();
  }
}

export async function run(): Promise<Measured[]> {
  await runSteps([chromiumStep, webBuildStep]);
  const seed = Math.trunc(Math.random() * 2 ** 31);
  console.log(`Random edits by the seed ${seed}`);
  return workInBrowsers(2_000, seed);
}
