import type { Ms } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';
import { DeliveryFault, Postponed, TakesLong } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import {
  type Claimed,
  claim,
  forgetOld,
  type Lane,
  moveTo,
  noteFailed,
  noteSent,
  postpone,
  RENEWAL_INTERVAL,
  renew,
} from './queue.ts';

/** Queued entries may commit a moment later, so the first checks follow closely. */
const SHORTEST_PAUSE: Ms = 50;
const LONGEST_PAUSE: Ms = 5_000;
const CLEANUP_INTERVAL: Ms = 24 * 60 * 60 * 1_000;

/** One sender per entry. Mails have two per lane, so that a slow mailbox does not block the others. */
const SENDERS: readonly Lane[] = ['shop', 'shop', 'visitor', 'visitor', 'long', 'webhook'];

interface Options {
  db: Db;
  outbox: Outbox;
  /** @throws DeliveryFault @throws TakesLong to move the entry to the slow lane @throws Postponed */
  send: Readonly<Record<Claimed['kind'], (claimed: Claimed) => Promise<void>>>;
  onError(error: unknown): void;
}

interface Looking {
  lane: Lane;
  pause: Ms;
  wake(): void;
}

/**
 * Sends queued entries. Each lane has loops that claim one entry, send it and record the result. They look
 * when an entry is queued, and at least every five seconds, because other instances queue too. Another
 * sender repeats the entry of a killed one.
 */
export class Sender {
  readonly #options: Options;
  readonly #all: readonly Looking[] = SENDERS.map((lane) => ({ lane, pause: SHORTEST_PAUSE, wake() {} }));
  readonly #working: Promise<unknown>;
  readonly #endListening: () => void;
  readonly #forgetting: NodeJS.Timeout;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
    this.#endListening = options.outbox.onWake(() => this.#wake());
    const forget = () => void forgetOld(options.db).catch(options.onError);
    forget();
    this.#forgetting = setInterval(forget, CLEANUP_INTERVAL).unref();
    this.#working = Promise.all(this.#all.map((one) => this.#work(one)));
  }

  /** @returns when results of current deliveries are recorded */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#forgetting);
    this.#endListening();
    this.#wake();
    await this.#working;
  }

  #wake(): void {
    for (const one of this.#all) {
      one.pause = SHORTEST_PAUSE;
      one.wake();
    }
  }

  async #work(one: Looking): Promise<void> {
    while (!this.#isStopping) {
      const hasSent = await this.#sendNext(one.lane).catch((error) => {
        this.#options.onError(error);
        return false;
      });
      if (hasSent) one.pause = SHORTEST_PAUSE;
      else if (!this.#isStopping) await this.#sleep(one);
    }
  }

  async #sleep(one: Looking): Promise<void> {
    const { pause } = one;
    one.pause = Math.min(2 * pause, LONGEST_PAUSE);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause).unref();
      one.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #sendNext(lane: Lane): Promise<boolean> {
    const { db, send, onError } = this.#options;
    const claimed = await claim(db, lane);
    if (!claimed) return false;
    let lease = claimed;
    const renewing = setInterval(() => {
      renew(db, lease).then((renewed) => {
        lease = renewed;
      }, onError);
    }, RENEWAL_INTERVAL).unref();
    try {
      await send[claimed.kind](claimed);
    } catch (error) {
      if (error instanceof TakesLong) {
        await moveTo(db, claimed, 'long');
        this.#options.outbox.wake();
        return true;
      }
      if (error instanceof Postponed) {
        await postpone(db, claimed, error.until);
        return true;
      }
      const fault =
        error instanceof DeliveryFault
          ? error
          : new DeliveryFault('An internal error occurred: check the log of the service.');
      if (fault !== error) onError(error);
      if (await noteFailed(db, claimed, fault))
        onError(new Error(`No further attempts for the ${claimed.kind} ${claimed.id}.`));
      return true;
    } finally {
      clearInterval(renewing);
    }
    await noteSent(db, claimed);
    return true;
  }
}
