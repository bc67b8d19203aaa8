/** Every route of the product by its name. */
export const PATHS = {
  home: '/',
  privacy: '/polityka-prywatnosci',
  download: '/pobierz/:id',
  login: '/login',
  admin: '/admin',
  adminAccessories: '/admin/akcesoria',
  adminBindings: '/admin/oprawy',
  adminEmails: '/admin/emaile',
  adminGateways: '/admin/bramki',
  adminPowers: '/admin/zasilacze',
  adminSystems: '/admin/systemy',
  adminConnections: '/admin/szyny',
  adminReflinks: '/admin/reflinks',
  adminTranslations: '/admin/translacje',
  adminMicroAccessories: '/admin/micro/akcesoria',
  adminMicroBindings: '/admin/micro/oprawy',
  adminMicroGateways: '/admin/micro/bramki',
  adminMicroPowers: '/admin/micro/zasilacze',
  adminMicroSystems: '/admin/micro/systemy',
  adminMicroConnections: '/admin/micro/szyny',
} as const;

/** The page of a stored order. */
export const downloadPath = (id: string): string => `/pobierz/${encodeURIComponent(id)}`;

/** The configurator with a stored order opened in it. @param language in which the order is shown, its code */
export const orderPath = (id: string, language: string): string =>
  `${PATHS.home}?order=${encodeURIComponent(id)}&lang=${language.toLowerCase()}`;

/** Such a page brings its own texts, and loads neither languages nor translations nor product data. */
export const bringsItsOwnData = (path: string): boolean => path.includes('pobierz');
