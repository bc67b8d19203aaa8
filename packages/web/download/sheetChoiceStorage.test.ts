import { AUTOMATIC } from '@lumitor/domain/sheets/sheetChoice';
import { afterEach, expect, it, vi } from 'vitest';
import { storedSheetChoice, storeSheetChoice } from './sheetChoiceStorage.ts';

afterEach(() => vi.unstubAllGlobals());

function storageWith(stored: string | null): void {
  let raw = stored;
  vi.stubGlobal('localStorage', {
    getItem: () => raw,
    setItem: (_: string, value: string) => {
      raw = value;
    },
  });
}

it('remembers the last paper and scale (D75)', () => {
  storageWith(null);
  expect(storedSheetChoice()).toEqual(AUTOMATIC);
  storeSheetChoice({ paper: 'A3', scale: 50 });
  expect(storedSheetChoice()).toEqual({ paper: 'A3', scale: 50 });
});

it.each(['nonsense', '{"paper":"A0","scale":50}', '[]'])('is automatic if %s is stored', (stored) => {
  storageWith(stored);
  expect(storedSheetChoice()).toEqual(AUTOMATIC);
});

it('is automatic if storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  storeSheetChoice({ paper: 'A4', scale: null });
  expect(storedSheetChoice()).toEqual(AUTOMATIC);
});
