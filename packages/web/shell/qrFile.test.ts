import { generate } from 'lean-qr';
import { expect, it } from 'vitest';
import { modulePixels, qrOutline, qrSvg } from './qrFile.ts';

const LINK = 'https://lumitor.example/?ref=k3JxAbCdEfGhIjKlMnOp';

it('is printed at the requested side, including the light margin of four modules', async () => {
  const source = await qrSvg(LINK, 4).text();
  const side = generate(LINK).size + 8;
  expect(source).toContain(`width="4cm" height="4cm" viewBox="-4 -4 ${side} ${side}"`);
  expect(source).toContain(qrOutline(LINK).path);
});

it('has whole pixels for each module, and at least 300 per inch', () => {
  expect(modulePixels(37, 2.54)).toBe(9);
  expect(modulePixels(37, 8) * 37).toBeGreaterThanOrEqual((8 / 2.54) * 300);
});
