import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isServiceBuilt: boolean;
  }
}

type Environment = Record<string, string>;

export interface Child {
  process: ChildProcess;
  lines: string[];
  line(pattern: RegExp): Promise<string>;
  ended: Promise<number | null>;
}

const SOURCES = join(import.meta.dirname, '..');

const commandOf = (entry: string): string[] =>
  inject('isServiceBuilt')
    ? [join(SOURCES, 'dist', `${entry}.js`)]
    : ['--import', 'tsx', join(SOURCES, `${entry}.ts`)];

function startEntry(entry: string, environment: Environment, args: string[]): Child {
  const child = spawn(process.execPath, [...commandOf(entry), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', EXCHANGE_RATE_URL: 'http://127.0.0.1:1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const check of waiting) check();
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.find((each) => pattern.test(each));
        if (found) resolve(found);
      };
      waiting.add(check);
      check();
      ended.then(() => reject(new Error(`${entry} ended:\n${lines.join('\n')}`)));
    });
  return { process: child, lines, line, ended };
}

export const startChild = (environment: Environment, ...args: string[]): Child =>
  startEntry('main', environment, args);

export async function runAdmin(environment: Environment, ...args: string[]) {
  const child = startEntry('admin', environment, args);
  return { code: await child.ended, lines: child.lines };
}

export const startData = (environment: Environment, ...args: string[]): Child =>
  startEntry('data', environment, args);

export const addressOf = async (child: Child) =>
  (await child.line(/^Lumitor is ready: /)).replace('Lumitor is ready: ', '');
