import * as v from 'valibot';
import { expect, it } from 'vitest';
import { documentsSchema } from './documents.ts';

const accountOf = (bankAccount: string) => v.safeParse(documentsSchema, { kind: 'documents', bankAccount });

it.each([
  ['61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['pl61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['', ''],
])('the account %s is stored without spaces, with its country', (typed, stored) => {
  expect(accountOf(typed)).toMatchObject({ success: true, output: { bankAccount: stored } });
});

it.each(['61 1090 1014 0000 0712 1981 2875', 'DE89 3704 0044 0532 0130 01', '1234', 'account'])(
  'the account %s is refused by its check digits',
  (typed) => {
    expect(accountOf(typed).success).toBe(false);
  },
);
