import type { Db } from '../database/schema.ts';
import { DeliveryFault, TakesLong } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import {
  type Claimed,
  claim,
  forgetOld,
  type Lane,
  moveTo,
  noteFailed,
  noteSent,
  RENEWED_EVERY,
  renew,
} from './queue.ts';

/** In milliseconds. What was queued may be committed a moment later: the first looks follow each other closely. */
const SHORTEST_PAUSE = 50;
/** Between two looks when nothing happens: other instances queue too. */
const LONGEST_PAUSE = 5_000;
const FORGET_EVERY = 24 * 60 * 60 * 1_000;

/** One for each that is sent at once: two, so that one that takes long in a lane does not hold the others up. */
const SENDERS: readonly Lane[] = ['shop', 'shop', 'visitor', 'visitor', 'long', 'webhook'];

interface Options {
  db: Db;
  outbox: Outbox;
  /**
   * Sends one; rejects where that failed, with a {@link DeliveryFault} where it knows why, and with {@link TakesLong}
   * where it is to be sent in the lane of what takes long.
   */
  send: Readonly<Record<Claimed['kind'], (claimed: Claimed) => Promise<void>>>;
  /** Hears of what was given up, and of what went wrong on the way. */
  onError(error: unknown): void;
}

interface Looking {
  lane: Lane;
  /** In milliseconds, until the next look. */
  pause: number;
  wake(): void;
}

/** Sends what is queued, each lane by itself. What it was at when it was killed is sent again, by whoever is there. */
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
    this.#forgetting = setInterval(forget, FORGET_EVERY).unref();
    this.#working = Promise.all(this.#all.map((one) => this.#work(one)));
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

  /** @returns whether there was anything to be sent */
  async #sendNext(lane: Lane): Promise<boolean> {
    const { db, send, onError } = this.#options;
    const claimed = await claim(db, lane);
    if (!claimed) return false;
    let lease = claimed;
    const renewing = setInterval(() => {
      renew(db, lease).then((renewed) => {
        lease = renewed;
      }, onError);
    }, RENEWED_EVERY).unref();
    try {
      await send[claimed.kind](claimed);
    } catch (error) {
      if (error instanceof TakesLong) {
        await moveTo(db, claimed, 'long');
        this.#options.outbox.wake();
        return true;
      }
      const fault =
        error instanceof DeliveryFault
          ? error
          : new DeliveryFault('Something went wrong in the service: see its log.');
      if (fault !== error) onError(error);
      if (await noteFailed(db, claimed, fault))
        onError(new Error(`The ${claimed.kind} ${claimed.id} is given up.`));
      return true;
    } finally {
      clearInterval(renewing);
    }
    await noteSent(db, claimed);
    return true;
  }
}
