import type { Cm } from '@lumitor/domain/units';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Light margin in modules, which cameras need to detect the code. */
const QUIET = 4;
const DOTS_PER_INCH = 300;
const INCH: Cm = 2.54;

export function qrOutline(text: string): { path: string; viewBox: string } {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return { path: toSvgPath(code), viewBox: `${-QUIET} ${-QUIET} ${side} ${side}` };
}

export function qrSvg(text: string, side: Cm): Blob {
  const { path, viewBox } = qrOutline(text);
  const source =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}cm" height="${side}cm" ` +
    `viewBox="${viewBox}" shape-rendering="crispEdges">` +
    `<rect x="${-QUIET}" y="${-QUIET}" width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>\n`;
  return new Blob([source], { type: 'image/svg+xml' });
}

/** An integer at 300 dpi or more, so that edges stay sharp. */
export const modulePixels = (modules: number, side: Cm): number =>
  Math.ceil(((side / INCH) * DOTS_PER_INCH) / modules);

export async function qrPng(text: string, side: Cm): Promise<Blob> {
  const code = generate(text);
  const modules = code.size + 2 * QUIET;
  const scale = modulePixels(modules, side);
  const canvas = new OffscreenCanvas(modules * scale, modules * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas for the QR code. Use the SVG file.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) context.fillRect((x + QUIET) * scale, (y + QUIET) * scale, scale, scale);
  return canvas.convertToBlob({ type: 'image/png' });
}
