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
  /** @returns whether there was such a file */
  remove(path: string): Promise<boolean>;
  /** Every file. One that is written or removed meanwhile may be among them or not. */
  list(): AsyncIterable<StoredSize>;
  /** Throws where the storage cannot be used now. Cheap enough to be asked every few seconds. */
  check(): Promise<void>;
  /** Removes what a process that was killed has left half-written. */
  tidy(): Promise<void>;
}
