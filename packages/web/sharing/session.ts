import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import {
  accepted,
  edited,
  heard,
  isUnsent,
  openSharing,
  refused,
  type SharedVersion,
  type Sharing,
  sending,
  takeTheirs,
} from '@lumitor/domain/sharing/protocol';
import {
  mayOnShared,
  type OpenedProject,
  planOfShared,
  sharedText,
  textOfShared,
  type VersionHead,
} from '@lumitor/domain/sharing/sharedProject';
import { createStore } from 'zustand/vanilla';
import { type ChangeOutcome, fetchProject, followProject, sendChange, type Way } from '../data/sharing.ts';
import { configuratorStore, initialState } from '../visitor/configuratorStore.ts';
import { catchUp } from '../visitor/painted.ts';
import { openDiscussion } from './comments/discussion.ts';

/** The hand rests, in milliseconds: what was done is sent. */
const RESTS_AFTER = 1_000;
/** What could not be sent is tried again after so many. */
const AGAIN_AFTER = 5_000;

export interface ProjectState {
  way: Way;
  project: OpenedProject;
  side: Sharing;
  /** Of what stands beside the work here. */
  theirs: VersionHead | null;
  /** The hand has done something that is not on the service yet. */
  isWaiting: boolean;
  /** What was done could not be sent so far. */
  isAway: boolean;
  /** The link opens nothing any more. */
  isGone: boolean;
  /** Goes on with the other one's version, in the place of the own. */
  takeTheirs(): void;
  /** Sends what was done without waiting for the hand to rest. */
  send(): void;
}

/** The shared project that is open. */
export const projectStore = createStore<{ open: ProjectState | null }>(() => ({ open: null }));

/** As the maker of changes is called, typed once a browser. */
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

const versionOf = (project: OpenedProject): SharedVersion => ({
  version: project.version,
  plan: textOfShared(project.plan) ?? '',
});

const headOf = ({ version, at, by, byShop }: OpenedProject): VersionHead => ({ version, at, by, byShop });

/** Under which name what is done here goes. */
const authorOf = ({ as }: OpenedProject) => ({ by: as ?? ownName(), byShop: as !== undefined });

/** Shows a plan in place of the one that is there; pictures stay, which others do not have. */
function show(text: string, isFirst: boolean): void {
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

/** Opens the work on a project whose line is entered: shows it, sends what is done, and takes what others do (D71). */
export function openProject(way: Way, project: OpenedProject): () => void {
  let open: ProjectState = {
    way,
    project,
    side: openSharing(versionOf(project)),
    theirs: null,
    isWaiting: false,
    isAway: false,
    isGone: false,
    takeTheirs() {
      settle();
      become(takeTheirs(open.side), { theirs: null });
      hear();
    },
    send: () => void goOn(),
  };
  let isShowing = false;
  let isEnded = false;
  let isBusy = false;
  let isHeard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mayWork = mayOnShared(project.right, 'work');
  const discussion = openDiscussion(way, project.id, mayWork);

  const become = (side: Sharing, more: Partial<ProjectState> = {}) => {
    const isTaken = side.plan !== open.side.plan;
    open = { ...open, side, ...more };
    if (isTaken) {
      isShowing = true;
      show(side.plan, false);
      isShowing = false;
    }
    projectStore.setState({ open });
  };
  /** What the hand has done since. */
  const withHand = (): Sharing =>
    mayWork ? edited(open.side, sharedText(currentPlan(configuratorStore.getState().history))) : open.side;
  /** Takes what the work is here, without showing it anew. */
  const settle = () => {
    open = { ...open, side: withHand() };
  };
  const news = (newer: OpenedProject) => {
    const side = heard(withHand(), versionOf(newer));
    settle();
    become(side, { project: newer, theirs: side.theirs ? headOf(newer) : null });
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
      const side = refused(open.side, id, versionOf(outcome.newer));
      become(side, {
        project: outcome.newer,
        theirs: side.theirs ? headOf(outcome.newer) : null,
        isAway: false,
      });
    } else become(open.side, outcome.kind === 'failed' ? { isAway: true } : { isGone: true });
  };

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void goOn(), milliseconds);
  };
  /** Sends what is to be sent, then reads what was heard of meanwhile; one after the other. */
  async function goOn(): Promise<void> {
    if (isBusy || isEnded || open.isGone) return;
    isBusy = true;
    settle();
    const side = mayWork ? sending(open.side, crypto.randomUUID()) : open.side;
    become(side);
    const { sent } = side;
    if (sent) {
      const outcome = await sendChange(way, { ...sent, plan: JSON.parse(sent.plan), by: ownName() });
      if (!isEnded) answered(sent.id, outcome);
    } else if (isHeard) {
      isHeard = false;
      const newer = await fetchProject(way);
      if (isEnded) return;
      if (newer === 'failed') isHeard = true;
      if (typeof newer !== 'string') news(newer);
      else become(withHand(), newer === 'failed' ? {} : { isGone: true });
    }
    isBusy = false;
    if (isEnded) return;
    settle();
    open = { ...open, isWaiting: isUnsent(open.side) };
    projectStore.setState({ open });
    const isOpen = !open.side.theirs && isUnsent(open.side);
    if (open.isAway || (isHeard && sent === null)) later(AGAIN_AFTER);
    else if (isHeard) void goOn();
    else if (isOpen) later(RESTS_AFTER);
  }

  show(open.side.plan, true);
  configuratorStore.setState({ isSeenOnly: !mayWork });
  projectStore.setState({ open });
  const unsubscribe = configuratorStore.subscribe(({ history }, before) => {
    if (isShowing || !mayWork || history === before.history) return;
    open = { ...open, isWaiting: true };
    projectStore.setState({ open });
    later(RESTS_AFTER);
  });
  const hear = () => {
    isHeard = true;
    discussion.hear();
    void goOn();
  };
  const unfollow = followProject(project.id, hear);
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsent(withHand())) event.preventDefault();
  };
  addEventListener('online', hear);
  addEventListener('beforeunload', warn);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    unfollow();
    discussion.end();
    removeEventListener('online', hear);
    removeEventListener('beforeunload', warn);
    projectStore.setState({ open: null });
  };
}
