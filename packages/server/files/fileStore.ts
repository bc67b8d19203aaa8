import { Refused } from '../refusal/refused.ts';

export interface StoredSize {
  path: string;
  /** In bytes. */
  size: number;
}

/**
 * Where files are kept: a folder, or an object storage. Paths are relative, with forward slashes, and
 * have passed `isStoredPath`. Every method throws a `StorageFault` where the storage does not do it.
 */
export interface FileStore {
  /** Resolves once the bytes cannot be lost; a reader sees the whole file or none. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  has(path: string): Promise<boolean>;
  /** @returns whether there was such a file */
  remove(path: string): Promise<boolean>;
  /** Every file. One that is written or removed meanwhile may be among them or not. */
  list(): AsyncIterable<StoredSize>;
  /** Throws where the storage cannot be used now. Cheap enough to be asked every few seconds. */
  check(): Promise<void>;
  /** Removes what a process that was killed has left half-written. */
  tidy(): Promise<void>;
}

/**
 * Thrown where the storage of the files does not do what it has to: it is full, locked or out of
 * reach. Whoever asked is told when to come back; the `message`, for the log and for whoever runs
 * the service, names the storage and the remedy.
 */
export class StorageFault extends Refused {
  constructor(message: string, cause?: unknown) {
    super(503, {
      code: 'storage-unavailable',
      message: 'The file storage cannot be used now. Try again in a minute; nothing has been lost.',
    });
    this.name = 'StorageFault';
    this.message = message;
    this.cause = cause;
  }
}
