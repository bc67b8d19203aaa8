import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { crowdQueues } from './pdfQueues.ts';

it('neither a PDF that takes long, nor a mute webhook, nor a flood of floor plans holds others up', async () => {
  expect((await crowdQueues(8)).filter((each) => !isMet(each))).toEqual([]);
}, 180_000);
