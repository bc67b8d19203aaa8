import type { Ms } from '@lumitor/domain/units';
import type { DestinationStream } from 'pino';
import type { Put } from './standardError.ts';

const MAX_WAITING = 500_000;
/** Characters that an empty pipe takes atomically. */
const MAX_AT_ONCE = 4_096;
const RETRY_AFTER: Ms = 1_000;
const EXIT_TIMEOUT: Ms = 500;

const NOTHING = Buffer.alloc(0);

/** Oldest lines are dropped. Pino's destination loses lines silently or blocks the service. */
export class LogOutput implements DestinationStream {
  readonly #put: Put;
  #waiting: string[] = [];
  #waitingLength = 0;
  #rest: Buffer = NOTHING;
  #isWriting = false;
  #retry: NodeJS.Timeout | undefined;
  #dropped = 0;
  readonly #onSettled = new Set<() => void>();

  constructor(put: Put) {
    this.#put = put;
  }

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

  settled(): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.#onSettled.delete(settle);
        resolve();
      };
      const timer = setTimeout(settle, EXIT_TIMEOUT);
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
