import type { OfferTerms } from '@lumitor/domain/order/offer';
import { draftTermsSchema, type OfferDraft, type OfferDrafts } from '@lumitor/domain/order/offerDraft';
import { HttpError, type Store } from 'react-admin';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { ERASING } from '../../data/databases.ts';
import { adminRequest } from '../data/changes.ts';
import {
  accepted,
  chooseMine,
  chooseTheirs,
  type DraftSync,
  edited,
  exchanged,
  heard,
  issued,
  openSync,
  refusedDraft,
  UNKNOWN_BASE,
  type Unsent,
  unsentOf,
} from './draftSync.ts';

/** Milliseconds without a change after which a draft is saved. */
const RESTS_AFTER = 600;
/** Milliseconds after which it is saved although it is being changed. */
const LONGEST_WAIT = 3_000;
/** Milliseconds until a adminRequest that was not answered is repeated. */
const AGAIN_AFTER = 5_000;

const pathOf = (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/draft`;

export const fetchDrafts = (orderId: string): Promise<OfferDrafts> =>
  adminRequest(pathOf(orderId)) as Promise<OfferDrafts>;

export interface DraftState {
  sync: DraftSync;
  isSaving: boolean;
  /** The service did not answer: what is typed waits in this browser. */
  isAway: boolean;
  /** Refusal of what was sent last; null: there is none. */
  failure: unknown;
}

const unsentSchema = v.object({ base: v.number(), terms: v.nullable(draftTermsSchema) });

/** What a browser has of the draft of an order that the service has not. */
export function draftStorage(store: Store, orderId: string) {
  /** Of the version in which a draft was of one browser. */
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
    /** @returns whether the browser stores what is not sent */
    write(unsent: Unsent | null): boolean {
      const text = unsent ? JSON.stringify(unsent) : '';
      if (text === written && text !== '') return true;
      try {
        if (unsent) store.setItem(key, unsent);
        // Another tab's is not this one's to remove.
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
  /** E-mail of who is signed in. */
  email: string;
  storage: ReturnType<typeof draftStorage>;
  /** Reads the draft of the service; null: it did not answer. */
  reread(): Promise<OfferDraft | null>;
}

/** Whether something is to be sent, and neither a choice nor a change must come first. */
const isWaiting = ({ sync: { base, theirs }, failure }: DraftState): boolean =>
  base !== null && theirs === null && failure === null;

/** Saves the draft of an offer as it is typed, and takes what others save. */
export function openDraft({ orderId, email, storage, reread }: Opening) {
  const store = createStore<DraftState>(() => ({
    sync: openSync(storage.read()),
    isSaving: false,
    isAway: false,
    failure: null,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;
  /** An offer is being issued: nothing is saved meanwhile. */
  let isIssuing = false;
  let isBusy = false;
  let isStored = true;
  /** What the browser stores is being erased: nothing more may come in. */
  let isErased = false;
  let editedAt: number | null = null;
  /** Draft that was read while a adminRequest was under way: it is compared after the answer. */
  let waiting: OfferDraft | null = null;

  const become = (sync: DraftSync, more: Partial<DraftState> = {}) => {
    isStored = isErased || storage.write(unsentOf(sync));
    store.setState({ sync, ...more });
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void goOn(), milliseconds);
  };

  /** Sends what is not stored. @param base version that was changed */
  async function send(base: number, terms: OfferTerms | null): Promise<void> {
    if (terms === null) {
      await adminRequest(`${pathOf(orderId)}?version=${base}`, { method: 'DELETE' });
      const removed = { version: base + 1, at: new Date().toISOString(), by: email, terms: null };
      become(accepted(store.getState().sync, removed), { isAway: false, failure: null });
      return;
    }
    const stored = await adminRequest(pathOf(orderId), { method: 'PUT', json: { base, terms } });
    become(accepted(store.getState().sync, stored as OfferDraft), { isAway: false, failure: null });
  }

  function failed(error: unknown): void {
    const { status = 0, body } = error instanceof HttpError ? error : {};
    if (status === 409 && body?.draft) {
      // The offer that is being issued may have ended the draft.
      if (isIssuing) waiting = body.draft;
      else become(refusedDraft(store.getState().sync, body.draft), { isAway: false, failure: null });
      return;
    }
    // Without a session the person signs in again, and it goes on.
    const mayPass = status === 0 || status === 401 || status === 429 || status >= 500;
    store.setState(mayPass ? { isAway: true } : { failure: error, isAway: false });
  }

  async function goOn(): Promise<void> {
    const { sync } = store.getState();
    if (isBusy || isIssuing || !isWaiting(store.getState())) return;
    clearTimeout(timer);
    isBusy = true;
    editedAt = null;
    if (!sync.stored) {
      waiting = (await reread()) ?? waiting;
      store.setState({ isAway: waiting === null });
    } else if (sync.base !== null) {
      store.setState({ isSaving: true });
      await send(sync.base, sync.terms).catch(failed);
      store.setState({ isSaving: false });
    }
    isBusy = false;
    if (!isIssuing) hearWaiting();
    if (isWaiting(store.getState())) later(store.getState().isAway ? AGAIN_AFTER : RESTS_AFTER);
  }

  function hear(draft: OfferDraft): void {
    waiting = draft;
    if (!isBusy && !isIssuing) hearWaiting();
  }
  function hearWaiting(): void {
    if (!waiting) return;
    const draft = waiting;
    waiting = null;
    become(heard(store.getState().sync, draft), { isAway: false });
    later(0);
  }

  const choose = (resolve: (sync: DraftSync) => DraftSync) => {
    become(resolve(store.getState().sync), { failure: null });
    later(0);
  };

  return {
    store,
    hear,
    edit(terms: OfferTerms | null): void {
      become(edited(store.getState().sync, terms), { failure: null });
      editedAt ??= Date.now();
      later(Math.max(0, Math.min(RESTS_AFTER, editedAt + LONGEST_WAIT - Date.now())));
    },
    chooseMine: () => choose(chooseMine),
    chooseTheirs: () => choose(chooseTheirs),
    exchange: () => choose(exchanged),
    /** Gives up what a choice has replaced. */
    dismiss: () => become({ ...store.getState().sync, replaced: null }),
    /** Saves nothing while `make` issues the offer, which ends the draft; without one the draft goes on. */
    async issue<Made>(make: () => Promise<Made | null>): Promise<Made | null> {
      isIssuing = true;
      clearTimeout(timer);
      const made = await make();
      isIssuing = false;
      if (made) become(issued(store.getState().sync, email), { failure: null });
      hearWaiting();
      later(0);
      return made;
    },
    /** @returns how to stop; what is not saved yet is sent at once */
    start(): () => void {
      isStopped = false;
      const online = () => later(0);
      const warn = (event: BeforeUnloadEvent) => {
        if (!isStored) event.preventDefault();
      };
      const erase = () => {
        isErased = true;
      };
      addEventListener(ERASING, erase);
      addEventListener('online', online);
      addEventListener('beforeunload', warn);
      later(0);
      return () => {
        isStopped = true;
        clearTimeout(timer);
        removeEventListener(ERASING, erase);
        removeEventListener('online', online);
        removeEventListener('beforeunload', warn);
        void goOn();
      };
    },
  };
}
export type DraftSession = ReturnType<typeof openDraft>;
