/** A message of the parser of PDF files; parts of what a page draws have a list of operators. */
interface ParserMessage {
  stream?: unknown;
  chunk?: { fnArray?: readonly unknown[] };
}

/** Operators that are parsed before they are painted. */
const AHEAD = 4000;

/**
 * The parser of PDF files as pdf.js sees it, paced by the painting: a page of 600,000 strokes takes more than a gigabyte as
 * operators. The parser waits while its last parts are not taken. All else passes at once: pictures that painting waits for.
 */
export class PacedPort {
  private readonly port: MessagePort;
  private readonly listeners = new Set<(event: MessageEvent<ParserMessage>) => void>();
  private readonly waiting: MessageEvent<ParserMessage>[] = [];
  private isPassing = false;
  private passed = 0;
  private painted = 0;

  constructor(port: MessagePort) {
    this.port = port;
    port.onmessage = (event: MessageEvent<ParserMessage>) => {
      if (event.data.stream === undefined) return this.pass(event);
      this.waiting.push(event);
      this.passWaiting();
    };
  }

  /** A page is painted from its first operator on. */
  restart(): void {
    [this.passed, this.painted] = [0, 0];
  }

  /** @param count operators that are painted */
  progress(count: number): void {
    this.painted = count;
    if (this.isPassing || this.waiting.length === 0 || this.isAhead) return;
    this.isPassing = true;
    // The list of operators must not grow while it is run.
    queueMicrotask(() => {
      this.isPassing = false;
      this.passWaiting();
    });
  }

  private get isAhead(): boolean {
    return this.passed - this.painted >= AHEAD;
  }

  private passWaiting(): void {
    while (!this.isAhead) {
      const event = this.waiting.shift();
      if (!event) return;
      this.passed += event.data.chunk?.fnArray?.length ?? 0;
      this.pass(event);
    }
  }

  private pass(event: MessageEvent<ParserMessage>): void {
    for (const listener of this.listeners) listener(event);
  }

  addEventListener(
    _type: 'message',
    listener: (event: MessageEvent<ParserMessage>) => void,
    { signal }: { signal?: AbortSignal } = {},
  ): void {
    this.listeners.add(listener);
    signal?.addEventListener('abort', () => this.listeners.delete(listener), { once: true });
  }

  removeEventListener(_type: 'message', listener: (event: MessageEvent<ParserMessage>) => void): void {
    this.listeners.delete(listener);
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }
}
