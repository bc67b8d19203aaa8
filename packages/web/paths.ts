import type { ProductLine } from '@lumitor/domain/catalogue/productLine';

/** Routes below /admin are in `admin/words/resources.ts`. */
export const PATHS = {
  home: '/',
  projects: '/projekty',
  privacy: '/polityka-prywatnosci',
  terms: '/regulamin',
  accessibility: '/dostepnosc',
  login: '/login',
  /** The token is behind the #. */
  setPassword: '/ustaw-haslo',
  /** The token is behind the #. */
  project: '/projekt',
  admin: '/admin',
  /** `/admin` itself leads to the e-mails. */
  adminHome: '/admin/poczatek',
} as const;

/** Pages of permitted sites embed the configurator and order pages below it (D64). */
const EMBEDDED = '/osadzony';

/** Constant for the life of the page. */
export const basePath = (): string => (`${location.pathname}/`.startsWith(`${EMBEDDED}/`) ? EMBEDDED : '');

export const isEmbedded = (): boolean => basePath() !== '';

export const WORK_PATH = /^\/(?:(standard|micro)(\/podsumowanie)?\/?)?$/;

/** Page of an order, or of its offers. */
export const DOWNLOAD_PATH = /^\/(?:oferta|pobierz)\/([^/]+)\/?$/;

/** Each is an entry of the browser's history. */
export interface ConfiguratorScreen {
  line: ProductLine;
  isSummary: boolean;
}

export function placeOf(path: string): ConfiguratorScreen | null {
  const [, line, summary] = WORK_PATH.exec(path) ?? [];
  return line ? { line: line as ProductLine, isSummary: summary !== undefined } : null;
}

export const placePath = ({ line, isSummary }: ConfiguratorScreen): string =>
  `/${line}${isSummary ? '/podsumowanie' : ''}`;

/** Order pages, which load neither languages, translations nor product data. */
export const bringsItsOwnData = (path: string): boolean => /oferta|pobierz/i.test(path);

const NAMES = /^(?:\/osadzony(?=\/|$))?(?:\/(?:standard|micro)\/podsumowanie(?=\/?$)|\/[^/]*)?/i;

/** Lower case except for ids. */
export const canonicalPath = (path: string): string => path.replace(NAMES, (names) => names.toLowerCase());
