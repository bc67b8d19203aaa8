import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bytes } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { embedded } from './engines.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { footprint, growth } from './process.ts';
import { openShop, type Shop, upload } from './shop.ts';

const ANNOUNCED: Bytes = 5_000_000;
const SENT: Bytes = 3_000_000;
const AT_ONCE = 10;

async function leaveMidway({ url }: Instance, { cookie }: Shop): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const headers = [`host: ${host}`, `origin: ${url}`, `cookie: ${cookie}`, `content-length: ${ANNOUNCED}`];
  socket.write(`POST /api/files/notes HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(Buffer.alloc(SENT, 'x'), resolve));
  await nextTurn();
  socket.destroy();
}

const filesIn = async (dataDir: string) =>
  (await readdir(dataDir, { recursive: true })).filter((path) => path.startsWith('files/notes/'));

export async function leaveUploads(times: number): Promise<Measured[]> {
  const engine = await embedded();
  const dataDir = engine.settings.DATA_DIR as string;
  let instance: Instance | null = null;
  try {
    instance = await startInstance(engine.settings);
    const running = instance;
    const shop = await openShop(running.url);
    await upload(running.url, shop, 'note');
    const leave = async (count: number) => {
      for (let done = 0; done < count; done += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => leaveMidway(running, shop)));
    };
    // Later rounds reuse the memory of the first one.
    await leave(times);
    const before = footprint(running);
    await leave(times);
    const isUploaded = () => upload(running.url, shop, 'note').then(({ status }) => status === 201);
    await until('a file is stored', isUploaded);
    const after = footprint(running);
    const files = await filesIn(dataDir);
    return [
      { what: 'clients gone in the middle of an upload', value: times, unit: '' },
      { what: 'files of theirs', value: files.length - 2, unit: '', target: { most: 0 } },
      {
        what: 'logged as errors',
        value: running.lines.filter((line) => line.includes('"level":"error"')).length,
        unit: '',
        target: { most: 0 },
      },
      ...running.ends(),
      ...growth(before, after, 60),
    ];
  } finally {
    await instance?.kill();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => leaveUploads(400);
