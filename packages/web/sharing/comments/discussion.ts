import {
  type CommentAct,
  type CommentPlace,
  type Discussion,
  lastIn,
  NO_DISCUSSION,
  type Thread,
  type WaitingAct,
  withWaiting,
} from '@lumitor/domain/sharing/comments';
import { createStore } from 'zustand/vanilla';
import { ERASING } from '../../data/databases.ts';
import { fetchComments, sendComment, type Way } from '../../data/sharing.ts';
import { commentsKey, type KeptComments, ownAuthor, readKept, writeKept } from './browserComments.ts';
import { movedThings } from './things.ts';

/** In milliseconds, until what was not answered is tried again. */
const AGAIN_AFTER = 5_000;

export interface DiscussionState extends KeptComments {
  /** As the service has it; null: it has not answered yet. */
  told: Discussion | null;
  /** What waits could not be sent so far. */
  isAway: boolean;
  /** What waits is lost with the page: the browser keeps nothing. */
  isUnkept: boolean;
  isOpen: boolean;
  /** Something can be said here: not by an account of the shop that only reads orders. */
  mayTalk: boolean;
  /** Whether resolved ones are shown too. */
  areAllShown: boolean;
  /** The thread that is read. */
  shown: string | null;
  /** Where the next comment goes. */
  draft: CommentPlace | null;
}

const CLOSED: DiscussionState = {
  ...{ told: null, waiting: [], refused: [], seen: '', drafts: {}, isAway: false, isUnkept: false },
  ...{ isOpen: false, mayTalk: true, areAllShown: false, shown: null, draft: null },
};

/** What is said about the shared project that is open. */
export const discussionStore = createStore<DiscussionState>(() => CLOSED);
const { getState, setState } = discussionStore;

/** With what waits here. */
export const discussionIn = ({ told, waiting }: Pick<DiscussionState, 'told' | 'waiting'>): Discussion =>
  withWaiting(told ?? NO_DISCUSSION, waiting);

/** Whether a thread is read: open ones are, or all, and the one that was chosen in any case. */
export const isListed = ({ id, resolved }: Thread, areAllShown: boolean, shown: string | null): boolean =>
  areAllShown || resolved === null || id === shown;

interface Exchange {
  projectId: string;
  goOn(): void;
}
let exchange: Exchange | null = null;

/** Changes what the browser keeps, with what other tabs have done to it meanwhile. */
function keep(change: (kept: KeptComments) => Partial<KeptComments>): void {
  if (!exchange) return;
  const { isUnkept, waiting, refused, seen, drafts } = getState();
  const kept = isUnkept ? { waiting, refused, seen, drafts } : readKept(exchange.projectId);
  const next = { ...kept, ...change(kept) };
  setState({ ...next, isUnkept: !writeKept(exchange.projectId, next) });
}

/** Does something: at once on the screen and in this browser, and sent as soon as there is a network. */
export function act(act: CommentAct): void {
  keep(({ waiting }) => ({ waiting: [...waiting, { act, at: Date.now() }] }));
  exchange?.goOn();
}

/** Sends what was refused once more. */
export function sendAgain(id: string): void {
  keep(({ waiting, refused }) => ({
    waiting: [...waiting, ...refused.filter((one) => one.act.id === id).map(({ act, at }) => ({ act, at }))],
    refused: refused.filter((one) => one.act.id !== id),
  }));
  exchange?.goOn();
}

export const discard = (id: string): void =>
  keep(({ refused }) => ({ refused: refused.filter((one) => one.act.id !== id) }));

/** Under which what begins a thread is kept while it is typed. */
export const BEGUN = '';

/** Keeps what is typed until it is sent or emptied, whatever is closed meanwhile. @param thread its id, or `BEGUN` */
export const keepDraft = (thread: string, text: string): void =>
  keep(({ drafts: { [thread]: _, ...others } }) => ({
    drafts: text ? { ...others, [thread]: { text, place: thread ? null : getState().draft } } : others,
  }));

/** Where the next comment goes; what was typed of it goes along. */
export function beginAt(draft: CommentPlace): void {
  setState({ draft, shown: null });
  const text = getState().drafts[BEGUN]?.text;
  if (text) keepDraft(BEGUN, text);
}

/** What was seen is not told as new any more. */
function noteSeen(): void {
  const { told, isOpen, seen } = getState();
  const last = told && isOpen && !document.hidden ? lastIn(told) : '';
  if (last > seen) keep(() => ({ seen: last }));
}

export const setOpen = (isOpen: boolean): void => {
  // What was begun is gone on with.
  setState(({ drafts }) => ({ isOpen, draft: (isOpen && drafts[BEGUN]?.place) || null }));
  noteSeen();
};

const settled = (id: string): void =>
  keep(({ waiting }) => ({ waiting: waiting.filter(({ act }) => act.id !== id) }));

/** What was said keeps its words. */
function refused({ act, at }: WaitingAct, code: string): void {
  settled(act.id);
  if (act.kind === 'begin' || act.kind === 'answer')
    keep(({ refused }) => ({ refused: [...refused, { act, at, code }] }));
}

/** Talks with the service about one project. @returns what goes on with it, and what ends it */
function newExchange(way: Way) {
  const author = ownAuthor();
  let isOver = false;
  let isBusy = false;
  let isDue = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (told: Discussion) => {
    setState({ told });
    noteSeen();
  };
  /** @returns whether nothing waits any more */
  async function sendAll(): Promise<boolean> {
    for (let [first] = getState().waiting; first; [first] = getState().waiting) {
      const answer = await sendComment(way, author, first.act);
      if (isOver) return false;
      if (!('kind' in answer)) {
        settled(first.act.id);
        take(answer);
      } else if (answer.kind === 'refused') {
        refused(first, answer.code);
        isDue = true;
      } else {
        isOver = answer.kind === 'gone';
        setState({ isAway: true });
        return false;
      }
    }
    setState({ isAway: false });
    return true;
  }
  /** @returns whether all is read that was heard of */
  async function readAll(): Promise<boolean> {
    if (!isDue || isOver) return true;
    isDue = false;
    const answer = await fetchComments(way, author);
    if (isOver) return false;
    if (typeof answer === 'string') {
      isOver = answer === 'gone';
      isDue ||= answer === 'failed';
      return false;
    }
    // What was heard since holds against what the browser has kept.
    if (!answer.isOld || getState().told === null) take(answer.told);
    isDue ||= answer.isOld;
    return !answer.isOld;
  }
  async function goOn(): Promise<void> {
    if (isBusy || isOver) return;
    clearTimeout(timer);
    isBusy = true;
    const isSent = await sendAll();
    // Also where nothing could be sent: others may be heard all the same.
    const isRead = await readAll();
    isBusy = false;
    if (isOver) return;
    if (!isSent || !isRead) timer = setTimeout(goOn, AGAIN_AFTER);
    else if (isDue || getState().waiting.length > 0) void goOn();
  }
  return {
    goOn: () => void goOn(),
    hear() {
      isDue = true;
      void goOn();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Follows what is said about a project, and sends what waits here, for as long as it is open (D71). */
export function openDiscussion(way: Way, projectId: string, mayWork: boolean) {
  const { goOn, hear, end } = newExchange(way);
  exchange = { projectId, goOn };
  setState({ ...CLOSED, ...readKept(projectId), mayTalk: mayWork || 'link' in way });
  const stop = new AbortController();
  const { signal } = stop;
  const leave = () => {
    exchange = null;
    end();
    stop.abort();
  };
  // What comes after that is written nowhere.
  addEventListener(ERASING, leave, { signal });
  addEventListener('storage', ({ key }) => key === commentsKey(projectId) && setState(readKept(projectId)), {
    signal,
  });
  document.addEventListener('visibilitychange', noteSeen, { signal });
  addEventListener('beforeunload', (event) => getState().isUnkept && event.preventDefault(), { signal });
  goOn();
  return {
    /** Something was said, or may have been. */
    hear,
    /** A change of the plan is stored: comments stay where their things are. */
    follow() {
      const { told } = getState();
      const places = mayWork && told ? movedThings(told) : [];
      if (places.length > 0) act({ kind: 'follow', id: crypto.randomUUID(), places });
    },
    end() {
      leave();
      setState(CLOSED);
    },
  };
}
