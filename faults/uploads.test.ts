import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { leaveUploads } from './uploads.ts';

it('interrupted uploads leave nothing behind', async () => {
  expect((await leaveUploads(40)).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
