import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../scripts/setup/root.mjs';

/** What a page is told: to go on with its work, or that the net is well, so that it ends it and comes to rest. */
export type Told = 'go on' | 'settle';

/** A page of the browser, with its own code in a process of its own. */
export interface Tab<Report> {
  /** Tells it something. @returns how it stands then */
  tell(told: Told): Promise<Report>;
  close(): void;
}

/** @param file of this folder, which opens the page and then says so */
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
    async tell(told) {
      const answer = next();
      child.send(told);
      return answer;
    },
    close: () => void child.kill('SIGKILL'),
  };
}

/** Tells all of them. */
export const tellAll = <Report>(tabs: readonly Tab<Report>[], told: Told): Promise<Report[]> =>
  Promise.all(tabs.map((tab) => tab.tell(told)));
