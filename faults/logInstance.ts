import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isBuilt } from '../scripts/setup/build.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { ADMINISTRATOR, CLIENT_HEADER, Instance } from './instance.ts';

const COMMAND = isBuilt(ROOT, 'server')
  ? ['packages/server/dist/main.js']
  : ['--import', 'tsx', 'packages/server/main.ts'];

/** Starts an empty shop that logs to an open file or pipe. */
export async function startLogging(
  settings: Readonly<Record<string, string>>,
  descriptor: number,
): Promise<Instance> {
  const child = spawn(process.execPath, [...COMMAND, '--empty'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
      CLIENT_IP_HEADER: CLIENT_HEADER,
      ...settings,
    },
    stdio: ['ignore', 'pipe', descriptor],
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = once(child, 'close').then(() => process.off('exit', killNow));
  const output = child.stdout as Readable;
  const printed = createInterface({ input: output });
  const url = await new Promise<string>((resolve, reject) => {
    printed.on('line', (line) => {
      const ready = /^Lumitor is ready: .*:(\d+)$/.exec(line);
      if (ready) resolve(`http://127.0.0.1:${ready[1]}`);
    });
    ended.then(() => reject(new Error('The service ended before it was ready.')));
  });
  // Whoever read what the start prints is gone.
  output.destroy();
  return new Instance(url, [], child, ended);
}
