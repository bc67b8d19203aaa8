import { IMAGE_WIDTHS, type ImageWidth } from '@lumitor/domain/catalogue/image';
import { invalid } from '../http/refused.ts';

/** The picture formats that are re-encoded, as the encoder names them. */
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif', 'svg']);
/** A larger picture would take more memory to open than the service has. */
const MAX_PIXELS = 50_000_000;
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as ImageWidth;
const SVG_DENSITY = 72;
const MAX_DENSITY = 2400;

/** The encoder takes 10 MB of memory and a tenth of a second: it is loaded with the first picture. */
async function loadEncoder() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

/**
 * A picture as WebP in every width of {@link IMAGE_WIDTHS}, turned upright and without its
 * metadata. Null where the bytes are no picture; `mustBePicture` refuses those instead.
 */
export async function encodePicture(
  bytes: Buffer,
  mustBePicture: boolean,
): Promise<Map<ImageWidth, Buffer> | null> {
  const sharp = await loadEncoder();
  try {
    const { format, width = WIDEST } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!FORMATS.has(format ?? '')) throw new Error(`${format} is not among the formats`);
    const density =
      format === 'svg' ? Math.min(MAX_DENSITY, Math.max(1, (SVG_DENSITY * WIDEST) / width)) : SVG_DENSITY;
    // Opened once at the greatest width: a drawing takes longer to render than to encode.
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, density })
      .rotate()
      .toColourspace('srgb')
      .resize({ width: WIDEST, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const encoded = await Promise.all(
      IMAGE_WIDTHS.map(async (width) => {
        const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
        return [width, await resized.webp({ quality: 82, effort: 2 }).toBuffer()] as const;
      }),
    );
    return new Map(encoded);
  } catch {
    if (!mustBePicture) return null;
    throw invalid(
      'The picture cannot be read. Send PNG, JPEG, WebP, GIF, AVIF or SVG of up to 50 megapixels.',
    );
  }
}
