import { statSync } from 'node:fs';

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Recognises files of an open database by device and inode. The system still writes to removed files, but
 * loses the data.
 */
export class DatabaseFiles {
  readonly #identities: ReadonlyMap<string, string | undefined>;

  constructor(paths: readonly string[]) {
    this.#identities = new Map(paths.map((path) => [path, identityOf(path)]));
  }

  /** @throws Error if a file was removed or replaced; takes microseconds */
  refuseRemoved(): void {
    for (const [path, identity] of this.#identities)
      if (identityOf(path) !== identity)
        throw Object.assign(
          new Error(
            `${path} was removed or replaced while in use: stop the service, restore the data folder, and start again.`,
          ),
          // SQLite's code for a missing file.
          { code: 'SQLITE_CANTOPEN' },
        );
  }
}
