export const PDF = 'application/pdf';

/** Media types kept under an ending of their own, so that a download has a name one can open. */
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

/** Under which photometric files are, by their content. */
export const PHOTOMETRY = 'photometry';

/** Under which the pictures are that visitors sent with their orders. */
export const SENT_FOLDERS = { underlay: 'underlays', view: 'views' } as const;

/** Under which the files are that a shop keeps with its orders: nobody has them by their path. */
export const ORDER_FILES = 'orders';

export const isPrivatePath = (path: string): boolean => path.startsWith(`${ORDER_FILES}/`);

/** Whether it goes for good with what shows it. */
export const isPersonalPath = (path: string): boolean =>
  Object.values(SENT_FOLDERS).some((folder) => path.startsWith(`${folder}/`)) || isPrivatePath(path);

/** Of a photometric file: several articles may name it. */
export const isPhotometricPath = (path: string): boolean =>
  path.startsWith(`${PHOTOMETRY}/`) && isStoredPath(path);

export const isFolder = (path: string): boolean => FOLDER.test(path);

/** Only what an upload could have made: no dots, no climbing, no hidden file. */
export const isStoredPath = (path: string): boolean => STORED.test(path);
