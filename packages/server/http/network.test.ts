import { expect, it } from 'vitest';
import { networkOf, networksAround } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
  ['_hidden', '_hidden'],
  ['', ''],
])('the client behind %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('an IPv6 client also counts in its /56 and /48, each with a limit of its own', () => {
  expect(networksAround(networkOf('2001:db8:1:2345::6'))).toEqual([
    { name: '2001:db8:1:2345', clients: 1 },
    { name: '2001:db8:1:2300/56', clients: 4 },
    { name: '2001:db8:1:0/48', clients: 16 },
  ]);
});

it.each(['203.0.113.7', 'unknown', 'shop', ''])('%s counts alone', (client) => {
  expect(networksAround(client)).toEqual([{ name: client, clients: 1 }]);
});
