import type { DestinationStream } from 'pino';
import type { Put } from './standardError.ts';

/** Limit of buffered characters; a line of a request has about 250. */
const MAX_WAITING = 500_000;
/** Characters of one write: an empty pipe takes that many atomically. */
const MAX_AT_ONCE = 4_096;
/** Milliseconds between a failed attempt and the next. */
const RETRY_AFTER = 1_000;
/** Milliseconds that an exit waits for the last lines. */
const PATIENCE = 500;

const NOTHING = Buffer.alloc(0);

/**
 * Writes lines in sequence without blocking callers. If a disk is full, or a reader slow or gone, lines are buffered,
 * and the oldest dropped beyond a limit, because the last ones explain an exit. Pino's own destination would lose lines
 * silently, block the service, or prevent its exit.
 */
export class LogOutput implements DestinationStream {
  readonly #put: Put;
  #waiting: string[] = [];
  #waitingLength = 0;
  /** Unwritten rest of the current lines. */
  #rest: Buffer = NOTHING;
  #isWriting = false;
  #retry: NodeJS.Timeout | undefined;
  #dropped = 0;
  readonly #onSettled = new Set<() => void>();

  constructor(put: Put) {
    this.#put = put;
  }

  /** Number of dropped lines. */
  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    this.#waiting.push(line);
    this.#waitingLength += line.length;
    while (this.#waitingLength > MAX_WAITING) {
      this.#waitingLength -= this.#waiting.shift()?.length ?? 0;
      this.#dropped += 1;
    }
    if (!this.#isWriting && !this.#retry) this.#writeNext();
  }

  /** Resolves once all lines are written, an attempt has failed, or the patience has ended. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.#onSettled.delete(settle);
        resolve();
      };
      const timer = setTimeout(settle, PATIENCE);
      this.#onSettled.add(settle);
      if (!this.#isWriting) this.#writeNext();
    });
  }

  #writeNext(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#rest.length === 0) this.#rest = this.#takeLines();
    if (this.#rest.length === 0) {
      this.#settle();
      return;
    }
    this.#isWriting = true;
    this.#put(this.#rest, (error, written) => {
      this.#isWriting = false;
      this.#rest = this.#rest.subarray(written);
      if (error) {
        this.#retry = setTimeout(() => this.#writeNext(), RETRY_AFTER).unref();
        this.#settle();
      } else this.#writeNext();
    });
  }

  #takeLines(): Buffer {
    let [count, length] = [0, 0];
    for (const line of this.#waiting) {
      if (count > 0 && length + line.length > MAX_AT_ONCE) break;
      length += line.length;
      count += 1;
    }
    this.#waitingLength -= length;
    return Buffer.from(this.#waiting.splice(0, count).join(''));
  }

  #settle(): void {
    for (const settle of this.#onSettled) settle();
  }
}
