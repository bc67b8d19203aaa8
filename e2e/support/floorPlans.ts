import type { Page } from '@playwright/test';

export interface PlanFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Crosses 700 cm apart: a pixel is half a centimetre. */
export const CROSSES = [
  { x: 300, y: 300 },
  { x: 1700, y: 300 },
] as const;
export const PLAN_SIZE = { width: 2000, height: 1200 };

export async function floorPlan(
  page: Page,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<PlanFile> {
  const base64 = await page.evaluate(
    ([size, crosses, as]) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size.width, size.height);
      context.lineWidth = 3;
      context.strokeRect(100, 100, size.width - 200, size.height - 200);
      for (const { x, y } of crosses) {
        context.moveTo(x - 40, y);
        context.lineTo(x + 40, y);
        context.moveTo(x, y - 40);
        context.lineTo(x, y + 40);
      }
      context.stroke();
      return canvas.toDataURL(as).split(',')[1] as string;
    },
    [PLAN_SIZE, CROSSES, type] as const,
  );
  return { name: `parter.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

/** EXIF has a quarter turn to the right, and a location. */
export async function lyingPhoto(page: Page): Promise<PlanFile> {
  const { buffer } = await floorPlan(page, 'image/jpeg');
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS Lipowa 7')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return {
    name: 'zdjecie.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([buffer.subarray(0, 2), head, exif, buffer.subarray(2)]),
  };
}

/**
 * Pages of 300 × 200 points.
 * @param rest of its trailer, and further objects
 */
export function pdf(pages: number, { trailer = '', objects = '' } = {}): PlanFile {
  const page = (number: number) =>
    `${10 + number} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${50 + number} 0 R>> endobj\n` +
    `${50 + number} 0 obj <</Length 22>> stream\n20 20 ${100 + number} 80 re S\nendstream endobj\n`;
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const text = [
    '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    `2 0 obj <</Type/Pages/Kids[${numbers.map((number) => `${10 + number} 0 R`).join(' ')}]/Count ${pages}>> endobj\n`,
    ...numbers.map(page),
    objects,
    `trailer <</Root 1 0 R/Size 99${trailer}>>\nstartxref\n0\n%%EOF`,
  ].join('');
  return { name: 'rzut.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

export const lockedPdf = (): PlanFile =>
  pdf(1, {
    trailer: `/Encrypt 40 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
    objects: `40 0 obj <</Filter/Standard/V 1/R 2/P -4/O <${'ab'.repeat(32)}>/U <${'cd'.repeat(32)}>>> endobj\n`,
  });

export async function dropOn(page: Page, { name, mimeType, buffer }: PlanFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64, called, type]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], called, { type }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  const drawing = page.getByRole('application', { name: 'Rysunek układu' });
  for (const type of ['dragover', 'drop']) await drawing.dispatchEvent(type, { dataTransfer: transfer });
}
