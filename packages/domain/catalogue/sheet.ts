/** Greatest size of a data sheet; a megabyte is 1024 × 1024 bytes. */
export const MAX_SHEET_MEGABYTES = 10;

const PDF_START = '%PDF-';

/**
 * Whether a file is a PDF, by its content.
 * @param start at least its first five bytes
 */
export const isPdf = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(0, PDF_START.length)) === PDF_START;
