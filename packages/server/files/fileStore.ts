import { Refused } from '../refusal/refused.ts';

export interface StoredSize {
  path: string;
  /** Bytes. */
  size: number;
}

/**
 * Storage of files: a folder or an object storage. Paths are relative, with forward slashes, and satisfy
 * `isStoredPath`. @throws StorageFault from every method if the storage fails
 */
export interface FileStore {
  /** Resolves when the bytes are durable; readers see the complete file or none. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  has(path: string): Promise<boolean>;
  /** @returns whether the file existed */
  remove(path: string): Promise<boolean>;
  /** Lists all files; those written or removed meanwhile may be missing or included. */
  list(): AsyncIterable<StoredSize>;
  /** Cheap enough for a call every few seconds. @throws StorageFault if the storage is unavailable */
  check(): Promise<void>;
  /** Removes incomplete files of killed processes. */
  tidy(): Promise<void>;
}

/**
 * Storage of files that is full, locked or unreachable. Clients are told when to retry. The `message`, for the log and
 * the operator, names the storage and the remedy.
 */
export class StorageFault extends Refused {
  constructor(message: string, cause?: unknown) {
    super(503, {
      code: 'storage-unavailable',
      message: 'The file storage is not available. Nothing is lost; try again in a minute.',
    });
    this.name = 'StorageFault';
    this.message = message;
    this.cause = cause;
  }
}
