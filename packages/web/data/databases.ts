/** Separate databases have independent schema versions; erasure deletes all. */
export const DATABASES = {
  saves: 'lumitor',
  pictures: 'lumitor.pictures',
  projects: 'lumitor.projects',
} as const;

/** Event of erasure, sent to all tabs: a later write would survive it. */
export const ERASING = 'lumitor-erasing';
