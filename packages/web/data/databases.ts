/** What the browser keeps apart, so that neither waits for the other's version. By these names all of it is erased. */
export const DATABASES = {
  saves: 'lumitor',
  pictures: 'lumitor.pictures',
  projects: 'lumitor.projects',
} as const;

/** Tells a page, and other tabs, that all of it is erased: what is written afterwards would stay. */
export const ERASING = 'lumitor-erasing';
