import type { Bytes } from '@lumitor/domain/units';
import { Refused } from '../refusal/refused.ts';

export interface StoredSize {
  path: string;
  size: Bytes;
}

/** Paths are relative and satisfy `isStoredPath`. @throws StorageFault from every method */
export interface FileStore {
  /** Durable when resolved; readers see the complete file or none. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  has(path: string): Promise<boolean>;
  remove(path: string): Promise<boolean>;
  /** Files written or removed meanwhile may be missing or included. */
  list(): AsyncIterable<StoredSize>;
  /** Cheap enough for every few seconds. @throws StorageFault if unavailable */
  check(): Promise<void>;
  tidy(): Promise<void>;
}

/** The message for the operator names the storage and the remedy. */
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
