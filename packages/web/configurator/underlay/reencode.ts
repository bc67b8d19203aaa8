import { MAX_PIXELS } from '@lumitor/domain/kinds/underlay/underlay';
import type { Px } from '@lumitor/domain/units';
import { toFile } from '../../floorPlan/toFile.ts';
import { UnfitFile } from './fileKind.ts';

export interface Reencoded {
  picture: Blob;
  width: Px;
  height: Px;
}

const shrinkage = (width: Px, height: Px): number => Math.min(1, MAX_PIXELS / Math.max(width, height));

export async function painted(
  width: Px,
  height: Px,
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

/** Upright, at most 2,500 px, no metadata (D47). @throws UnfitFile if undecodable */
export async function reencoded(file: Blob): Promise<Reencoded> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnfitFile('broken');
  });
  try {
    const by = shrinkage(bitmap.width, bitmap.height);
    return await painted(bitmap.width * by, bitmap.height * by, (context, { width, height }) =>
      context.drawImage(bitmap, 0, 0, width, height),
    );
  } finally {
    bitmap.close();
  }
}
