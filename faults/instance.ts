import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Measured } from '../bench/measured.ts';
import { isBuilt } from '../scripts/setup/build.mjs';
import { ROOT } from '../scripts/setup/root.mjs';

/** A built service starts three times faster. */
const commandOf = (entry: 'main' | 'data'): string[] =>
  isBuilt(ROOT, 'server')
    ? [`packages/server/dist/${entry}.js`]
    : ['--import', 'tsx', `packages/server/${entry}.ts`];

export const ADMINISTRATOR = { email: 'anna@lumitor.test', password: 'correct horse battery' };

/** Limits count by address. */
export const CLIENT_HEADER = 'x-client';

export class Instance {
  readonly url: string;
  readonly lines: readonly string[];
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor(url: string, lines: readonly string[], process: ChildProcess, ended: Promise<unknown>) {
    this.url = url;
    this.lines = lines;
    this.#process = process;
    this.#ended = ended;
  }

  get pid(): number {
    return this.#process.pid as number;
  }

  ends(): Measured[] {
    const hasEnded = this.#process.exitCode !== null || this.#process.signalCode !== null;
    return [{ what: 'ends of the service', value: hasEnded ? 1 : 0, unit: '', target: { most: 0 } }];
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<number | null> {
    this.#process.kill('SIGTERM');
    await this.#ended;
    return this.#process.exitCode;
  }
}

/** @param log open file or pipe; a pipe's first reader leaves after the start */
export async function startInstance(
  settings: Readonly<Record<string, string>>,
  log?: number,
): Promise<Instance> {
  const child = spawn(process.execPath, [...commandOf('main'), '--empty'], {
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
    stdio: ['ignore', 'pipe', log ?? 'pipe'],
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = once(child, 'close').then(() => process.off('exit', killNow));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr].flatMap((output) => output ?? []))
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > 500) lines.shift();
        const ready = /^Lumitor is ready: .*:(\d+)$/.exec(line);
        if (ready) resolve(`http://127.0.0.1:${ready[1]}`);
      });
    ended.then(() => reject(new Error(`The service ended before it was ready:\n${lines.join('\n')}`)));
  });
  if (log !== undefined) child.stdout?.destroy();
  return new Instance(url, lines, child, ended);
}

/** Rejects with the output on failure. */
export async function runData(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<void> {
  const child = spawn(process.execPath, [...commandOf('data'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => written.push(part));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`npm run data -- ${words.join(' ')} ended with ${code}:\n${written.join('')}`);
}
