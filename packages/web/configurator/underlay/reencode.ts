import { MAX_PIXELS } from '@lumitor/domain/room/underlay';
import { toFile } from '../../floorPlan/toFile.ts';
import { UnfitFile } from './fileKind.ts';

/** A picture as it is kept. */
export interface Reencoded {
  picture: Blob;
  /** Pixels. */
  width: number;
  height: number;
}

/** How much smaller a picture is made, so that its longer side is no longer than what is kept. */
const shrunk = (width: number, height: number): number => Math.min(1, MAX_PIXELS / Math.max(width, height));

/** Paints a picture anew: what comes out has pixels alone, and nothing that the file told beside them. */
export async function painted(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void | Promise<void>,
): Promise<Reencoded> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new UnfitFile('broken');
  context.imageSmoothingQuality = 'high';
  await paint(context, canvas);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, toFile.type, toFile.quality));
  if (!picture) throw new UnfitFile('broken');
  return { picture, width: canvas.width, height: canvas.height };
}

/**
 * A picture upright (EXIF), at most 2,500 px long, without metadata (D47).
 * @throws UnfitFile where it can't be decoded
 */
export async function reencoded(file: Blob): Promise<Reencoded> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnfitFile('broken');
  });
  try {
    const by = shrunk(bitmap.width, bitmap.height);
    return await painted(bitmap.width * by, bitmap.height * by, (context, { width, height }) =>
      context.drawImage(bitmap, 0, 0, width, height),
    );
  } finally {
    bitmap.close();
  }
}
