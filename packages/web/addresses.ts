import { PATHS } from './paths.ts';

/** In the address of the projects: one of them, by its id. */
const OPENS = 'otworz';

/** A project that is opened, and becomes its line's current one (D70). */
export const projectPath = (id: string): string => `${PATHS.projects}?${OPENS}=${encodeURIComponent(id)}`;

/** The project that an address opens; null: it shows the list. */
export const projectIn = (search: string): string | null => new URLSearchParams(search).get(OPENS);

/** A shared project, to whoever has the token. */
export const sharedPath = (token: string): string => `${PATHS.project}#${token}`;

/** In the address of a shared project: the order that it came along with, where the shop opens it. */
const OF_ORDER = 'zamowienie';

export const shopProjectPath = (order: string): string =>
  `${PATHS.project}?${OF_ORDER}=${encodeURIComponent(order)}`;

export const orderOfProject = (search: string): string | null => new URLSearchParams(search).get(OF_ORDER);

export const downloadPath = (id: string): string => `/pobierz/${encodeURIComponent(id)}`;

/** In the address of an order's page: what is to be mounted, led to by the key of a piece on it. */
const MOUNTING = 'montaz';

/** @param key of a piece or a rail on the list */
export const mountingPath = (id: string, key = ''): string =>
  `${downloadPath(id)}?${MOUNTING}=${encodeURIComponent(key)}`;

/** The key of the piece that an address leads to; empty for the list as a whole, null where none is asked for. */
export const mountingIn = (search: string): string | null => new URLSearchParams(search).get(MOUNTING);

/** The configurator with a stored order opened in it. @param language in which the order is shown, its code */
export const orderPath = (id: string, language: string): string =>
  `${PATHS.home}?order=${encodeURIComponent(id)}&lang=${language.toLowerCase()}`;
