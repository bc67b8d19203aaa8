import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { abuseMail } from './mailBounds.ts';

it('who asks and orders in the name of others has few mails sent to them, and none with their own words', async () => {
  expect((await abuseMail({ enquiries: 7, orders: 22 })).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
