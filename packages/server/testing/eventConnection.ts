import { Writable } from 'node:stream';

/** Events bypass the app's answer. */
export class EventConnection extends Writable {
  response: Response | undefined;
  #body: ReadableStreamDefaultController<Uint8Array> | undefined;
  #onTaken = () => {};

  writeHead(status: number, headers: Record<string, string>): this {
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#body = controller;
        },
        pull: () => this.#take(),
        cancel: () => void this.destroy(),
      },
      { highWaterMark: 0 },
    );
    this.response = new Response(body, { status, headers });
    return this;
  }

  flushHeaders(): void {}

  getHeader(): string {
    return 'request-of-a-test';
  }

  override _write(bytes: Uint8Array, _encoding: string, onTaken: () => void): void {
    this.#onTaken = onTaken;
    this.#body?.enqueue(bytes);
    if (this.#body?.desiredSize === 0) this.#take();
  }

  #take(): void {
    const onTaken = this.#onTaken;
    this.#onTaken = () => {};
    onTaken();
  }

  override _final(done: () => void): void {
    this.#body?.close();
    done();
  }
}
