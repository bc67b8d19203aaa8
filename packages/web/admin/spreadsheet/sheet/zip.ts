import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import {
  type FileKind,
  isOfKind,
  PHOTOMETRY_FILE,
  PICTURE,
  sizeFault,
  type UploadFault,
} from '../../data/fileKind.ts';

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Media type of a picture by the ending of its name; empty for other files. */
export const mediaTypeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';

const KINDS = [PICTURE, PHOTOMETRY_FILE];

export interface ZippedFile {
  kind: FileKind;
  name: string;
  code: string;
  fault: UploadFault | null;
  /** Warning that an accepted file contradicts itself. */
  doubt: FluxDoubt | null;
  /** Extracts only this file: the whole ZIP may exceed the browser's memory. */
  open(): Promise<File>;
}

const isHidden = (path: string) => /(^|\/)(\.|__MACOSX\/)/.test(path);

/** @throws if the ZIP is unreadable */
export async function readZip(bytes: Uint8Array): Promise<ZippedFile[]> {
  const { unzipSync } = await import('fflate');
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, originalSize);
      return false;
    },
  });
  const files: ZippedFile[] = [];
  for (const [path, size] of sizes) {
    const [, name = '', code = ''] = path.match(/(?:^|\/)(([^/]+)\.[^./]+)$/) ?? [];
    const type = mediaTypeOf(name);
    const kind = KINDS.find((each) => isOfKind(each, { name, type }));
    if (!kind || isHidden(path)) continue;
    const open = async () => {
      const content = unzipSync(bytes, { filter: (file) => file.name === path })[path];
      return new File([content as Uint8Array<ArrayBuffer>], name, { type });
    };
    const tooLarge = sizeFault(kind, size);
    const found = tooLarge ? undefined : await kind.lookInto?.(await open());
    const [fault, doubt] = [tooLarge ?? found?.fault ?? null, found?.doubt ?? null];
    files.push({ kind, name, code: code.trim(), fault, doubt, open });
  }
  return files;
}
