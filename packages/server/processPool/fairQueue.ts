import type { Bytes, Ms } from '@lumitor/domain/units';
import { networksAround } from '../http/network.ts';

/** Decay of used time; after half an hour nearly nothing is left. */
const HALF_LIFE: Ms = 5 * 60_000;
const DECAY_INTERVAL: Ms = 1_000;
const NEGLIGIBLE: Ms = 1;
/** Networks stored before the first search for negligible ones. */
const STORED_NETWORKS = 1_000;
/** Weight of the newest job in the average duration. */
const NEWEST = 0.1;
/**
 * Share of the expected time charged at once, and not refunded: repeated requests lose priority, even if
 * refused.
 */
const IN_PROGRESS = 0.1;
const FIRST_EXPECTED: Ms = 50;

interface Options {
  mayWait: number;
  mayWaitBytes: Bytes;
  now?: () => Ms;
}

/** Jobs waiting or running (`pieces`) and recently used time of a network. */
interface Use {
  pieces: number;
  milliseconds: Ms;
  at: Ms;
}

interface Line<Job> {
  client: string;
  waiting: { job: Job; bytes: Bytes }[];
  uses: { use: Use; clients: number }[];
}

/**
 * Serves the client whose networks used least (0149).
 * 1. The weight of a network is its recent time plus the expected time of its jobs, divided by its
 *    `clients`.
 * 2. The weight of a client is the highest of the networks around it.
 * 3. The lightest client is next; equals take turns.
 * 4. If the queue is full, the heaviest client loses its newest job.
 * Neither many jobs of a client nor many clients of a network block others.
 */
export class FairQueue<Job> {
  readonly #options: Options;
  readonly #now: () => Ms;
  readonly #lines = new Map<string, Line<Job>>();
  readonly #uses = new Map<string, Use>();
  #mostRemembered = STORED_NETWORKS;
  #expected = FIRST_EXPECTED;
  #bytes = 0;
  length = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** @returns dropped jobs, possibly the added one */
  add(client: string, job: Job, bytes = 0): Job[] {
    const line = this.#lines.get(client) ?? { client, waiting: [], uses: this.#usesOf(client) };
    this.#lines.set(client, line);
    line.waiting.push({ job, bytes });
    for (const { use } of line.uses) {
      use.pieces += 1;
      use.milliseconds += this.#expected * IN_PROGRESS;
    }
    this.length += 1;
    this.#bytes += bytes;
    const refused: Job[] = [];
    while (this.length > this.#options.mayWait || this.#bytes > this.#options.mayWaitBytes) {
      const last = this.#outermost((weight, most) => weight >= most);
      const given = last && this.#taken(last, last.waiting.pop());
      if (!given) break;
      for (const { use } of last.uses) use.pieces -= 1;
      refused.push(given);
    }
    return refused;
  }

  next(): { job: Job; done: (milliseconds: Ms) => void } | undefined {
    const first = this.#outermost((weight, least) => weight < least);
    const job = first && this.#taken(first, first.waiting.shift());
    if (!job) return undefined;
    if (this.#lines.delete(first.client)) this.#lines.set(first.client, first);
    const done = (milliseconds: Ms) => {
      this.#expected += (milliseconds - this.#expected) * NEWEST;
      for (const { use } of first.uses) {
        use.pieces -= 1;
        this.#decay(use);
        use.milliseconds += milliseconds;
      }
      this.#forget();
    };
    return { job, done };
  }

  #outermost(isFurther: (weight: number, most: number) => boolean): Line<Job> | undefined {
    let found: { line: Line<Job>; weight: number } | undefined;
    for (const line of this.#lines.values()) {
      const weight = this.#weightOf(line);
      if (!found || isFurther(weight, found.weight)) found = { line, weight };
    }
    return found?.line;
  }

  #weightOf({ uses }: Line<Job>): number {
    let most = 0;
    for (const { use, clients } of uses) {
      this.#decay(use);
      most = Math.max(most, (use.milliseconds + use.pieces * this.#expected) / clients);
    }
    return most;
  }

  #taken(line: Line<Job>, entry: Line<Job>['waiting'][number] | undefined): Job | undefined {
    if (!entry) return undefined;
    if (line.waiting.length === 0) this.#lines.delete(line.client);
    this.length -= 1;
    this.#bytes -= entry.bytes;
    return entry.job;
  }

  #usesOf(client: string): Line<Job>['uses'] {
    return networksAround(client).map(({ name, clients }) => {
      const use = this.#uses.get(name) ?? { pieces: 0, milliseconds: 0, at: this.#now() };
      this.#uses.set(name, use);
      return { use, clients };
    });
  }

  #decay(use: Use): void {
    const now = this.#now();
    if (now - use.at < DECAY_INTERVAL) return;
    use.milliseconds *= 0.5 ** ((now - use.at) / HALF_LIFE);
    use.at = now;
  }

  #forget(): void {
    if (this.#uses.size < this.#mostRemembered) return;
    for (const [name, use] of this.#uses) {
      this.#decay(use);
      if (use.pieces === 0 && use.milliseconds < NEGLIGIBLE) this.#uses.delete(name);
    }
    this.#mostRemembered = Math.max(STORED_NETWORKS, 2 * this.#uses.size);
  }
}
