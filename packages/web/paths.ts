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
  /** First page of the administration; `/admin` itself leads to the e-mails. */
  adminHome: '/admin/poczatek',
} as const;

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
export interface ConfiguratorScreen {
  line: ProductLine;
  /** Else the drawing. */
  isSummary: boolean;
}

/** What of the configurator an address shows; null: none of it. */
export function placeOf(path: string): ConfiguratorScreen | null {
  const [, line, summary] = WORK_PATH.exec(path) ?? [];
  return line ? { line: line as ProductLine, isSummary: summary !== undefined } : null;
}

export const placePath = ({ line, isSummary }: ConfiguratorScreen): string =>
  `/${line}${isSummary ? '/podsumowanie' : ''}`;

/** Such a page brings its own texts, and loads neither languages nor translations nor product data. */
export const bringsItsOwnData = (path: string): boolean => /pobierz/i.test(path);

/** The names that an address begins with: what follows them may be an id. */
const NAMES = /^(?:\/osadzony(?=\/|$))?(?:\/(?:standard|micro)\/podsumowanie(?=\/?$)|\/[^/]*)?/i;

/** Routes are found in any capitals, and stand in the address without; an id stays as it is. */
export const canonicalPath = (path: string): string => path.replace(NAMES, (names) => names.toLowerCase());
