import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file.ts';

describe('the name of a file', () => {
  it('is the name of the layout in plain letters, and the id', () => {
    expect(fileNameOf('Salon, ul. Żółta 12/Łódź', 'k3Jx', 'pdf')).toBe('Salon-ul-Zolta-12-Lodz-k3Jx.pdf');
  });

  it('does without what there is not', () => {
    expect(fileNameOf('układ', '', 'csv')).toBe('uklad.csv');
    expect(fileNameOf('…', 'k3Jx', 'pdf')).toBe('k3Jx.pdf');
  });
});
