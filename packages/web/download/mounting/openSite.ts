import {
  CLOCK_TOLERANCE,
  entryNow,
  kindOfSiteKey,
  mergeSite,
  outlasts,
  type SiteEntry,
  type SiteRecord,
  type SiteValue,
  siteEntrySchema,
  siteKey,
  siteRecord,
} from '@lumitor/domain/order/site';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ERASING } from '../../data/databases.ts';
import { cachedSite, fetchSite, followSite, sendSite } from '../../data/sites.ts';

interface BrowserSite {
  kept: readonly SiteEntry[];
  waiting: readonly SiteEntry[];
}

const entries = v.array(siteEntrySchema);
const siteSchema = v.object({ kept: entries, waiting: entries });

const browserKey = (id: string): string => `site.${id}`;
/** Key of earlier versions, which stored only the keys of checked items. */
const formerKey = (id: string) => `mounting.${id}`;

/** Null without a stored value. @throws if the value is invalid */
function parsed<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null {
  const raw = localStorage.getItem(key);
  return raw === null ? null : v.parse(v.pipe(v.string(), v.parseJson(), schema), raw);
}

/** Checks of earlier versions are sent once, dated before all other entries. */
function formerTicks(id: string): SiteEntry[] {
  const lines = parsed(formerKey(id), v.array(v.string())) ?? [];
  const keys = lines.map((line) => siteKey('tick', line));
  return keys.flatMap((key) => (kindOfSiteKey(key) ? [{ key, value: true, at: 0 }] : []));
}

function readBrowser(id: string): BrowserSite & { isDamaged: boolean } {
  try {
    const { kept, waiting } = parsed(browserKey(id), siteSchema) ?? { kept: [], waiting: [] };
    return { kept, waiting: [...formerTicks(id), ...waiting], isDamaged: false };
  } catch (error) {
    // Forbidden storage is reported once an entry cannot be stored.
    return { kept: [], waiting: [], isDamaged: !(error instanceof DOMException) };
  }
}

/** Erased browsers store nothing (D70a). @returns whether unsent entries are stored */
function writeBrowser(id: string, site: BrowserSite): boolean {
  try {
    const keys = [browserKey(id), formerKey(id)];
    const hasNothing = keys.every((key) => localStorage.getItem(key) === null);
    if (hasNothing && site.waiting.length === 0) return true;
    localStorage.setItem(browserKey(id), JSON.stringify(site));
    localStorage.removeItem(formerKey(id));
    return true;
  } catch {
    return site.waiting.length === 0;
  }
}

const RETRY_DELAY: Ms = 10_000;
const MOST_AT_ONCE = 1_000;

interface Known {
  stored: SiteRecord;
  waiting: SiteRecord;
}

export interface SiteState extends Known {
  /** Time of the service's last answer; null: none since the page opened. */
  cachedAt: Ms | null;
  fault: 'unkept' | 'damaged' | 'refused' | null;
  /** Time by which this device is ahead of the service; 0 within the tolerance. */
  clock: Ms;
}

const isSame = (one: SiteEntry, other: SiteEntry | undefined): boolean =>
  other !== undefined && one.at === other.at && one.value === other.value;

export const shownSite = ({ stored: remaining, waiting }: Known): SiteRecord =>
  mergeSite(remaining, waiting.values());

/** Site records of an order (D58a): stored at once, shared by tabs, sent when online (D72). */
export class OpenSite {
  readonly store: StoreApi<SiteState>;
  readonly #id: string;
  #leaving: AbortController | null = null;
  #isExchanging = false;
  #isReadDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
    const { kept: remaining, waiting, isDamaged } = readBrowser(id);
    this.store = createStore<SiteState>(() => ({
      stored: siteRecord(remaining),
      waiting: siteRecord(waiting),
      cachedAt: null,
      fault: isDamaged ? 'damaged' : null,
      clock: 0,
    }));
  }

  note(key: string, value: SiteValue): void {
    const { stored, waiting } = this.#withOtherTabs();
    const entry = entryNow(shownSite({ stored, waiting }), key, value, Date.now());
    this.#store({ stored, waiting: mergeSite(waiting, [entry]) }, { fault: null });
    void this.#exchangeAll();
  }

  follow(): () => void {
    const leaving = new AbortController();
    const { signal } = leaving;
    this.#leaving = leaving;
    const readAgain = () => {
      this.#isReadDue = true;
      void this.#exchangeAll();
    };
    addEventListener('online', readAgain, { signal });
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
    void cachedSite(this.#id).then((entries) => signal.aborted || this.#recall(entries));
    return () => {
      leaving.abort();
      clearTimeout(this.#timer);
      if (this.#leaving === leaving) this.#leaving = null;
      stopFollowing();
    };
  }

  /** Merges records stored by other tabs; entries that the service has are not sent. */
  #withOtherTabs(): Known {
    const { stored: remaining, waiting } = this.store.getState();
    const stored = readBrowser(this.#id);
    const all = mergeSite(remaining, stored.kept);
    const unsent = [...mergeSite(waiting, stored.waiting).values()];
    return { stored: all, waiting: siteRecord(unsent.filter((one) => outlasts(one, all.get(one.key)))) };
  }

  /** Uses stored records until the service has sent the current ones. */
  #recall(entries: readonly SiteEntry[]): void {
    const { stored: remaining, waiting, cachedAt } = this.store.getState();
    if (cachedAt !== null || entries.length === 0) return;
    const all = mergeSite(remaining, entries);
    const unsent = [...waiting.values()].filter((one) => outlasts(one, all.get(one.key)));
    this.store.setState({ stored: all, waiting: siteRecord(unsent) });
  }

  #store(known: Known, change: Partial<SiteState> = {}): void {
    const isStored = writeBrowser(this.#id, {
      kept: [...known.stored.values()],
      waiting: [...known.waiting.values()],
    });
    const { fault } = { ...this.store.getState(), ...change };
    const others = fault === 'unkept' ? null : fault;
    this.store.setState({ ...change, ...known, fault: isStored ? others : 'unkept' });
  }

  async #exchangeAll(): Promise<void> {
    clearTimeout(this.#timer);
    // The browser reports when the network is back.
    if (this.#isExchanging || navigator.onLine === false) return;
    this.#isExchanging = true;
    let outcome: 'done' | 'failed' | 'refused' | null = null;
    for (let leaving = this.#leaving; leaving && outcome === null; leaving = this.#leaving)
      outcome = leaving.signal.aborted ? 'done' : await this.#exchange(leaving.signal);
    this.#isExchanging = false;
    if (outcome === 'failed') this.#timer = setTimeout(() => void this.#exchangeAll(), RETRY_DELAY);
  }

  /** @returns null if another request may follow */
  async #exchange(signal: AbortSignal): Promise<'done' | 'failed' | 'refused' | null> {
    const sent = [...this.store.getState().waiting.values()].slice(0, MOST_AT_ONCE);
    if (sent.length === 0 && !this.#isReadDue) return 'done';
    if (sent.length === 0) this.#isReadDue = false;
    const answer =
      sent.length > 0 ? await sendSite(this.#id, sent, signal) : await fetchSite(this.#id, signal);
    if (signal.aborted) return null;
    if (answer.kind === 'read') {
      const clock = Math.abs(answer.clock) > CLOCK_TOLERANCE ? answer.clock : 0;
      if (clock !== this.store.getState().clock) this.store.setState({ clock });
      this.#take(sent, answer.entries);
      return null;
    }
    if (sent.length === 0) this.#isReadDue = true;
    if (answer.kind === 'refused') this.store.setState({ fault: 'refused' });
    return answer.kind;
  }

  #take(sent: readonly SiteEntry[], reported: readonly SiteEntry[]): void {
    const before = this.#withOtherTabs();
    const has = siteRecord(reported);
    const stored = sent.length > 0 ? mergeSite(before.stored, reported) : has;
    // Resends entries that the service has lost, as after a restored backup.
    const lost = [...before.stored.values()].filter((one) => outlasts(one, stored.get(one.key)));
    const acknowledged = siteRecord(sent);
    const waiting = [...mergeSite(before.waiting, lost).values()].filter(
      (one) => !isSame(one, acknowledged.get(one.key)) && outlasts(one, stored.get(one.key)),
    );
    const { fault } = this.store.getState();
    const change = { cachedAt: Date.now(), fault: fault === 'refused' ? null : fault };
    this.#store({ stored, waiting: siteRecord(waiting) }, change);
  }
}
