import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { addFromIpv6 } from './ipv6Networks.ts';

it('the /64 of one IPv6 network share a limit, and the mails of a shop have another', async () => {
  expect((await addFromIpv6(90)).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
