/** Where files are kept: a folder, or any object storage. Paths are relative, with forward slashes. */
export interface FileStore {
  /** Resolves once the bytes cannot be lost; a reader sees the whole file or none. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  /** @returns whether there was such a file */
  remove(path: string): Promise<boolean>;
}
