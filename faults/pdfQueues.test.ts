import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { crowdQueues } from './pdfQueues.ts';

it('a slow PDF, a silent webhook and a flood of floor plans delay nobody else', async () => {
  expect((await crowdQueues(8)).filter((each) => !isMet(each))).toEqual([]);
}, 180_000);
