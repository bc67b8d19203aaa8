interface ParserMessage {
  stream?: unknown;
  chunk?: { fnArray?: readonly unknown[] };
}

const MOST_AHEAD = 4000;

/**
 * Port to the PDF parser, paced by painting: 600,000 parsed strokes take over a gigabyte. Chunks wait while
 * the parser is too far ahead; messages that painting may need pass at once.
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

  restart(): void {
    [this.passed, this.painted] = [0, 0];
  }

  progress(count: number): void {
    this.painted = count;
    if (this.isPassing || this.waiting.length === 0 || this.isAhead) return;
    this.isPassing = true;
    queueMicrotask(() => {
      this.isPassing = false;
      this.passWaiting();
    });
  }

  private get isAhead(): boolean {
    return this.passed - this.painted >= MOST_AHEAD;
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
