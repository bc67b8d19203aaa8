import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASES, ERASING } from '../data/databases.ts';
import type { ProjectSummary } from './projectSummary.ts';

/** Projects (D70): what the list tells of each, and each as a whole. */
interface Schema extends DBSchema {
  summaries: { key: string; value: ProjectSummary };
  /** The state of each as D12 has it, in JSON. */
  works: { key: string; value: string };
}
export type ProjectDatabase = IDBPDatabase<Schema>;

let opening: Promise<ProjectDatabase> | undefined;
let isErased = false;
globalThis.addEventListener?.(ERASING, () => {
  isErased = true;
});

/** @throws where the browser has no place for projects, or lets no page have one */
export function database(): Promise<ProjectDatabase> {
  if (isErased) return Promise.reject(new Error('What the browser keeps is erased'));
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDB<Schema>(DATABASES.projects, 1, {
    upgrade(created) {
      created.createObjectStore('summaries', { keyPath: 'id' });
      created.createObjectStore('works');
    },
    // Another tab erases all of it.
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

/** A change of both: once it is done, no crash of the machine loses it. */
export const writing = (opened: ProjectDatabase) =>
  opened.transaction(BOTH, 'readwrite', { durability: 'strict' });
