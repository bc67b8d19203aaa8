/** A picture on a canvas of no longer side than that, in pixels; what is clear in it is white. Null where the browser draws none. */
export async function onWhite(
  file: Blob,
  maxSide = Number.POSITIVE_INFINITY,
): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
