import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import {
  type FileFault,
  type FileKind,
  isOfKind,
  PHOTOMETRY,
  PICTURE,
  sizeFault,
} from '../../data/fileKind.ts';

/** The media types that the upload goes by, told by the end of a name. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** What a ZIP file may bring to articles. */
const KINDS = [PICTURE, PHOTOMETRY];

/** A file for an article in a ZIP file. */
export interface ZippedFile {
  kind: FileKind;
  /** Without its folders. */
  name: string;
  /** The name without its end: the product code that it is for. */
  code: string;
  /** What is wrong with it, as far as it was looked into; null: nothing. */
  fault: FileFault | null;
  /** Taken, but it contradicts itself. */
  doubt: FluxDoubt | null;
  /** Takes it out, alone: a ZIP may hold more than a browser can. */
  open(): Promise<File>;
}

interface ZipContent {
  names: readonly string[];
  files: readonly ZippedFile[];
}

/** A Mac puts its own notes beside each file. */
const isHidden = (path: string) => /(^|\/)(\.|__MACOSX\/)/.test(path);

/** What is in a ZIP file. Throws where it is none, or broken. */
export async function readZip(bytes: Uint8Array): Promise<ZipContent> {
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
    const [, name = '', code = '', ending = ''] = path.match(/(?:^|\/)(([^/]+)\.([^./]+))$/) ?? [];
    const type = TYPES[ending.toLowerCase()] ?? '';
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
  return { names: [...sizes.keys()], files };
}
