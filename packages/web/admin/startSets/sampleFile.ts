import { saveFile } from '../../parts/file.ts';
import sample from './sampleSet.json';

/** Hands over a set that shows what one looks like. */
export const saveSample = (): void =>
  saveFile(
    new Blob([JSON.stringify(sample, null, 2)], { type: 'application/json' }),
    'przykladowy-zestaw.json',
  );
