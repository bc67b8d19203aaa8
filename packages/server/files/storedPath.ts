export const PDF = 'application/pdf';

const ENDINGS: Record<string, string> = {
  [PDF]: 'pdf',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'text/plain': 'txt',
};

export const endingOf = (mediaType: string): string => ENDINGS[mediaType] ?? 'bin';

const FOLDER = /^[A-Za-z0-9_-]{1,60}(?:\/[A-Za-z0-9_-]{1,60}){0,3}$/;
const STORED =
  /^(?:[A-Za-z0-9_-]{1,60}\/){1,4}[A-Za-z0-9_-]{20,30}\.(?:webp|pdf|zip|csv|txt|bin|ldt|ies|xml)$/;

/** Files are named by their content. */
export const PHOTOMETRY_FOLDER = 'photometry';

export const SENT_FOLDERS = { underlay: 'underlays', view: 'views' } as const;

/** Files of the shop, not served by path. */
export const ORDERS_FOLDER = 'orders';

export const isPrivatePath = (path: string): boolean => path.startsWith(`${ORDERS_FOLDER}/`);

/** Whether a file is deleted for good with its document. */
export const isPersonalPath = (path: string): boolean =>
  Object.values(SENT_FOLDERS).some((folder) => path.startsWith(`${folder}/`)) || isPrivatePath(path);

/** Several articles may share a photometric file. */
export const isPhotometricPath = (path: string): boolean =>
  path.startsWith(`${PHOTOMETRY_FOLDER}/`) && isStoredPath(path);

export const isFolder = (path: string): boolean => FOLDER.test(path);

/** Only paths of uploads: no dots, parent folders or hidden files. */
export const isStoredPath = (path: string): boolean => STORED.test(path);
