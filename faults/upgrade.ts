import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../bench/measured.ts';
import { ADMINISTRATOR as OF_DEMO } from '../e2e/administrator.mjs';
import { embeddedFaults } from '../packages/server/testing/integrity.ts';
import { unpackFormer } from '../scripts/former/unpack.ts';
import { signIn } from './accounts.ts';
import { ADMINISTRATOR, type Instance, startInstance } from './instance.ts';
import { callService as send } from './send.ts';

interface Sent {
  saves: { request: { idempotencyKey: string }; id: string }[];
  enquiries: { orderId: string; request: object }[];
}

class Checks {
  #failed = 0;

  note(isSo: boolean): void {
    if (!isSo) this.#failed += 1;
  }

  row = (what: string): Measured => ({ what, value: this.#failed, unit: '', target: { most: 0 } });
}

/** Keys are commits. */
const ADMINISTRATORS: Record<string, typeof ADMINISTRATOR> = {
  '46ed750': ADMINISTRATOR,
  '639714f1': OF_DEMO,
};

async function counted({ url }: Instance, commit: string, { enquiries }: Sent): Promise<string> {
  const cookie = await signIn(url, ADMINISTRATORS[commit]);
  const lengths = await Promise.all([
    ...['reflinksdownload', 'emails', 'reflinks', 'connections', 'accessories'].map(async (collection) => {
      const { body } = await send(url, `/api/documents/${collection}?limit=1000`, { cookie });
      return `${collection} ${body.documents.length}`;
    }),
    ...enquiries.map(async ({ orderId }) => {
      const { body } = await send(url, `/api/orders/${orderId}/enquiries`, { cookie });
      return `enquiries ${body.enquiries.length}`;
    }),
  ]);
  return lengths.join(', ');
}

async function opens({ url }: Instance, id: string): Promise<boolean> {
  const { status, body } = await send(url, `/api/orders/${id}`);
  const file = body?.data?.underlay?.file;
  return status === 200 && (!file || (await send(url, file)).status === 200);
}

/** A repeated save finds the order of the older version. */
async function findsOrder({ url }: Instance, { request, id }: Sent['saves'][number]): Promise<boolean> {
  const { status, body } = await send(url, '/api/orders', { method: 'POST', body: request });
  return status === 201 && body.id === id;
}

const EXPECTED: Record<string, string> = {
  '46ed750': 'reflinksdownload 2, emails 1, reflinks 1, connections 1, accessories 3',
  '639714f1': 'reflinksdownload 4, emails 0, reflinks 1, connections 6, accessories 81, enquiries 1',
};

async function upgrade(commit: string): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lumitor-faults-'));
  const [opened, met, stored, whole] = [new Checks(), new Checks(), new Checks(), new Checks()];
  let instance: Instance | null = null;
  try {
    unpackFormer(commit, folder);
    const sent: Sent = JSON.parse(await readFile(join(folder, 'sent.json'), 'utf8'));
    const dataDir = join(folder, 'data');
    // The second start opens data written by this version.
    for (let start = 0; start < 2; start += 1) {
      const running = await startInstance({ DATA_DIR: dataDir });
      instance = running;
      for (const save of sent.saves) {
        opened.note(await opens(running, save.id));
        met.note(await findsOrder(running, save));
      }
      for (const { orderId, request } of sent.enquiries) {
        const { status } = await send(running.url, `/api/orders/${orderId}/enquiry`, {
          method: 'POST',
          body: request,
        });
        met.note(status === 201);
      }
      stored.note((await counted(running, commit, sent)) === EXPECTED[commit]);
      whole.note((await running.stop()) === 0 && embeddedFaults(dataDir).length === 0);
    }
  } finally {
    await instance?.kill();
    await rm(folder, { recursive: true, force: true });
  }
  return [
    opened.row(`${commit}: orders that do not open`),
    met.row(`${commit}: saves and enquiries that do not meet theirs when sent again`),
    stored.row(`${commit}: starts that lost or doubled something`),
    whole.row(`${commit}: starts with faults in the database`),
  ];
}

export async function run(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const commit of Object.keys(EXPECTED)) measured.push(...(await upgrade(commit)));
  return measured;
}
