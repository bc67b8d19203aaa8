import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASES, ERASING } from '../data/databases.ts';
import type { ProjectSummary } from './projectSummary.ts';

interface Schema extends DBSchema {
  summaries: { key: string; value: ProjectSummary };
  /** JSON of whole states, separate from the summaries that the list reads. */
  works: { key: string; value: string };
}
export type ProjectDatabase = IDBPDatabase<Schema>;

let opening: Promise<ProjectDatabase> | undefined;
let isErased = false;
globalThis.addEventListener?.(ERASING, () => {
  isErased = true;
});

export function database(): Promise<ProjectDatabase> {
  if (isErased) return Promise.reject(new Error('The stored data of the browser is being erased'));
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDB<Schema>(DATABASES.projects, 1, {
    upgrade(created) {
      created.createObjectStore('summaries', { keyPath: 'id' });
      created.createObjectStore('works');
    },
    // Another tab upgrades or deletes the database.
    blocking(_old, _new, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

const BOTH = ['summaries', 'works'] as const;

/** Survives a crash of the machine. */
export const writing = (opened: ProjectDatabase) =>
  opened.transaction(BOTH, 'readwrite', { durability: 'strict' });
