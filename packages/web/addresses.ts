import { PATHS } from './paths.ts';

const OPENS = 'otworz';

/** The opened project becomes its line's current one (D70). */
export const projectPath = (id: string): string => `${PATHS.projects}?${OPENS}=${encodeURIComponent(id)}`;

export const projectIn = (search: string): string | null => new URLSearchParams(search).get(OPENS);

/** Open to anybody with the token. */
export const sharedPath = (token: string): string => `${PATHS.project}#${token}`;

const OF_ORDER = 'zamowienie';

export const shopProjectPath = (order: string): string =>
  `${PATHS.project}?${OF_ORDER}=${encodeURIComponent(order)}`;

export const orderOfProject = (search: string): string | null => new URLSearchParams(search).get(OF_ORDER);

export const downloadPath = (id: string): string => `/pobierz/${encodeURIComponent(id)}`;

const MOUNTING = 'montaz';

export const mountingPath = (id: string, key = ''): string =>
  `${downloadPath(id)}?${MOUNTING}=${encodeURIComponent(key)}`;

/** Key of a luminaire or rail; empty: whole list; null: no mounting list. */
export const mountingIn = (search: string): string | null => new URLSearchParams(search).get(MOUNTING);

export const orderPath = (id: string, language: string): string =>
  `${PATHS.home}?order=${encodeURIComponent(id)}&lang=${language.toLowerCase()}`;
