import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { edited, received, type Sharing } from '@lumitor/domain/sharing/protocol';
import { type OpenedProject, sharedText } from '@lumitor/domain/sharing/sharedProject';
import type { Ms } from '@lumitor/domain/units';
import { ERASING } from '../data/databases.ts';
import { followShares, forgetShare, type OwnShare, shareOf, sharesStore } from '../data/ownShares.ts';
import { sharedStore } from '../data/shared.ts';
import { readSync, removeSync, type ShareSync, writeSync } from '../data/shareSync.ts';
import { fetchProject } from '../data/sharing.ts';
import { type ConfiguratorState, configuratorStore } from '../visitor/configuratorStore.ts';
import { openSharedProject, projectStore, versionOf } from './session.ts';

const isInFront = () => document.visibilityState === 'visible';

/** Runs a task in the tab last in front; without Web Locks, in every tab. @returns stop function */
function lead(name: string, run: () => () => void): () => void {
  const { locks } = navigator;
  if (!locks) return run();
  let stop: (() => void) | null = null;
  let release = () => {};
  let isEnded = false;
  let queue = new AbortController();
  const request = (steals: boolean) => {
    queue.abort();
    queue = new AbortController();
    const options = steals ? { steal: true } : { signal: queue.signal };
    const follow = () => {
      if (isEnded) return;
      stop = run();
      // The lock is released once this promise resolves.
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    locks.request(name, options, follow).catch((reason: unknown) => {
      // Another tab came to the front, or this tab requested the lock again.
      const isStolen = stop !== null;
      stop?.();
      stop = null;
      if (!isEnded && isStolen) request(false);
      else if (!(reason instanceof DOMException)) console.error(reason);
    });
  };
  const comeToFront = () => {
    if (isInFront() && !stop) request(true);
  };
  request(isInFront());
  const leaving = new AbortController();
  document.addEventListener('visibilitychange', comeToFront, { signal: leaving.signal });
  addEventListener('focus', comeToFront, { signal: leaving.signal });
  return () => {
    isEnded = true;
    leaving.abort();
    queue.abort();
    stop?.();
    release();
  };
}

const RETRY_DELAY: Ms = 5_000;

export const shownProject = ({ project }: Pick<ConfiguratorState, 'project'>): string =>
  project ?? productLineOf(sharedStore.getState().isMicro);

const planText = () => sharedText(currentPlan(configuratorStore.getState().history));

/** A project whose share has ended becomes local, with its plan. */
export function endShare(project: string, own: string): void {
  removeSync(project);
  forgetShare(own);
}

/** Shares of earlier versions have no state: an equal plan is accepted, a different one conflicts. */
function sideOf(sync: ShareSync | null, answered: OpenedProject | null): Sharing {
  const unknown = { version: 0, plan: '' };
  const { seen, sent, keepsBase, rejected } = sync ?? {
    seen: unknown,
    sent: null,
    keepsBase: false,
    rejected: [],
  };
  const side = edited({ seen, sent, keepsBase, rejected, plan: seen.plan, theirs: null }, planText());
  return answered ? received(side, versionOf(answered)) : side;
}

/** Starts from the stored state, else from the service's; retries until it has one. @returns stop function */
function exchange(project: string, { own }: OwnShare): () => void {
  const way = { link: own };
  let stop: (() => void) | null = null;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (opened: OpenedProject, side: Sharing) => {
    let stored: Sharing | null = null;
    stop = openSharedProject({
      way,
      project: opened,
      own: {
        side,
        isShown: () => shownProject(configuratorStore.getState()) === project,
        store(now, head) {
          const isSame =
            stored?.seen === now.seen && stored.sent === now.sent && stored.rejected === now.rejected;
          if (!isSame) writeSync(project, own, now, head);
          stored = now;
        },
      },
    });
  };
  const start = async (): Promise<void> => {
    clearTimeout(timer);
    const sync = readSync(project, own);
    if (sync?.opened) return begin({ ...sync.opened, plan: JSON.parse(sync.seen.plan) }, sideOf(sync, null));
    const answered = await fetchProject(way);
    if (isEnded || stop) return;
    if (answered === 'gone') endShare(project, own);
    else if (typeof answered === 'string') timer = setTimeout(() => void start(), RETRY_DELAY);
    else begin(answered, sideOf(sync, answered));
  };
  const unsubscribe = projectStore.subscribe(({ open }) => {
    if (open?.isGone && 'link' in open.way && open.way.link === own) endShare(project, own);
  });
  void start();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    stop?.();
  };
}

/** Exchanges the shown project in one tab (D71); others follow its edits. @returns stop function */
export function followOwnProject(): () => void {
  let running: { key: string; stop: () => void } | null = null;
  const update = () => {
    const project = shownProject(configuratorStore.getState());
    const share = shareOf(project, sharesStore.getState().shares);
    const key = share ? `${project} ${share.own}` : '';
    if (key === (running?.key ?? '')) return;
    running?.stop();
    running = share ? { key, stop: lead(`lumitor ${key}`, () => exchange(project, share)) } : null;
  };
  const stops = [
    followShares(),
    sharesStore.subscribe(update),
    configuratorStore.subscribe((now, before) => now.project !== before.project && update()),
  ];
  const end = () => {
    for (const stop of stops) stop();
    running?.stop();
    running = null;
  };
  addEventListener(ERASING, end, { once: true });
  update();
  return () => {
    removeEventListener(ERASING, end);
    end();
  };
}
