import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { abuseMail } from './mailBounds.ts';

it('enquiries and orders in the name of another person cause few mails, and none with words of strangers', async () => {
  expect((await abuseMail({ enquiries: 7, orders: 22 })).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
