import { setTimeout as delay } from 'node:timers/promises';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { type SharedLinks, textOfShared } from '@lumitor/domain/sharing/sharedProject';
import type { Measured } from '../bench/measured.ts';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { promote, startStandby } from '../packages/server/testing/postgresStandby.ts';
import { type Engine, embedded, postgresAndFolder } from './engines.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { openLossyNet } from './lossyNet.ts';
import { callService as send } from './send.ts';
import type { Sent, TabReport } from './sharedTab.ts';
import { notifyAll, openTab, type Tab } from './tab.ts';

/** Percentages of lost requests and answers; largest delay per direction. */
export const LOSS = { requested: 5, answered: 5, delay: 40 };
const NONE = { most: 0 };

type SharedTab = Tab<TabReport>;

export interface Disturbance<Base extends Engine> {
  openEngine(): Promise<Base>;
  disturb(engine: Base, instance: Instance): Promise<Instance>;
}

async function settle(tabs: readonly SharedTab[]): Promise<TabReport[]> {
  let reports: TabReport[] = [];
  const areSettled = async () => {
    reports = await notifyAll(tabs, 'settle');
    return reports.every(({ isSettled, version }) => isSettled && version === reports[0]?.version);
  };
  await until('both have settled on one version', areSettled, 60_000);
  return reports;
}

/** Each version must have one predecessor, seen by its author. */
function compareSent(sent: readonly Sent[], last: number): Measured[] {
  const known = sent.filter(({ version }) => version !== null);
  const versions = new Set(known.map(({ version }) => version));
  // A stored change with a lost answer ended in a conflict.
  const ofUnanswered = (version: number) =>
    sent.some((one) => one.version === null && one.base === version - 1);
  const made = Array.from({ length: last - 1 }, (_, index) => index + 2);
  const rows = {
    'acknowledged and lost': known.filter(({ version, base }) => version !== base + 1 || version > last),
    'stored twice': known.slice(versions.size),
    'overwritten unseen': known.filter(({ isSeen }) => !isSeen),
    'versions that nobody has sent': made.filter(
      (version) => !versions.has(version) && !ofUnanswered(version),
    ),
  };
  return [
    { what: 'changes acknowledged', value: known.length, unit: '', target: { least: 1 } },
    ...Object.entries(rows).map(([what, { length }]) => ({ what, value: length, unit: '', target: NONE })),
  ];
}

async function present(url: string, link: string): Promise<{ version: number; text: string | null }> {
  const answer = await fetch(`${url}/api/projects/opened`, { headers: { [LINK_HEADER]: link } });
  const { version, plan } = await answer.json();
  return { version, text: textOfShared(plan) };
}

/** Two browsers edit one project through a lossy net (D71). */
export async function workTogether<Base extends Engine>(
  what: string,
  { openEngine, disturb }: Disturbance<Base>,
  edits: number,
  times: number,
): Promise<Measured[]> {
  const engine = await openEngine();
  let instance = await startInstance(engine.settings);
  const net = await openLossyNet(instance.url, LOSS);
  const tabs: SharedTab[] = [];
  try {
    const body = { isMicro: false, plan: storedPlan(EMPTY_PLAN) };
    const links: SharedLinks = (await send(instance.url, '/api/projects', { method: 'POST', body })).body;
    const names = ['Ola', 'Jan'];
    tabs.push(
      ...(await Promise.all(
        names.map((name) => openTab<TabReport>('sharedTab.ts', net.url, links.work, name)),
      )),
    );
    for (let time = 0; time < times; time += 1) {
      await delay(300 + ((time * 137) % 1_000));
      instance = await disturb(engine, instance);
      net.lead(instance.url);
    }
    const made = async () => (await notifyAll(tabs, 'go on')).reduce((sum, tab) => sum + tab.edits, 0);
    await until('both have made their edits', async () => (await made()) >= edits, 10 * 60_000);
    net.heal();
    const reports = await settle(tabs);
    const last = await present(instance.url, links.work);
    const sum = (of: (report: TabReport) => number) => reports.reduce((all, each) => all + of(each), 0);
    const rows: Measured[] = [
      { what: 'disturbances', value: times, unit: '' },
      { what: 'edits of both', value: sum((tab) => tab.edits), unit: '', target: { least: edits } },
      { what: 'requests and answers lost on the way', value: net.lost, unit: '', target: { least: 1 } },
      {
        what: 'choices between two versions',
        value: sum((tab) => tab.choices),
        unit: '',
        target: { least: 1 },
      },
      ...compareSent(
        reports.flatMap(({ sent }) => sent),
        last.version,
      ),
      { what: 'work replaced without a question', value: sum((tab) => tab.lost), unit: '', target: NONE },
      {
        what: 'ends that are not as the service has it',
        value: reports.filter(({ version, plan }) => version !== last.version || plan !== last.text).length,
        unit: '',
        target: NONE,
      },
    ];
    return rows.map((row) => ({ ...row, what: `${what}, ${row.what}` }));
  } finally {
    for (const tab of tabs) tab.close();
    net.close();
    await instance.kill();
    await engine.close();
  }
}

export const UNDISTURBED: Disturbance<Engine> = {
  openEngine: embedded,
  disturb: async (_, instance) => instance,
};

export const KILLED: Disturbance<Engine> = {
  openEngine: embedded,
  async disturb({ settings }, instance) {
    await instance.kill();
    return startInstance(settings);
  },
};

export const DATABASE_KILLED: Disturbance<Awaited<ReturnType<typeof postgresAndFolder>>> = {
  openEngine: postgresAndFolder,
  async disturb({ server }, instance) {
    await server.kill();
    await server.restart();
    return instance;
  },
};

async function primaryAndStandby() {
  let primary = await startPostgres();
  const database = await primary.createDatabase();
  let standby = await startStandby(primary, { isSynchronous: true });
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`);
  const { settings, close } = await embedded();
  const databaseUrl = primary.url(database).replace(`127.0.0.1:${primary.port}`, hosts.join());
  return {
    settings: { ...settings, DATABASE_URL: databaseUrl },
    findFaults: async () => [],
    async failOver() {
      const { port } = primary;
      await primary.kill();
      await promote(standby);
      await primary.close();
      primary = standby;
      standby = await startStandby(primary, { isSynchronous: true, port });
    },
    async close() {
      await standby.close();
      await primary.close();
      await close();
    },
  };
}

export const FAILED_OVER: Disturbance<Awaited<ReturnType<typeof primaryAndStandby>>> = {
  openEngine: primaryAndStandby,
  async disturb(engine, instance) {
    await engine.failOver();
    return instance;
  },
};

export const run = async (): Promise<Measured[]> => [
  ...(await workTogether('loss and delay', UNDISTURBED, 2_000, 0)),
  ...(await workTogether('service killed', KILLED, 2_000, 20)),
  ...(await workTogether('database killed', DATABASE_KILLED, 2_000, 10)),
  ...(await workTogether('database failed over', FAILED_OVER, 2_000, 5)),
];
