import type { DestinationStream } from 'pino';
import type { Put } from './standardError.ts';

/** In characters, of lines that wait until they can be written; a line of a request has about 250. */
const MAX_WAITING = 500_000;
/** In characters, of lines that are written at once: a pipe that has room takes so much in one piece. */
const MAX_AT_ONCE = 4_096;
/** In milliseconds, from an attempt that failed to the next. */
const RETRY_AFTER = 1_000;
/** In milliseconds, for which an end may wait until the last lines are written. */
const PATIENCE = 500;

const NOTHING = Buffer.alloc(0);

/**
 * Writes lines one after the other and lets nobody wait for it: where a disk is full, a reader slow or gone, lines are
 * kept, and the oldest dropped once they are too many, since those before an end say why. Pino's own destination loses
 * them without a word, holds the service up, or ends it; where the disk is full, it even keeps it from ending.
 */
export class LogOutput implements DestinationStream {
  readonly #put: Put;
  #waiting: string[] = [];
  #waitingLength = 0;
  /** Of the lines whose turn it is: what is not written yet. */
  #rest: Buffer = NOTHING;
  #isWriting = false;
  #retry: NodeJS.Timeout | undefined;
  #dropped = 0;
  readonly #onSettled = new Set<() => void>();

  constructor(put: Put) {
    this.#put = put;
  }

  /** Lines that nobody will read. */
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

  /** Resolves once all lines are written, or an attempt has failed, or nobody has read them for too long. */
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
