import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { failStorage } from './storage.ts';

it('a service reports a failure of its file storage, and serves everything else', async () => {
  expect((await failStorage(500, ['down', 'cut'])).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
