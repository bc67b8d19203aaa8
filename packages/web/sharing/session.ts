import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import {
  accepted,
  chooseMine,
  chooseTheirs,
  edited,
  isUnsent,
  openSharing,
  received,
  refusedChange,
  type SharedVersion,
  type Sharing,
  sending,
  versionStored,
} from '@lumitor/domain/sharing/protocol';
import {
  mayOnShared,
  type OpenedProject,
  planOfShared,
  sharedText,
  textOfShared,
  type VersionHead,
} from '@lumitor/domain/sharing/sharedProject';
import type { Ms } from '@lumitor/domain/units';
import { createStore } from 'zustand/vanilla';
import {
  type ChangeOutcome,
  fetchProject,
  followProject,
  type ProjectAccess,
  sendChange,
  sendRejected,
} from '../data/sharing.ts';
import { catchUp, configuratorStore, initialState } from '../visitor/configuratorStore.ts';
import { openDiscussion } from './comments/discussion.ts';

/** Idle time before sending, so that a gesture is one change. */
const SEND_DELAY: Ms = 120;
/** Longest delay of an unsent edit: viewers follow within a second. */
const LONGEST_SEND_DELAY: Ms = 400;
const RETRY_DELAY: Ms = 5_000;

export interface ProjectState {
  way: ProjectAccess;
  project: OpenedProject;
  side: Sharing;
  theirs: VersionHead | null;
  isWaiting: boolean;
  isAway: boolean;
  isGone: boolean;
  viewers: number;
  chooseMine(): void;
  /** The other plan wins. @param isCopied the local plan is already copied */
  chooseTheirs(isCopied: boolean): void;
  send(): void;
}

/** Null without an open shared project. */
export const projectStore = createStore<{ open: ProjectState | null }>(() => ({ open: null }));

const NAME_KEY = 'lumitor.project.name';
export function ownName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}
export function setOwnName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name.slice(0, 80));
  } catch {}
}

export const versionOf = (project: OpenedProject): SharedVersion => ({
  version: project.version,
  plan: textOfShared(project.plan) ?? '',
});

const headOf = ({ version, at, by, byShop }: OpenedProject): VersionHead => ({ version, at, by, byShop });

const authorOf = ({ as }: OpenedProject) => ({ by: as ?? ownName(), byShop: as !== undefined });

/** Shows a shared version; the pictures, which are not shared, remain. */
export function showShared(text: string, isFirst: boolean): void {
  const { underlay, view } = currentPlan(configuratorStore.getState().history);
  const plan = planOfShared(text, isFirst ? { underlay: null, view: null } : { underlay, view });
  if (!plan) return;
  configuratorStore.setState((now) => ({
    ...(isFirst ? initialState() : now),
    history: newHistory(plan),
    selection: { kind: 'none' },
    editProblem: null,
  }));
  catchUp();
}

export interface OwnProject {
  side: Sharing;
  isShown(): boolean;
  store(side: Sharing, project: OpenedProject): void;
}

interface Opening {
  way: ProjectAccess;
  project: OpenedProject;
  own?: OwnProject;
}

/**
 * Exchanges a project (D71). Its versions are the pure state `side`; `goOn` runs one exchange at a time and
 * schedules the next. Edits can occur during a request, so `settle` reads them from the store before each
 * change of `side`.
 * @returns stop function
 */
export function openSharedProject({ way, project, own }: Opening): () => void {
  let open: ProjectState = {
    way,
    project,
    side: own?.side ?? openSharing(versionOf(project)),
    theirs: own?.side.theirs ? headOf(project) : null,
    isWaiting: false,
    isAway: false,
    isGone: false,
    viewers: 0,
    chooseMine: () => choose(chooseMine),
    chooseTheirs: (isCopied) => choose((side) => chooseTheirs(side, isCopied ? null : crypto.randomUUID())),
    send: () => void goOn(),
  };
  /** True while a received plan is shown, which is no edit. */
  let isShowing = false;
  let isEnded = false;
  let isBusy = false;
  /** Others may have changed the project since it was read. */
  let isHeard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let editedAt: Ms | null = null;
  const mayWork = mayOnShared(project.right, 'work');
  const discussion = openDiscussion(way, project.id, mayWork);

  const become = (side: Sharing, more: Partial<ProjectState> = {}) => {
    const isTaken = side.plan !== open.side.plan;
    open = { ...open, side, ...more };
    if (isTaken) {
      isShowing = true;
      showShared(side.plan, false);
      isShowing = false;
    }
    own?.store(open.side, open.project);
    projectStore.setState({ open });
  };
  const withEdits = (): Sharing =>
    mayWork && (own?.isShown() ?? true)
      ? edited(open.side, sharedText(currentPlan(configuratorStore.getState().history)))
      : open.side;
  const settle = () => {
    open = { ...open, side: withEdits() };
  };
  const choose = (resolve: (side: Sharing) => Sharing) => {
    settle();
    become(resolve(open.side), { theirs: null });
    hear();
  };
  const take = (newer: OpenedProject) => {
    settle();
    const side = received(open.side, versionOf(newer));
    become(side, { project: newer, theirs: side.theirs ? headOf(newer) : null, isAway: false });
  };
  const answered = (id: string, outcome: ChangeOutcome) => {
    settle();
    if (outcome.kind === 'taken') {
      const { version, newer } = outcome;
      const side = accepted(open.side, id, version, newer && versionOf(newer));
      const made = { version, ...authorOf(open.project), at: new Date().toISOString() };
      const project = newer ?? { ...open.project, ...made };
      become(side, { project, theirs: side.theirs && newer ? headOf(newer) : null, isAway: false });
      discussion.follow();
    } else if (outcome.kind === 'movedOn') {
      const side = refusedChange(open.side, id, versionOf(outcome.newer));
      become(side, {
        project: outcome.newer,
        theirs: side.theirs ? headOf(outcome.newer) : null,
        isAway: false,
      });
    } else become(open.side, outcome.kind === 'failed' ? { isAway: true } : { isGone: true });
  };

  const schedule = (milliseconds: Ms) => {
    clearTimeout(timer);
    timer = setTimeout(() => void goOn(), milliseconds);
  };
  /** Sends a rejected plan, otherwise an edit, otherwise reads the changes of others. */
  async function exchange(): Promise<void> {
    settle();
    editedAt = null;
    const side = mayWork ? sending(open.side, crypto.randomUUID()) : open.side;
    become(side);
    const { sent, rejected } = side;
    const [waiting] = rejected;
    if (waiting) {
      const stored = await sendRejected(way, { ...waiting, plan: JSON.parse(waiting.plan), by: ownName() });
      if (isEnded) return;
      settle();
      // A version that the service refuses does not block: the exchange of the current state continues.
      if (stored === 'failed') become(open.side, { isAway: true });
      else become(versionStored(open.side, waiting.id), { isAway: false, isGone: stored === 'gone' });
    } else if (sent) {
      const outcome = await sendChange(way, { ...sent, plan: JSON.parse(sent.plan), by: ownName() });
      if (!isEnded) answered(sent.id, outcome);
    } else if (isHeard) {
      isHeard = false;
      const newer = await fetchProject(way);
      if (isEnded) return;
      if (newer === 'failed') isHeard = true;
      if (typeof newer !== 'string') take(newer);
      else become(withEdits(), newer === 'failed' ? { isAway: true } : { isGone: true });
    }
  }
  async function goOn(): Promise<void> {
    if (isBusy || isEnded || open.isGone) return;
    isBusy = true;
    const hadSent = open.side.sent !== null;
    await exchange();
    isBusy = false;
    if (isEnded) return;
    settle();
    open = { ...open, isWaiting: isUnsent(open.side) };
    projectStore.setState({ open });
    if (open.isAway) schedule(RETRY_DELAY);
    else if (isHeard || open.side.rejected.length > 0) schedule(hadSent ? 0 : SEND_DELAY);
    else if (!open.side.theirs && isUnsent(open.side)) schedule(SEND_DELAY);
  }

  if (!own) {
    showShared(open.side.plan, true);
    configuratorStore.setState({ isSeenOnly: !mayWork });
  }
  settle();
  open = { ...open, isWaiting: isUnsent(open.side) };
  projectStore.setState({ open });
  const unsubscribe = configuratorStore.subscribe(({ history }, before) => {
    if (isShowing || !mayWork || history === before.history || own?.isShown() === false) return;
    editedAt ??= Date.now();
    open = { ...open, isWaiting: true };
    projectStore.setState({ open });
    schedule(Math.max(0, Math.min(SEND_DELAY, editedAt + LONGEST_SEND_DELAY - Date.now())));
  });
  const hear = () => {
    isHeard = true;
    discussion.hear();
    void goOn();
  };
  const unfollow = followProject(project.id, own !== undefined, {
    onChanged: hear,
    onViewers(viewers) {
      open = { ...open, viewers };
      projectStore.setState({ open });
    },
  });
  const reportAway = () => become(open.side, { isAway: true });
  /** Edits of a link's project exist only on this page; those of this browser's project are stored with it. */
  const warn = (event: BeforeUnloadEvent) => {
    if (!own && isUnsent(withEdits())) event.preventDefault();
  };
  addEventListener('online', hear);
  addEventListener('offline', reportAway);
  addEventListener('beforeunload', warn);
  if (own && isUnsent(open.side)) void goOn();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    unfollow();
    discussion.end();
    removeEventListener('online', hear);
    removeEventListener('offline', reportAway);
    removeEventListener('beforeunload', warn);
    projectStore.setState({ open: null });
  };
}
