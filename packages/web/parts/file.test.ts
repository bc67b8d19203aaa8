import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file.ts';

describe('file names', () => {
  it('consist of the layout’s name in plain letters and the id', () => {
    expect(fileNameOf('Salon, ul. Żółta 12/Łódź', 'k3Jx', 'pdf')).toBe('Salon-ul-Zolta-12-Lodz-k3Jx.pdf');
  });

  it('omit missing parts', () => {
    expect(fileNameOf('układ', '', 'csv')).toBe('uklad.csv');
    expect(fileNameOf('…', 'k3Jx', 'pdf')).toBe('k3Jx.pdf');
  });
});
