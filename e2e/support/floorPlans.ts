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

export async function floorPlan(page: Page): Promise<PlanFile> {
  const base64 = await page.evaluate(
    ([size, crosses]) => {
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
      return canvas.toDataURL('image/png').split(',')[1] as string;
    },
    [PLAN_SIZE, CROSSES] as const,
  );
  return { name: 'parter.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

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
