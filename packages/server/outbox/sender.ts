import type { Kysely } from 'kysely';
import type { OutboxRow, Schema } from '../database/schema.ts';
import { DeliveryFault } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import { type Claimed, claim, forgetOld, noteFailed, noteSent, RENEWED_EVERY, renew } from './queue.ts';

/** In milliseconds. What was queued may be committed a moment later: the first looks follow each other closely. */
const SHORTEST_PAUSE = 50;
/** Between two looks when nothing happens: other instances queue too. */
const LONGEST_PAUSE = 5_000;
const FORGET_EVERY = 24 * 60 * 60 * 1_000;

type Kind = OutboxRow['kind'];

interface Options {
  db: Kysely<Schema>;
  outbox: Outbox;
  /** Sends one; rejects where that failed, with a {@link DeliveryFault} where it knows why. */
  send: Readonly<Record<Kind, (claimed: Claimed) => Promise<void>>>;
  /** Hears of what was given up, and of what went wrong on the way. */
  onError(error: unknown): void;
}

/** Sends what is queued, one of each kind at a time. What it was at when it was killed is sent again, by whoever is there. */
export class Sender {
  readonly #options: Options;
  readonly #pauses: Record<Kind, number> = { mail: SHORTEST_PAUSE, webhook: SHORTEST_PAUSE };
  readonly #wakers = new Map<Kind, () => void>();
  readonly #working: Promise<unknown>;
  readonly #endListening: () => void;
  readonly #forgetting: NodeJS.Timeout;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
    this.#endListening = options.outbox.onWake(() => this.#wake());
    const forget = () => void forgetOld(options.db).catch(options.onError);
    forget();
    this.#forgetting = setInterval(forget, FORGET_EVERY).unref();
    this.#working = Promise.all([this.#work('mail'), this.#work('webhook')]);
  }

  /** Begins nothing more. @returns when what it was at has been noted */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#forgetting);
    this.#endListening();
    this.#wake();
    await this.#working;
  }

  /** Looks at once, and then a few times soon. */
  #wake(): void {
    for (const [kind, wake] of this.#wakers) {
      this.#pauses[kind] = SHORTEST_PAUSE;
      wake();
    }
  }

  async #work(kind: Kind): Promise<void> {
    while (!this.#isStopping) {
      const hasSent = await this.#sendNext(kind).catch((error) => {
        this.#options.onError(error);
        return false;
      });
      if (hasSent) this.#pauses[kind] = SHORTEST_PAUSE;
      else if (!this.#isStopping) await this.#sleep(kind);
    }
  }

  async #sleep(kind: Kind): Promise<void> {
    const pause = this.#pauses[kind];
    this.#pauses[kind] = Math.min(2 * pause, LONGEST_PAUSE);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause).unref();
      this.#wakers.set(kind, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** @returns whether there was anything to be sent */
  async #sendNext(kind: Kind): Promise<boolean> {
    const { db, send, onError } = this.#options;
    const claimed = await claim(db, kind);
    if (!claimed) return false;
    let lease = claimed;
    const renewing = setInterval(() => {
      renew(db, lease).then((renewed) => {
        lease = renewed;
      }, onError);
    }, RENEWED_EVERY).unref();
    try {
      await send[kind](claimed);
    } catch (error) {
      const fault =
        error instanceof DeliveryFault
          ? error
          : new DeliveryFault('Something went wrong in the service: see its log.');
      if (fault !== error) onError(error);
      if (await noteFailed(db, claimed, fault)) onError(new Error(`The ${kind} ${claimed.id} is given up.`));
      return true;
    } finally {
      clearInterval(renewing);
    }
    await noteSent(db, claimed);
    return true;
  }
}
