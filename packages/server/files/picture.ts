import { IMAGE_WIDTHS, MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { MAX_VIEW_PIXELS } from '@lumitor/domain/kinds/room/roomView';
import { MAX_PIXELS as MAX_UNDERLAY } from '@lumitor/domain/kinds/underlay/underlay';
import { greatestOf } from '@lumitor/domain/math/lists';
import type { Sharp, default as sharp } from 'sharp';

const USES = {
  article: {
    formats: ['png', 'jpeg', 'webp', 'gif', 'heif', 'avif', 'svg'],
    maxSide: Number.POSITIVE_INFINITY,
    widths: IMAGE_WIDTHS,
  },
  underlay: {
    formats: ['png', 'jpeg', 'webp'],
    maxSide: MAX_UNDERLAY,
    widths: [MAX_UNDERLAY],
  },
  view: {
    formats: ['png', 'jpeg', 'webp'],
    maxSide: MAX_VIEW_PIXELS,
    widths: [MAX_VIEW_PIXELS],
  },
  icon: { formats: ['webp'], maxSide: Number.POSITIVE_INFINITY, widths: [192, 512], share: 0.84 },
  // Devices may cut off everything outside a circle of four fifths.
  maskable: { formats: ['webp'], maxSide: Number.POSITIVE_INFINITY, widths: [512], share: 0.56 },
} satisfies Record<string, { formats: string[]; maxSide: number; widths: readonly number[]; share?: number }>;
export type PictureUse = keyof typeof USES;

/** All other decoders stay closed to untrusted bytes. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`);
/** Larger pictures need more memory than the service has. */
const MAX_PIXELS = MAX_PICTURE.megapixels * 1_000_000;
/** Largest side of a WebP. */
const MAX_SIDE = 16_383;
const SVG_DENSITY = 72;
const MAX_DENSITY = 2400;
/** SVG may be compressed; a small one may expand to gigabytes. */
const GZIP = Buffer.from([0x1f, 0x8b]);

async function loadOnce(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: LOADERS });
  return loaded;
}

let encoder: Promise<typeof sharp> | undefined;

/** The encoder takes 10 MB of memory and 0.1 s. */
const loadEncoder = (): Promise<typeof sharp> => {
  encoder ??= loadOnce();
  return encoder;
};

export type Widths = Map<number, Buffer>;

/** White, as a light page. @param share of the side */
function iconOf(picture: Sharp, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  const background = '#ffffff';
  return picture
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten({ background })
    .png()
    .toBuffer();
}

/** Null if unreadable or too large. Takes seconds and a gigabyte: use `encodeInWorker`. */
export async function encodePicture(bytes: Buffer, use: PictureUse = 'article'): Promise<Widths | null> {
  const { formats, maxSide, widths, ...square } = USES[use];
  const widest = greatestOf(widths);
  if (bytes.subarray(0, GZIP.length).equals(GZIP)) return null;
  const load = await loadEncoder();
  try {
    const { format, autoOrient } = await load(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    const { width = widest, height = 1 } = autoOrient;
    if (!formats.includes(format ?? '') || Math.max(width, height) > maxSide) return null;
    if (height * Math.min(1, widest / width) > MAX_SIDE) return null;
    const density =
      format === 'svg' ? Math.min(MAX_DENSITY, Math.max(1, (SVG_DENSITY * widest) / width)) : SVG_DENSITY;
    // Rendering a drawing takes longer than encoding.
    const { data, info } = await load(bytes, { limitInputPixels: MAX_PIXELS, density })
      .rotate()
      .toColourspace('srgb')
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const encoded = await Promise.all(
      widths.map(async (width) => {
        const opened = load(data, { raw: info });
        if ('share' in square) return [width, await iconOf(opened, width, square.share)] as const;
        const resized = opened.resize({ width, withoutEnlargement: true });
        return [width, await resized.webp({ quality: 82, effort: 2 }).toBuffer()] as const;
      }),
    );
    return new Map(encoded);
  } catch {
    return null;
  }
}
