import type { ProductLine } from '@lumitor/domain/catalogue/productLine';

/** Every route of the visitor's side by its name; those below /admin are in `admin/words/resources.ts`. */
export const PATHS = {
  home: '/',
  projects: '/projekty',
  privacy: '/polityka-prywatnosci',
  terms: '/regulamin',
  login: '/login',
  /** By a link whose token stands behind the #. */
  setPassword: '/ustaw-haslo',
  /** Of a shared project, by a link whose token stands behind the #. */
  project: '/projekt',
  admin: '/admin',
} as const;

/** In the address of the projects: one of them, by its id. */
const OPENS = 'otworz';

/** Below it the pages of allowed sites show the configurator and an order's page within them (D64). */
const EMBEDDED = '/osadzony';

/** What every address of this page begins with: it stays for as long as the page does. */
export const basePath = (): string => (`${location.pathname}/`.startsWith(`${EMBEDDED}/`) ? EMBEDDED : '');

/** Whether this page is made for a frame. */
export const isEmbedded = (): boolean => basePath() !== '';

/** The start dialog, and the drawing and the summary of each line. */
export const WORK_PATH = /^\/(?:(standard|micro)(\/podsumowanie)?\/?)?$/;

/** The page of a stored order, by its id. */
export const DOWNLOAD_PATH = /^\/pobierz\/([^/]+)\/?$/;

/** A screen of the configurator, each an entry of the browser's history. */
export interface Place {
  line: ProductLine;
  /** Else the drawing. */
  isSummary: boolean;
}

/** What of the configurator an address shows; null: none of it. */
export function placeOf(path: string): Place | null {
  const [, line, summary] = WORK_PATH.exec(path) ?? [];
  return line ? { line: line as ProductLine, isSummary: summary !== undefined } : null;
}

export const placePath = ({ line, isSummary }: Place): string =>
  `/${line}${isSummary ? '/podsumowanie' : ''}`;

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

/** Such a page brings its own texts, and loads neither languages nor translations nor product data. */
export const bringsItsOwnData = (path: string): boolean => /pobierz/i.test(path);

/** The names that an address begins with: what follows them may be an id. */
const NAMES = /^(?:\/osadzony(?=\/|$))?(?:\/(?:standard|micro)\/podsumowanie(?=\/?$)|\/[^/]*)?/i;

/** Routes are found in any capitals, and stand in the address without; an id stays as it is. */
export const canonicalPath = (path: string): string => path.replace(NAMES, (names) => names.toLowerCase());
