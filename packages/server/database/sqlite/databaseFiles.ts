import { statSync } from 'node:fs';

/** Which file a path leads to; undefined where it leads to none. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * The files of an open database, as they were found at its opening. The system lets a process write to files that have
 * been removed: what is stored there is gone with the process.
 */
export class DatabaseFiles {
  readonly #identities: ReadonlyMap<string, string | undefined>;

  constructor(paths: readonly string[]) {
    this.#identities = new Map(paths.map((path) => [path, identityOf(path)]));
  }

  /** Throws where one of them is not at its path any more; takes some microseconds. */
  refuseRemoved(): void {
    for (const [path, identity] of this.#identities)
      if (identityOf(path) !== identity)
        throw Object.assign(
          new Error(
            `${path} was removed or replaced while in use: stop the service, restore the data folder, and start again.`,
          ),
          // As where SQLite itself finds no file.
          { code: 'SQLITE_CANTOPEN' },
        );
  }
}
