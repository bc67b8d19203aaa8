/** The largest data sheet that is taken; a megabyte is 1024 × 1024 bytes. */
export const MAX_SHEET_MEGABYTES = 10;

/** What a PDF begins with. */
const PDF_START = '%PDF-';

/** Whether a file is a PDF, whatever it is called. @param start its first bytes, five of them or more */
export const isPdf = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(0, PDF_START.length)) === PDF_START;
