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
import type { Ms } from '@lumitor/domain/units';
import { createStore } from 'zustand/vanilla';
import { ERASING } from '../../data/databases.ts';
import { fetchComments, type ProjectAccess, sendComment } from '../../data/sharing.ts';
import {
  commentsKey,
  ownAuthor,
  readStoredComments,
  type StoredComments,
  writeStoredComments,
} from './browserComments.ts';
import { movedThings } from './things.ts';

const RETRY_DELAY: Ms = 5_000;

export interface DiscussionState extends StoredComments {
  /** Comments as the service last sent them; null until it answers. */
  discussion: Discussion | null;
  isAway: boolean;
  isUnstored: boolean;
  isOpen: boolean;
  /** False for a shop account that only reads orders. */
  mayTalk: boolean;
  areAllShown: boolean;
  shown: string | null;
  draft: CommentPlace | null;
}

const CLOSED: DiscussionState = {
  discussion: null,
  waiting: [],
  refused: [],
  seen: '',
  drafts: {},
  isAway: false,
  isUnstored: false,
  isOpen: false,
  mayTalk: true,
  areAllShown: false,
  shown: null,
  draft: null,
};

export const discussionStore = createStore<DiscussionState>(() => CLOSED);
const { getState, setState } = discussionStore;

export const discussionIn = ({
  discussion,
  waiting,
}: Pick<DiscussionState, 'discussion' | 'waiting'>): Discussion =>
  withWaiting(discussion ?? NO_DISCUSSION, waiting);

export const isListed = ({ id, resolved }: Thread, areAllShown: boolean, shown: string | null): boolean =>
  areAllShown || resolved === null || id === shown;

interface Exchange {
  projectId: string;
  goOn(): void;
}
let exchange: Exchange | null = null;

function store(change: (stored: StoredComments) => Partial<StoredComments>): void {
  if (!exchange) return;
  const { isUnstored, waiting, refused, seen, drafts } = getState();
  const stored = isUnstored ? { waiting, refused, seen, drafts } : readStoredComments(exchange.projectId);
  const next = { ...stored, ...change(stored) };
  setState({ ...next, isUnstored: !writeStoredComments(exchange.projectId, next) });
}

/** Applied and stored at once; sent when online. */
export function act(act: CommentAct): void {
  store(({ waiting }) => ({ waiting: [...waiting, { act, at: Date.now() }] }));
  exchange?.goOn();
}

export function sendAgain(id: string): void {
  store(({ waiting, refused }) => ({
    waiting: [...waiting, ...refused.filter((one) => one.act.id === id).map(({ act, at }) => ({ act, at }))],
    refused: refused.filter((one) => one.act.id !== id),
  }));
  exchange?.goOn();
}

export const discard = (id: string): void =>
  store(({ refused }) => ({ refused: refused.filter((one) => one.act.id !== id) }));

export const NEW_THREAD = '';

export const storeDraft = (thread: string, text: string): void =>
  store(({ drafts: { [thread]: _, ...others } }) => ({
    drafts: text ? { ...others, [thread]: { text, place: thread ? null : getState().draft } } : others,
  }));

export function startThreadAt(draft: CommentPlace): void {
  setState({ draft, shown: null });
  const text = getState().drafts[NEW_THREAD]?.text;
  if (text) storeDraft(NEW_THREAD, text);
}

function noteSeen(): void {
  const { discussion, isOpen, seen } = getState();
  const last = discussion && isOpen && !document.hidden ? lastIn(discussion) : '';
  if (last > seen) store(() => ({ seen: last }));
}

export const setOpen = (isOpen: boolean): void => {
  setState(({ drafts }) => ({ isOpen, draft: (isOpen && drafts[NEW_THREAD]?.place) || null }));
  noteSeen();
};

const settled = (id: string): void =>
  store(({ waiting }) => ({ waiting: waiting.filter(({ act }) => act.id !== id) }));

function refused({ act, at }: WaitingAct, code: string): void {
  settled(act.id);
  if (act.kind === 'begin' || act.kind === 'answer')
    store(({ refused }) => ({ refused: [...refused, { act, at, code }] }));
}

/**
 * Sends waiting acts one by one in order, then reads if others have written; retries while the service does
 * not answer. A refused act is set aside for its author.
 */
function newExchange(way: ProjectAccess) {
  const author = ownAuthor();
  let isOver = false;
  let isBusy = false;
  let isDue = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (discussion: Discussion) => {
    setState({ discussion });
    noteSeen();
  };
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
    if (!answer.isOld || getState().discussion === null) take(answer.discussion);
    isDue ||= answer.isOld;
    return !answer.isOld;
  }
  async function goOn(): Promise<void> {
    if (isBusy || isOver) return;
    clearTimeout(timer);
    isBusy = true;
    const isSent = await sendAll();
    const isRead = await readAll();
    isBusy = false;
    if (isOver) return;
    if (!isSent || !isRead) timer = setTimeout(goOn, RETRY_DELAY);
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

export function openDiscussion(way: ProjectAccess, projectId: string, mayWork: boolean) {
  const { goOn, hear, end } = newExchange(way);
  exchange = { projectId, goOn };
  setState({ ...CLOSED, ...readStoredComments(projectId), mayTalk: mayWork || 'link' in way });
  const stop = new AbortController();
  const { signal } = stop;
  const leave = () => {
    exchange = null;
    end();
    stop.abort();
  };
  addEventListener(ERASING, leave, { signal });
  addEventListener(
    'storage',
    ({ key }) => key === commentsKey(projectId) && setState(readStoredComments(projectId)),
    {
      signal,
    },
  );
  document.addEventListener('visibilitychange', noteSeen, { signal });
  addEventListener('beforeunload', (event) => getState().isUnstored && event.preventDefault(), { signal });
  goOn();
  return {
    hear,
    /** Moves comments along with their subjects. */
    follow() {
      const { discussion } = getState();
      const places = mayWork && discussion ? movedThings(discussion) : [];
      if (places.length > 0) act({ kind: 'follow', id: crypto.randomUUID(), places });
    },
    end() {
      leave();
      setState(CLOSED);
    },
  };
}
