export const MAX_SHEET_MEGABYTES = 10;

const PDF_START = '%PDF-';

export const isPdf = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(0, PDF_START.length)) === PDF_START;
