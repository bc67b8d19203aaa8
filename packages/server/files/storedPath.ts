export const PDF = 'application/pdf';

/** File endings of media types, so that downloads have a name that programs open. */
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

/** Folder of photometric files, named by their content. */
export const PHOTOMETRY = 'photometry';

/** Folders of pictures sent with orders. */
export const SENT_FOLDERS = { underlay: 'underlays', view: 'views' } as const;

/** Folder of files that a shop stores with its orders; not served by path. */
export const ORDER_FILES = 'orders';

export const isPrivatePath = (path: string): boolean => path.startsWith(`${ORDER_FILES}/`);

/** Whether a file is deleted for good with its document. */
export const isPersonalPath = (path: string): boolean =>
  Object.values(SENT_FOLDERS).some((folder) => path.startsWith(`${folder}/`)) || isPrivatePath(path);

/** Whether a path is that of a photometric file, which several articles may share. */
export const isPhotometricPath = (path: string): boolean =>
  path.startsWith(`${PHOTOMETRY}/`) && isStoredPath(path);

export const isFolder = (path: string): boolean => FOLDER.test(path);

/** Accepts only paths that an upload can have made: no dots, no parent folders, no hidden files. */
export const isStoredPath = (path: string): boolean => STORED.test(path);
