import { networksAround } from '../http/network.ts';

/** After so many milliseconds the time that a network used counts half. */
const HALF_LIFE = 5 * 60_000;
/** In milliseconds: how old a decayed time may be. */
const DECAYED_EACH = 1_000;
/** In milliseconds: less than that is forgotten. */
const NEGLIGIBLE = 1;
/** Networks that are remembered before any is forgotten. */
const REMEMBERED = 1_000;
/** Share of the newest piece of work in what the next one is expected to take. */
const NEWEST = 0.1;
/** Share of the expected time that a request alone counts as: who asks again and again goes behind who asks once. */
const ASKING = 0.1;
/** In milliseconds: what work is expected to take before any was done. */
const FIRST_EXPECTED = 50;

interface Options {
  /** Most pieces of work that wait. */
  mayWait: number;
  /** Most bytes that wait. */
  mayWaitBytes: number;
  now?: () => number;
}

/** What a network has in the queue or under way, and the time that it used lately. */
interface Use {
  pieces: number;
  milliseconds: number;
  /** To when the time is decayed. */
  at: number;
}

interface Line<Job> {
  client: string;
  waiting: { job: Job; bytes: number }[];
  /** Of the networks around the client, each with its share. */
  uses: { use: Use; clients: number }[];
}

/**
 * Work that waits, of each client in its order. Next is the client whose networks used the least time lately, with what each
 * has waiting: who has none waiting goes before who has many. Where there is no room, the newest piece of the client with the
 * most gives way. So neither many pieces of a client nor many clients of a network keep others out.
 */
export class FairQueue<Job> {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #lines = new Map<string, Line<Job>>();
  readonly #uses = new Map<string, Use>();
  #mostRemembered = REMEMBERED;
  #expected = FIRST_EXPECTED;
  #bytes = 0;
  length = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** @returns what gives way, which may be the job itself */
  add(client: string, job: Job, bytes = 0): Job[] {
    const line = this.#lines.get(client) ?? { client, waiting: [], uses: this.#usesOf(client) };
    this.#lines.set(client, line);
    line.waiting.push({ job, bytes });
    for (const { use } of line.uses) {
      use.pieces += 1;
      use.milliseconds += this.#expected * ASKING;
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

  /** @returns the next piece of work, and what notes that it is done, with the milliseconds that it took */
  next(): { job: Job; done: (milliseconds: number) => void } | undefined {
    const first = this.#outermost((weight, least) => weight < least);
    const job = first && this.#taken(first, first.waiting.shift());
    if (!job) return undefined;
    // From here on behind the others of equal weight.
    if (this.#lines.delete(first.client)) this.#lines.set(first.client, first);
    const done = (milliseconds: number) => {
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

  /** What a client used lately and is expected to use, in milliseconds: of its networks the one with the most for its share. */
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
    if (now - use.at < DECAYED_EACH) return;
    use.milliseconds *= 0.5 ** ((now - use.at) / HALF_LIFE);
    use.at = now;
  }

  /** Networks that used next to nothing are not remembered; looked for each time that their number has doubled. */
  #forget(): void {
    if (this.#uses.size < this.#mostRemembered) return;
    for (const [name, use] of this.#uses) {
      this.#decay(use);
      if (use.pieces === 0 && use.milliseconds < NEGLIGIBLE) this.#uses.delete(name);
    }
    this.#mostRemembered = Math.max(REMEMBERED, 2 * this.#uses.size);
  }
}
