import {
  CLOCK_TOLERANCE,
  entryNow,
  holdsAgainst,
  mergeSite,
  type SiteEntry,
  type SiteRecord,
  type SiteValue,
  siteRecord,
} from '@lumitor/domain/order/site';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ERASING } from '../../data/databases.ts';
import { fetchSite, followSite, keptSite, sendSite } from '../../data/sites.ts';
import { browserKey, readBrowser, writeBrowser } from './browserSite.ts';

/** In milliseconds, until what was not answered is tried again. */
const AGAIN_AFTER = 10_000;
const MOST_AT_ONCE = 1_000;

interface Known {
  /** As the service has it, as far as it has been heard of here. */
  kept: SiteRecord;
  /** What it has not acknowledged. */
  waiting: SiteRecord;
}

export interface SiteState extends Known {
  /** When the service last answered, in milliseconds since 1970; null: not since the page is open. */
  keptAt: number | null;
  fault: 'unkept' | 'damaged' | 'refused' | null;
  /** How far the clock of this device is ahead of the service, in milliseconds; 0 within the tolerance. */
  clock: number;
}

const isSame = (one: SiteEntry, other: SiteEntry | undefined): boolean =>
  other !== undefined && one.at === other.at && one.value === other.value;

/** All that is known to hold, of others and of what waits here. */
export const shownSite = ({ kept, waiting }: Known): SiteRecord => mergeSite(kept, waiting.values());

/**
 * What is done on the site of one order (D58a): at once on the screen and in this browser, the same in all its tabs, and
 * sent as soon as there is a network (D72).
 */
export class OpenSite {
  readonly store: StoreApi<SiteState>;
  readonly #id: string;
  /** Null while nobody looks. */
  #leaving: AbortController | null = null;
  #isAsking = false;
  #isReadDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
    const { kept, waiting, isDamaged } = readBrowser(id);
    this.store = createStore<SiteState>(() => ({
      kept: siteRecord(kept),
      waiting: siteRecord(waiting),
      keptAt: null,
      fault: isDamaged ? 'damaged' : null,
      clock: 0,
    }));
  }

  /** Ticks, measures or writes. */
  note(key: string, value: SiteValue): void {
    const { kept, waiting } = this.#withOtherTabs();
    const entry = entryNow(shownSite({ kept, waiting }), key, value, Date.now());
    this.#keep({ kept, waiting: mergeSite(waiting, [entry]) }, { fault: null });
    void this.#exchangeAll();
  }

  /** Sends what waits, and hears what others do. @returns what ends it */
  follow(): () => void {
    const leaving = new AbortController();
    const { signal } = leaving;
    this.#leaving = leaving;
    const readAgain = () => {
      this.#isReadDue = true;
      void this.#exchangeAll();
    };
    addEventListener('online', readAgain, { signal });
    // What comes after that is written nowhere.
    addEventListener(ERASING, () => leaving.abort(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || readAgain(), { signal });
    addEventListener(
      'storage',
      ({ key }) => {
        if (key !== browserKey(this.#id)) return;
        this.store.setState(this.#withOtherTabs());
        void this.#exchangeAll();
      },
      { signal },
    );
    const stopFollowing = followSite(this.#id, readAgain);
    readAgain();
    void keptSite(this.#id).then((entries) => signal.aborted || this.#recall(entries));
    return () => {
      leaving.abort();
      clearTimeout(this.#timer);
      if (this.#leaving === leaving) this.#leaving = null;
      stopFollowing();
    };
  }

  /** What other tabs have kept meanwhile comes along; what the service has is not sent. */
  #withOtherTabs(): Known {
    const { kept, waiting } = this.store.getState();
    const stored = readBrowser(this.#id);
    const all = mergeSite(kept, stored.kept);
    const unsent = [...mergeSite(waiting, stored.waiting).values()];
    return { kept: all, waiting: siteRecord(unsent.filter((one) => holdsAgainst(one, all.get(one.key)))) };
  }

  /** Takes what was heard before, as long as the service has not said what holds now. */
  #recall(entries: readonly SiteEntry[]): void {
    const { kept, waiting, keptAt } = this.store.getState();
    if (keptAt !== null || entries.length === 0) return;
    const all = mergeSite(kept, entries);
    const unsent = [...waiting.values()].filter((one) => holdsAgainst(one, all.get(one.key)));
    this.store.setState({ kept: all, waiting: siteRecord(unsent) });
  }

  #keep(known: Known, change: Partial<SiteState> = {}): void {
    const isKept = writeBrowser(this.#id, {
      kept: [...known.kept.values()],
      waiting: [...known.waiting.values()],
    });
    const { fault } = { ...this.store.getState(), ...change };
    const others = fault === 'unkept' ? null : fault;
    this.store.setState({ ...change, ...known, fault: isKept ? others : 'unkept' });
  }

  /** Sends until nothing waits, and reads where that is due; later again where the service does not answer. */
  async #exchangeAll(): Promise<void> {
    clearTimeout(this.#timer);
    // Once there is a network the browser says so.
    if (this.#isAsking || navigator.onLine === false) return;
    this.#isAsking = true;
    let outcome: 'done' | 'failed' | 'refused' | null = null;
    for (let leaving = this.#leaving; leaving && outcome === null; leaving = this.#leaving)
      outcome = leaving.signal.aborted ? 'done' : await this.#exchange(leaving.signal);
    this.#isAsking = false;
    if (outcome === 'failed') this.#timer = setTimeout(() => void this.#exchangeAll(), AGAIN_AFTER);
  }

  /** One question to the service. @returns null where there may be another */
  async #exchange(signal: AbortSignal): Promise<'done' | 'failed' | 'refused' | null> {
    const sent = [...this.store.getState().waiting.values()].slice(0, MOST_AT_ONCE);
    if (sent.length === 0 && !this.#isReadDue) return 'done';
    if (sent.length === 0) this.#isReadDue = false;
    const answer =
      sent.length > 0 ? await sendSite(this.#id, sent, signal) : await fetchSite(this.#id, signal);
    if (signal.aborted) return null;
    if (answer.kind === 'told') {
      const clock = Math.abs(answer.clock) > CLOCK_TOLERANCE ? answer.clock : 0;
      if (clock !== this.store.getState().clock) this.store.setState({ clock });
      this.#take(sent, answer.entries);
      return null;
    }
    if (sent.length === 0) this.#isReadDue = true;
    if (answer.kind === 'refused') this.store.setState({ fault: 'refused' });
    return answer.kind;
  }

  /** @param sent empty where all that the service has was read */
  #take(sent: readonly SiteEntry[], told: readonly SiteEntry[]): void {
    const before = this.#withOtherTabs();
    const has = siteRecord(told);
    const kept = sent.length > 0 ? mergeSite(before.kept, told) : has;
    // What it had and has no more, as after a restored backup, is sent again.
    const lost = [...before.kept.values()].filter((one) => holdsAgainst(one, kept.get(one.key)));
    const acknowledged = siteRecord(sent);
    const waiting = [...mergeSite(before.waiting, lost).values()].filter(
      (one) => !isSame(one, acknowledged.get(one.key)) && holdsAgainst(one, kept.get(one.key)),
    );
    const { fault } = this.store.getState();
    const change = { keptAt: Date.now(), fault: fault === 'refused' ? null : fault };
    this.#keep({ kept, waiting: siteRecord(waiting) }, change);
  }
}
