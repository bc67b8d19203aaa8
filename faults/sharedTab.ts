import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedProject } from '@lumitor/domain/sharing/sharedProject';
import { becomeBrowser, goOnline } from './browserTab.ts';
import type { TabCommand } from './tab.ts';

export interface Sent {
  id: string;
  base: number;
  plan: string;
  /** Null without an answer. */
  version: number | null;
  /** The author had seen the base version. */
  isSeen: boolean;
}

export interface TabReport {
  edits: number;
  choices: number;
  /** Local edits replaced without a question. */
  lost: number;
  sent: Sent[];
  isSettled: boolean;
  version: number;
  plan: string;
}

const [url = '', link = '', name = ''] = process.argv.slice(2);
const sent = new Map<string, Sent>();
const plans = new Map<number, string>();
const shown = new Set<string>();
let unstored: string | null = null;

becomeBrowser(url, async ({ method, body }, answer) => {
  const reported = await answer.json().catch(() => null);
  const newer: OpenedProject | undefined = method === 'POST' ? reported?.newer : reported;
  const { textOfShared } = await import('@lumitor/domain/sharing/sharedProject');
  if (newer?.plan) plans.set(newer.version, textOfShared(newer.plan) ?? '');
  if (method !== 'POST' || !answer.ok) return;
  const one = sent.get(JSON.parse(String(body)).id);
  if (!one) return;
  one.version = reported.version;
  plans.set(reported.version, one.plan);
  if (one.plan === unstored) unstored = null;
});

const { currentPlan } = await import('@lumitor/domain/plan/history');
const { sharedText } = await import('@lumitor/domain/sharing/sharedProject');
const { fetchProject } = await import('../packages/web/data/sharing.ts');
const { openSharedProject, projectStore } = await import('../packages/web/sharing/session.ts');
const { configuratorStore } = await import('../packages/web/visitor/configuratorStore.ts');
const { addNext, edit } = await import('../packages/web/visitor/editing.ts');

const textNow = () => sharedText(currentPlan(configuratorStore.getState().history));
let edits = 0;
let choices = 0;
let lost = 0;
let isOwn = false;

/** Any other change of the plan is a replacement. */
function byHand(act: () => void): void {
  isOwn = true;
  act();
  isOwn = false;
  unstored = textNow();
  shown.add(unstored);
}

function draw(): void {
  edits += 1;
  byHand(() => {
    edit({ kind: 'setName', name: `${name} ${edits}` });
    const chance = Math.random();
    if (chance < 0.5) addNext();
    else if (chance < 0.8) edit({ kind: 'removeLast' });
  });
}

function choose(): void {
  const open = projectStore.getState().open;
  if (!open?.side.theirs) return;
  choices += 1;
  if (Math.random() < 0.5) open.chooseMine();
  else {
    unstored = null;
    open.chooseTheirs(true);
  }
}

const way = { link };
const project = await fetchProject(way, 60_000);
if (typeof project === 'string') throw new Error(`The project could not be opened: ${project}`);
configuratorStore.subscribe(({ history }, before) => {
  if (isOwn || history === before.history) return;
  const text = textNow();
  if (unstored !== null && unstored !== text) lost += 1;
  unstored = null;
  shown.add(text);
});
projectStore.subscribe(({ open }) => {
  if (!open) return;
  const { theirs, sent: change } = open.side;
  if (theirs) shown.add(theirs.plan);
  if (!change || sent.has(change.id)) return;
  const isSeen = shown.has(plans.get(change.base) ?? '');
  sent.set(change.id, { ...change, version: null, isSeen });
});
openSharedProject({ way, project });
shown.add(textNow());

let isWorking = true;
async function work(): Promise<void> {
  while (isWorking) {
    await delay(Math.random() * 30);
    const open = projectStore.getState().open;
    const chance = Math.random();
    if (open?.side.theirs) {
      if (chance < 0.3) choose();
    } else if (chance < 0.5) draw();
    else if (chance < 0.9) open?.send();
    else goOnline();
  }
}
void work();

process.on('message', (reported: TabCommand) => {
  if (reported === 'settle') {
    isWorking = false;
    choose();
    goOnline();
  }
  const side = projectStore.getState().open?.side;
  const report: TabReport = {
    edits,
    choices,
    lost,
    sent: [...sent.values()],
    isSettled: !!side && !side.theirs && !side.sent && side.seen.plan === textNow(),
    version: side?.seen.version ?? 0,
    plan: textNow(),
  };
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
process.send?.('open');
