import type { Offer } from '@lumitor/domain/order/offer';
import { isSameDraft, type OfferDraft, type OfferDrafts } from '@lumitor/domain/order/offerDraft';
import { draftTermsSchema, type OfferTerms } from '@lumitor/domain/order/offerTerms';
import type { Ms } from '@lumitor/domain/units';
import { HttpError, type Store } from 'react-admin';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { ERASING } from '../../data/databases.ts';
import { adminRequest } from '../data/changes.ts';
import {
  acceptedDraft,
  chooseOwnDraft,
  chooseStoredDraft,
  type DraftSync,
  editedDraft,
  exchanged,
  issued,
  openSync,
  received,
  refusedDraft,
  UNKNOWN_BASE,
  type Unsent,
  unsentOf,
} from './draftSync.ts';

const SAVE_DELAY: Ms = 600;
const LONGEST_SAVE_DELAY: Ms = 3_000;
const RETRY_DELAY: Ms = 5_000;

const pathOf = (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/draft`;

export const fetchDrafts = (orderId: string): Promise<OfferDrafts> =>
  adminRequest(pathOf(orderId)) as Promise<OfferDrafts>;

export interface DraftState {
  sync: DraftSync;
  isSaving: boolean;
  /** The service is unreachable: changes wait in this browser. */
  isAway: boolean;
  failure: unknown;
}

const unsentSchema = v.object({ base: v.number(), terms: v.nullable(draftTermsSchema) });

export function draftStorage(store: Store, orderId: string) {
  /** Key of an earlier version, whose drafts were local only. */
  const formerKey = `order.draft.${orderId}`;
  const key = `order.unsent.${orderId}`;
  let written = '';
  return {
    read(): Unsent | null {
      const unsent = v.safeParse(unsentSchema, store.getItem(key));
      if (unsent.success) {
        written = JSON.stringify(unsent.output);
        return unsent.output;
      }
      const former = v.safeParse(draftTermsSchema, store.getItem(formerKey));
      return former.success ? { base: UNKNOWN_BASE, terms: former.output } : null;
    },
    write(unsent: Unsent | null): boolean {
      const text = unsent ? JSON.stringify(unsent) : '';
      if (text === written && text !== '') return true;
      try {
        if (unsent) store.setItem(key, unsent);
        // Another tab's unsent terms must stay.
        else if (JSON.stringify(store.getItem(key)) === written) store.removeItem(key);
        if (store.getItem(formerKey)) store.removeItem(formerKey);
        written = text;
        return true;
      } catch {
        return false;
      }
    },
  };
}

interface Opening {
  orderId: string;
  email: string;
  storage: ReturnType<typeof draftStorage>;
  reread(): Promise<OfferDraft | null>;
}

/** Answer to issuing an offer; `draft` of somebody else, saved since. */
export type IssueAnswer = Offer | 'low-margin' | { draft: OfferDraft } | null;
export type IssueOutcome = Offer | 'low-margin' | 'draft-changed' | null;

const isChanged = (answer: IssueAnswer | 'draft-changed'): answer is { draft: OfferDraft } =>
  typeof answer === 'object' && answer !== null && 'draft' in answer;
const isOffer = (answer: IssueAnswer | 'draft-changed'): answer is Offer =>
  typeof answer === 'object' && answer !== null && 'position' in answer;

const issuedVersion = ({ base, stored }: DraftSync): number | undefined =>
  base === null || base === UNKNOWN_BASE ? stored?.version : base;

const isWaiting = ({ sync: { base, theirs }, failure }: DraftState): boolean =>
  base !== null && theirs === null && failure === null;

/**
 * Saves a draft while it is typed, one request at a time, and receives drafts of others. Unsent terms are
 * stored in the browser first.
 */
export function openDraft({ orderId, email, storage, reread }: Opening) {
  const store = createStore<DraftState>(() => ({
    sync: openSync(storage.read()),
    isSaving: false,
    isAway: false,
    failure: null,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;
  /** Nothing is saved while an offer is being issued. */
  let isIssuing = false;
  let isBusy = false;
  let sending = Promise.resolve();
  let isStored = true;
  let isErased = false;
  let editedAt: Ms | null = null;
  /** Draft received during a request; compared after the answer. */
  let pending: OfferDraft | null = null;

  const setSync = (sync: DraftSync, more: Partial<DraftState> = {}) => {
    isStored = isErased || storage.write(unsentOf(sync));
    store.setState({ sync, ...more });
  };
  const schedule = (delay: Ms) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void sendPending(), delay);
  };

  /** @param base version of the draft before the changes */
  async function send(base: number, terms: OfferTerms | null): Promise<void> {
    if (terms === null) {
      await adminRequest(`${pathOf(orderId)}?version=${base}`, { method: 'DELETE' });
      const removed = { version: base + 1, at: new Date().toISOString(), by: email, terms: null };
      setSync(acceptedDraft(store.getState().sync, removed), { isAway: false, failure: null });
      return;
    }
    const stored = await adminRequest(pathOf(orderId), { method: 'PUT', json: { base, terms } });
    setSync(acceptedDraft(store.getState().sync, stored as OfferDraft), { isAway: false, failure: null });
  }

  function failed(error: unknown): void {
    const { status = 0, body } = error instanceof HttpError ? error : {};
    if (status === 409 && body?.draft) {
      setSync(refusedDraft(store.getState().sync, body.draft), { isAway: false, failure: null });
      return;
    }
    // After a new sign-in, saving continues.
    const mayPass = status === 0 || status === 401 || status === 429 || status >= 500;
    store.setState(mayPass ? { isAway: true } : { failure: error, isAway: false });
  }

  async function sendPending(): Promise<void> {
    if (isBusy || isIssuing || !isWaiting(store.getState())) return;
    sending = sendNow();
    await sending;
  }

  async function sendNow(): Promise<void> {
    const { sync } = store.getState();
    clearTimeout(timer);
    isBusy = true;
    editedAt = null;
    if (!sync.stored) {
      pending = (await reread()) ?? pending;
      store.setState({ isAway: pending === null });
    } else if (sync.base !== null) {
      store.setState({ isSaving: true });
      await send(sync.base, sync.terms).catch(failed);
      store.setState({ isSaving: false });
    }
    isBusy = false;
    if (!isIssuing) receivePending();
    if (!isIssuing && isWaiting(store.getState()))
      schedule(store.getState().isAway ? RETRY_DELAY : SAVE_DELAY);
  }

  function receive(draft: OfferDraft): void {
    if (!pending || draft.version > pending.version) pending = draft;
    if (!isBusy && !isIssuing) receivePending();
  }
  function receivePending(): void {
    if (!pending) return;
    const draft = pending;
    pending = null;
    setSync(received(store.getState().sync, draft), { isAway: false });
    schedule(0);
  }

  /** @param terms as shown when issuing began */
  const isIssuable = (terms: OfferTerms | null): boolean => {
    const { sync } = store.getState();
    return sync.theirs === null && isSameDraft(sync.terms, terms);
  };

  const choose = (resolve: (sync: DraftSync) => DraftSync) => {
    setSync(resolve(store.getState().sync), { failure: null });
    schedule(0);
  };

  return {
    store,
    receive,
    edit(terms: OfferTerms | null): void {
      setSync(editedDraft(store.getState().sync, terms), { failure: null });
      editedAt ??= Date.now();
      schedule(Math.max(0, Math.min(SAVE_DELAY, editedAt + LONGEST_SAVE_DELAY - Date.now())));
    },
    chooseMine: () => choose(chooseOwnDraft),
    chooseTheirs: () => choose(chooseStoredDraft),
    exchange: () => choose(exchanged),
    dismiss: () => setSync({ ...store.getState().sync, replaced: null }),
    /**
     * Saving pauses meanwhile; an issued offer ends the draft. The draft of somebody else, saved since, is
     * shown instead.
     * @param make receives the version of the issued draft; undefined if none was read
     */
    async issue(make: (version: number | undefined) => Promise<IssueAnswer>): Promise<IssueOutcome> {
      if (isIssuing) return null;
      isIssuing = true;
      const { terms } = store.getState().sync;
      // Its answer has the version.
      await sending;
      clearTimeout(timer);
      receivePending();
      const answer = isIssuable(terms) ? await make(issuedVersion(store.getState().sync)) : 'draft-changed';
      if (isChanged(answer)) receive(answer.draft);
      else if (isOffer(answer)) setSync(issued(store.getState().sync, email), { failure: null });
      isIssuing = false;
      receivePending();
      schedule(0);
      return isChanged(answer) ? 'draft-changed' : answer;
    },
    /** @returns the stop function, which sends unsaved terms at once */
    start(): () => void {
      isStopped = false;
      const online = () => schedule(0);
      const warn = (event: BeforeUnloadEvent) => {
        if (!isStored) event.preventDefault();
      };
      const erase = () => {
        isErased = true;
      };
      addEventListener(ERASING, erase);
      addEventListener('online', online);
      addEventListener('beforeunload', warn);
      schedule(0);
      return () => {
        isStopped = true;
        clearTimeout(timer);
        removeEventListener(ERASING, erase);
        removeEventListener('online', online);
        removeEventListener('beforeunload', warn);
        void sendPending();
      };
    },
  };
}
export type DraftSession = ReturnType<typeof openDraft>;
