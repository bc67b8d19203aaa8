import type { Ms } from '@lumitor/domain/units';

/** Unconfirmed counts of another instance expire. */
const CONFIRMATION_VALIDITY: Ms = 60_000;

interface Elsewhere {
  count: number;
  at: Ms;
}

interface Listeners {
  /** Receives the number on all instances. */
  onTotal(projectId: string, total: number): void;
}

/** Counts browsers that show each shared project (D71). */
export class Viewers {
  readonly #onTotal: Listeners['onTotal'];
  readonly #here = new Map<string, number>();
  /** Projects, then instances. */
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** Receives changed counts of this instance. */
  onHere: (projectId: string, count: number) => void = () => {};

  constructor({ onTotal }: Listeners) {
    this.#onTotal = onTotal;
  }

  /** @returns function to call when the browser leaves */
  enter(projectId: string): () => void {
    this.#change(projectId, 1);
    return () => this.#change(projectId, -1);
  }

  total(projectId: string, now = Date.now()): number {
    const others = [...(this.#elsewhere.get(projectId)?.values() ?? [])];
    const confirmed = others.filter(({ at }) => now - at < CONFIRMATION_VALIDITY);
    return confirmed.reduce((sum, { count }) => sum + count, this.#here.get(projectId) ?? 0);
  }

  /** Sent to confirm the counts. */
  here(): Record<string, number> {
    return Object.fromEntries(this.#here);
  }

  receive(instance: string, counts: Readonly<Record<string, number>>, now = Date.now()): void {
    for (const [projectId, count] of Object.entries(counts)) {
      const before = this.total(projectId, now);
      const others = this.#elsewhere.get(projectId) ?? new Map<string, Elsewhere>();
      if (count > 0) others.set(instance, { count, at: now });
      else others.delete(instance);
      if (others.size > 0) this.#elsewhere.set(projectId, others);
      else this.#elsewhere.delete(projectId);
      const total = this.total(projectId, now);
      if (total !== before) this.#onTotal(projectId, total);
    }
  }

  /** Drops counts of stopped instances. */
  dropUnconfirmed(now = Date.now()): void {
    for (const [projectId, others] of this.#elsewhere) {
      const gone = [...others].filter(([, { at }]) => now - at >= CONFIRMATION_VALIDITY);
      for (const [instance] of gone) others.delete(instance);
      if (others.size === 0) this.#elsewhere.delete(projectId);
      if (gone.length > 0) this.#onTotal(projectId, this.total(projectId, now));
    }
  }

  #change(projectId: string, by: 1 | -1): void {
    const count = (this.#here.get(projectId) ?? 0) + by;
    if (count > 0) this.#here.set(projectId, count);
    else this.#here.delete(projectId);
    this.onHere(projectId, count);
    this.#onTotal(projectId, this.total(projectId));
  }
}
