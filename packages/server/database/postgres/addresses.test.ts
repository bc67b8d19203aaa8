import { expect, it } from 'vitest';
import { serverAddresses, withoutCredentials } from './addresses.ts';

it('an address of one server stays unchanged', () => {
  const address = 'postgres://lumitor:p%40ss@db:5432/shop?sslmode=require';
  expect(serverAddresses(address)).toEqual([address]);
});

it('an address of several servers becomes one address each, with the shared parts', () => {
  expect(
    serverAddresses('postgresql://lumitor:secret@db1:5433,db2,10.0.0.3:5434/shop?sslmode=verify-full'),
  ).toEqual([
    'postgresql://lumitor:secret@db1:5433/shop?sslmode=verify-full',
    'postgresql://lumitor:secret@db2/shop?sslmode=verify-full',
    'postgresql://lumitor:secret@10.0.0.3:5434/shop?sslmode=verify-full',
  ]);
});

it.each([
  '',
  'shop',
  'mysql://db/shop',
  'postgres://db1,db2:port/shop',
  'postgres://db1,,db2/shop',
  'postgres://db',
])('"%s" is not a database address', (address) => expect(serverAddresses(address)).toEqual([]));

it('the displayed address contains no credentials', () => {
  expect(withoutCredentials('postgres://lumitor:secret@db1,db2/shop?password=secret')).toBe(
    'postgres://db1,db2/shop',
  );
});
