import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { MAX_SHEET_MEGABYTES } from '@lumitor/domain/catalogue/sheet';
import { MAX_PHOTOMETRY_MEGABYTES } from '@lumitor/domain/photometry/fault';
import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import { lookInto, type PhotometryRefusal } from './photometryRefusal.ts';

/** What is wrong with a file: `size` of it in MB, or what photometry has against it. */
export type FileFault =
  | { word: 'tooLarge' | 'wrongKind' | 'unreadable'; size?: number }
  | { photometry: PhotometryRefusal };

/** A kind of file that a document names. */
export interface FileKind {
  /** What its words are under. */
  name: 'picture' | 'sheet' | 'photometry';
  /** In which the file store keeps it. */
  folder: 'images' | 'sheets' | 'photometry';
  /** Media types that are taken; ends of names, such as `.ldt`, where browsers know no type. */
  accept: readonly string[];
  maxMegabytes: number;
  /** What is wrong by what is in it, and what can be doubted. */
  lookInto?(file: Blob): Promise<{ fault: FileFault | null; doubt: FluxDoubt | null }>;
}

/** What the data service re-encodes; browsers name drawings and new formats so too. */
export const PICTURE: FileKind = {
  name: 'picture',
  folder: 'images',
  accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/heif', 'image/svg+xml'],
  maxMegabytes: MAX_PICTURE.megabytes,
};

export const SHEET: FileKind = {
  name: 'sheet',
  folder: 'sheets',
  accept: ['application/pdf'],
  maxMegabytes: MAX_SHEET_MEGABYTES,
};

export const PHOTOMETRY: FileKind = {
  name: 'photometry',
  folder: 'photometry',
  accept: ['.ldt', '.ies', '.xml'],
  maxMegabytes: MAX_PHOTOMETRY_MEGABYTES,
  async lookInto(file) {
    const { refusal, doubt } = await lookInto(file);
    return { fault: refusal && { photometry: refusal }, doubt };
  },
};

/** Whether a file is of a kind, by its name and media type. */
export const isOfKind = ({ accept }: FileKind, { name, type }: Pick<File, 'name' | 'type'>): boolean =>
  accept.some((each) => (each.startsWith('.') ? name.toLowerCase().endsWith(each) : each === type));

/** Null where a file of so many bytes is taken. */
export function sizeFault({ maxMegabytes }: FileKind, bytes: number): FileFault | null {
  const megabytes = bytes / 1024 / 1024;
  return megabytes > maxMegabytes ? { word: 'tooLarge', size: Math.ceil(megabytes * 10) / 10 } : null;
}

/** What is wrong with a file before it is sent; null: nothing. */
export async function fileFault(kind: FileKind, file: File): Promise<FileFault | null> {
  if (!isOfKind(kind, file)) return { word: 'wrongKind' };
  return sizeFault(kind, file.size) ?? (await kind.lookInto?.(file))?.fault ?? null;
}
