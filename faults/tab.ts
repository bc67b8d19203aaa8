import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../scripts/setup/root.mjs';

export type TabCommand = 'go on' | 'settle';

export interface Tab<Report> {
  notify(reported: TabCommand): Promise<Report>;
  close(): void;
}

export async function openTab<Report>(file: string, ...words: readonly string[]): Promise<Tab<Report>> {
  const options = ['--experimental-eventsource', '--no-warnings', '--import', 'tsx'];
  const child: ChildProcess = spawn(process.execPath, [...options, `faults/${file}`, ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = once(child, 'close').then(() => {
    process.off('exit', killNow);
    throw new Error(`${file} has ended with code ${child.exitCode}.`);
  });
  ended.catch(() => {});
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  await next();
  return {
    async notify(reported) {
      const answer = next();
      child.send(reported);
      return answer;
    },
    close: () => void child.kill('SIGKILL'),
  };
}

export const notifyAll = <Report>(tabs: readonly Tab<Report>[], reported: TabCommand): Promise<Report[]> =>
  Promise.all(tabs.map((tab) => tab.notify(reported)));
