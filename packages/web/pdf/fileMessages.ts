import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import type { InstallationDocumentProps } from '@lumitor/domain/sheets/installationDocument';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { TitleEntries } from '@lumitor/domain/sheets/titleEntries';

type Order = Pick<OrderDocumentProps, 'page' | 'language'>;

export type PdfRequest =
  | { kind: 'order'; props: Omit<OrderDocumentProps, 't'> }
  | { kind: 'drawing'; props: Omit<InstallationDocumentProps, 't'> }
  | { kind: 'labels'; props: Order };

export interface PdfFonts {
  regular: ArrayBuffer;
  semiBold: ArrayBuffer;
}

/** Fonts first and once, then requests, one after another. */
export type PdfMessage = { fonts: PdfFonts } | { request: PdfRequest };

export type ModelRequest =
  | { kind: 'dxf'; props: Order & { choice?: SheetChoice; entries?: TitleEntries } }
  | { kind: 'ifc'; props: Order };

/** `progress`: completed share from 0 to 1; a file or an error follows. */
export type FileAnswer = { progress: number } | FileOrError;
export type FileOrError = { file: Blob } | { error: string };

export interface Making {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}
