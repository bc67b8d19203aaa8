import { expect, it } from 'vitest';
import { openPdf, type PdfPages } from './pdfPages.ts';

function pdf(...contents: string[]): Blob {
  const numbers = contents.map((_, index) => index);
  const page = (number: number) =>
    `${10 + 2 * number} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 1000 800]/Contents ${11 + 2 * number} 0 R/Resources<</Font<</F 3 0 R>>>>>> endobj\n` +
    `${11 + 2 * number} 0 obj <</Length ${contents[number]?.length ?? 0}>> stream\n${contents[number]}\nendstream endobj\n`;
  return new Blob([
    '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    `2 0 obj <</Type/Pages/Kids[${numbers.map((number) => `${10 + 2 * number} 0 R`).join(' ')}]/Count ${contents.length}>> endobj\n`,
    '3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n',
    ...numbers.map(page),
    'trailer <</Root 1 0 R/Size 99>>\nstartxref\n0\n%%EOF',
  ]);
}

const NEVER = new AbortController().signal;

async function darkness(picture: Blob, x: number, y: number, width: number, height: number): Promise<number> {
  const bitmap = await createImageBitmap(picture);
  const scale = bitmap.width / 1000;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, -x * scale, -y * scale);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return dark / (data.length / 4);
}

async function opened(file: Blob, act: (pages: PdfPages) => Promise<void>) {
  const pages = await openPdf(file, NEVER);
  try {
    await act(pages);
  } finally {
    pages.close();
  }
}

it('a page shows its lines, fills and words', () =>
  opened(
    pdf('8 w 100 700 m 300 700 l S 500 300 200 100 re f BT /F 80 Tf 100 500 Td (HHHH) Tj ET', ''),
    async (pages) => {
      expect(pages.count).toBe(2);
      const { picture, width, height } = await pages.page(1, NEVER);
      expect([width, height]).toEqual([2500, 2000]);
      expect(await darkness(picture, 100, 97, 200, 6)).toBeCloseTo(1, 1);
      expect(await darkness(picture, 500, 400, 200, 100)).toBeCloseTo(1, 1);
      expect(await darkness(picture, 100, 240, 200, 60)).toBeGreaterThan(0.15);
      expect(await darkness(picture, 720, 0, 280, 800)).toBe(0);
      const blank = await pages.page(2, NEVER);
      expect(await darkness(blank.picture, 0, 0, 1000, 800)).toBe(0);
      expect((await pages.preview(1, NEVER)).width).toBe(420);
      const again = await pages.page(1, NEVER);
      expect(again.picture.size).toBe(picture.size);
    },
  ));

it('every stroke of a dense page is painted with its own pen', () => {
  const strokes = Array.from({ length: 40_000 }, (_, index) => {
    const [x, y] = [(index % 200) * 5, Math.floor(index / 200) * 4];
    return `${x} ${y} m ${x + 5} ${y} l S`;
  });
  return opened(
    pdf(`3 w 0 0 0 RG ${strokes.slice(0, 20_000).join(' ')} 1 1 0 RG ${strokes.slice(20_000).join(' ')}`),
    async (pages) => {
      const { picture } = await pages.page(1, NEVER);
      expect(await darkness(picture, 0, 410, 1000, 380)).toBeGreaterThan(0.7);
      expect(await darkness(picture, 0, 10, 1000, 380)).toBe(0);
    },
  );
});

it('a slow page is cancelled at once, and another one can be painted', async () => {
  let seed = 1;
  const next = (most: number) => {
    seed = (seed * 16807) % 2147483647;
    return ((seed / 2147483647) * most).toFixed(1);
  };
  const line = Array.from({ length: 200_000 }, () => `${next(1000)} ${next(800)} l`).join(' ');
  await opened(pdf(`0 0 m ${line} S`, '8 w 100 700 m 300 700 l S'), async (pages) => {
    const cancelled = new AbortController();
    const painting = pages.page(1, cancelled.signal);
    const preview = pages.preview(2, NEVER);
    await expect(preview).rejects.toThrow();
    cancelled.abort(new Error('Enough'));
    const from = performance.now();
    await expect(painting).rejects.toThrow('Enough');
    expect(performance.now() - from).toBeLessThan(1000);
    const { picture } = await pages.page(2, NEVER);
    expect(await darkness(picture, 100, 97, 200, 6)).toBeCloseTo(1, 1);
  });
});

it('opening a page cancels a preview', async () => {
  await opened(pdf('', '8 w 100 700 m 300 700 l S'), async (pages) => {
    const preview = pages.preview(1, NEVER);
    const page = pages.page(2, NEVER);
    await expect(preview).rejects.toThrow();
    expect(await darkness((await page).picture, 100, 97, 200, 6)).toBeCloseTo(1, 1);
  });
});

it('a broken file is refused, and opening one can be cancelled', async () => {
  await expect(openPdf(new Blob(['%PDF-1.4 nothing']), NEVER)).rejects.toMatchObject({ fault: 'broken' });
  const cancelled = new AbortController();
  const opening = openPdf(pdf(''), cancelled.signal);
  cancelled.abort(new Error('Enough'));
  await expect(opening).rejects.toThrow('Enough');
});
