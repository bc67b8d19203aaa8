/** Databases of the browser, separate so that their schema versions are independent. Erasure deletes all of them. */
export const DATABASES = {
  saves: 'lumitor',
  pictures: 'lumitor.pictures',
  projects: 'lumitor.projects',
} as const;

/** Event that notifies this page and other tabs of erasure: a later write would survive it. */
export const ERASING = 'lumitor-erasing';
