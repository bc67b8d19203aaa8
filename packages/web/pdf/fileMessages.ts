import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import type { InstallationDocumentProps } from '@lumitor/domain/sheets/installationDocument';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { TitleEntries } from '@lumitor/domain/sheets/titleEntries';

/** A stored order in a language, in the words that its page brings. */
type Order = Pick<OrderDocumentProps, 'page' | 'language'>;

/** PDFs that a worker makes; pictures and light come with the request. */
export type PdfRequest =
  | { kind: 'order'; props: Omit<OrderDocumentProps, 't'> }
  | { kind: 'drawing'; props: Omit<InstallationDocumentProps, 't'> }
  | { kind: 'labels'; props: Order };

export interface PdfFonts {
  regular: ArrayBuffer;
  semiBold: ArrayBuffer;
}

/** To the worker of PDFs: its fonts first and once, then any number of requests, one after another. */
export type PdfMessage = { fonts: PdfFonts } | { request: PdfRequest };

/** Files for other programs that a worker makes. */
export type ModelRequest =
  | { kind: 'dxf'; props: Order & { choice?: SheetChoice; entries?: TitleEntries } }
  | { kind: 'ifc'; props: Order };

/** `progress`: the share that is done, from 0 to 1; a file or an error follows. */
export type FileAnswer = { progress: number } | FileOrError;
export type FileOrError = { file: Blob } | { error: string };

/** How a file is made: it can be cancelled, and reports how far it has come. */
export interface Making {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}
