import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { MAX_SHEET_MEGABYTES } from '@lumitor/domain/catalogue/sheet';
import { MAX_PHOTOMETRY_MEGABYTES } from '@lumitor/domain/photometry/fault';
import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import type { Bytes } from '@lumitor/domain/units';
import { lookInto, type PhotometryRefusal } from './photometryRefusal.ts';

export type UploadFault =
  | { word: 'tooLarge' | 'wrongKind' | 'unreadable'; size?: number }
  | { photometry: PhotometryRefusal };

export interface FileKind {
  name: 'picture' | 'sheet' | 'photometry';
  folder: 'images' | 'sheets' | 'photometry';
  /** Media types, or extensions such as `.ldt`, for which browsers know no type. */
  accept: readonly string[];
  maxMegabytes: number;
  /** A doubt is shown but does not refuse the file. */
  lookInto?(file: Blob): Promise<{ fault: UploadFault | null; doubt: FluxDoubt | null }>;
}

/** Formats that the data service re-encodes; browsers report more as `image/…`. */
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

export const PHOTOMETRY_FILE: FileKind = {
  name: 'photometry',
  folder: 'photometry',
  accept: ['.ldt', '.ies', '.xml'],
  maxMegabytes: MAX_PHOTOMETRY_MEGABYTES,
  async lookInto(file) {
    const { refusal, doubt } = await lookInto(file);
    return { fault: refusal && { photometry: refusal }, doubt };
  },
};

export const isOfKind = ({ accept }: FileKind, { name, type }: Pick<File, 'name' | 'type'>): boolean =>
  accept.some((each) => (each.startsWith('.') ? name.toLowerCase().endsWith(each) : each === type));

export function sizeFault({ maxMegabytes }: FileKind, bytes: Bytes): UploadFault | null {
  const megabytes = bytes / 1024 / 1024;
  return megabytes > maxMegabytes ? { word: 'tooLarge', size: Math.ceil(megabytes * 10) / 10 } : null;
}

export async function fileFault(kind: FileKind, file: File): Promise<UploadFault | null> {
  if (!isOfKind(kind, file)) return { word: 'wrongKind' };
  return sizeFault(kind, file.size) ?? (await kind.lookInto?.(file))?.fault ?? null;
}
