import { PICTURE } from '../../data/fileKind.ts';

/** What the upload goes by, told by the end of a name. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** A picture in a ZIP file. */
export interface ZippedPicture {
  /** Without its folders. */
  name: string;
  /** The name without its end: the product code that it is for. */
  code: string;
  /** In bytes. */
  size: number;
  /** Takes it out, alone: a ZIP may hold more than a browser can. */
  open(): Promise<File>;
}

interface ZipContent {
  names: readonly string[];
  pictures: readonly ZippedPicture[];
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
  const pictures = [...sizes].flatMap(([path, size]): ZippedPicture[] => {
    const [, name = '', code = '', ending = ''] = path.match(/(?:^|\/)(([^/]+)\.([^./]+))$/) ?? [];
    const type = TYPES[ending.toLowerCase()];
    if (!type || !PICTURE.accept.includes(type) || isHidden(path)) return [];
    const open = async () => {
      const content = unzipSync(bytes, { filter: (file) => file.name === path })[path];
      return new File([content as Uint8Array<ArrayBuffer>], name, { type });
    };
    return [{ name, code: code.trim(), size, open }];
  });
  return { names: [...sizes.keys()], pictures };
}
