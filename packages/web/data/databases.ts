/** Separate databases, so that their schema versions are independent. Erasure deletes all of them. */
export const DATABASES = {
  saves: 'lumitor',
  pictures: 'lumitor.pictures',
  projects: 'lumitor.projects',
} as const;

/** Event of erasure, sent to all tabs: a later write would survive it. */
export const ERASING = 'lumitor-erasing';
