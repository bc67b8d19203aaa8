import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import type { InstallationDocumentProps } from '@lumitor/domain/sheets/installationDocument';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { TitleEntries } from '@lumitor/domain/sheets/titleEntries';

/** Stored order in a language, with the texts of its page. */
type Order = Pick<OrderDocumentProps, 'page' | 'language'>;

/** PDFs made in a worker; pictures and light are part of the request. */
export type PdfRequest =
  | { kind: 'order'; props: Omit<OrderDocumentProps, 't'> }
  | { kind: 'drawing'; props: Omit<InstallationDocumentProps, 't'> }
  | { kind: 'labels'; props: Order };

export interface PdfFonts {
  regular: ArrayBuffer;
  semiBold: ArrayBuffer;
}

/** Messages to the PDF worker: its fonts first and once, then requests, one after another. */
export type PdfMessage = { fonts: PdfFonts } | { request: PdfRequest };

/** Files for other programs, made in a worker. */
export type ModelRequest =
  | { kind: 'dxf'; props: Order & { choice?: SheetChoice; entries?: TitleEntries } }
  | { kind: 'ifc'; props: Order };

/** `progress`: completed share from 0 to 1; a file or an error follows. */
export type FileAnswer = { progress: number } | FileOrError;
export type FileOrError = { file: Blob } | { error: string };

/** Cancellation and progress of making a file. */
export interface Making {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}
