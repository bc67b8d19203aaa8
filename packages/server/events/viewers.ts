import type { Ms } from '@lumitor/domain/units';

const CONFIRMATION_VALIDITY: Ms = 60_000;

interface Elsewhere {
  count: number;
  at: Ms;
}

interface Listeners {
  onTotal(projectId: string, total: number): void;
}

/**
 * Counts browsers that show a shared project, on all instances (D71). Counts of other instances expire
 * unless confirmed.
 */
export class Viewers {
  readonly #onTotal: Listeners['onTotal'];
  readonly #here = new Map<string, number>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  onHere: (projectId: string, count: number) => void = () => {};

  constructor({ onTotal }: Listeners) {
    this.#onTotal = onTotal;
  }

  enter(projectId: string): () => void {
    this.#change(projectId, 1);
    return () => this.#change(projectId, -1);
  }

  total(projectId: string, now = Date.now()): number {
    const others = [...(this.#elsewhere.get(projectId)?.values() ?? [])];
    const confirmed = others.filter(({ at }) => now - at < CONFIRMATION_VALIDITY);
    return confirmed.reduce((sum, { count }) => sum + count, this.#here.get(projectId) ?? 0);
  }

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
