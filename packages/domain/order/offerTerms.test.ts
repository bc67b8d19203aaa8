import { expect, it } from 'vitest';
import { isPaymentLink } from './offerTerms.ts';

it.each(['', 'https://pay.example', 'https://pay.example:8443/x?id=1#a', 'https://płatności.example/"><b>'])(
  '%j is the address of a payment, or none',
  (written) => {
    expect(isPaymentLink(written)).toBe(true);
  },
);

it.each([
  'pay.example',
  'http://pay.example',
  'javascript:alert(1)',
  'https://[.x',
  'https://..',
  'https://pay',
])('%j is no address of a payment', (written) => {
  expect(isPaymentLink(written)).toBe(false);
});

it('the host of a payment is not hidden behind a user name', () => {
  expect(isPaymentLink('https://bank.example@evil.example')).toBe(false);
});
