import { orderRequestSchema } from '@lumitor/domain/order/orderRequest';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import type { Quote } from '@lumitor/domain/quote/quote';
import { centimetres } from '@lumitor/domain/units';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentOf, type Draft, faultsOf, obstacleTo, requestOf } from './draft.ts';

const draft = (changed: Partial<Draft> = {}): Draft => ({
  isMicro: false,
  language: 'PL',
  steps: [
    {
      id: 'a',
      frameLength: centimetres(200),
      directionFrameSide: 'right',
      directionFrame: 'default',
      isCurved: false,
      isTLayout: false,
      isTLayoutStart: false,
      isFrameFromTLayout: false,
    },
  ],
  inactiveEntries: [],
  choices: { ...NO_CHOICES, connectionId: 'c1' },
  name: ' Salon ',
  showsGross: true,
  email: '',
  newsletter: false,
  reflinkId: null,
  ...changed,
});
const quote = { totals: { net: 1000 }, misfits: [] } as unknown as Quote;

describe('the fields of the summary', () => {
  it('take a name of 120 characters and no longer one', () => {
    expect(faultsOf(draft({ name: 'x'.repeat(120) }))).toEqual({});
    expect(faultsOf(draft({ name: 'x'.repeat(121) }))).toEqual({ name: 'nameTooLong' });
  });

  it('take an e-mail or none, but no half of one', () => {
    expect(faultsOf(draft({ email: ' anna@studio.pl ' }))).toEqual({});
    expect(faultsOf(draft({ email: 'anna@' }))).toEqual({ email: 'emailInvalid' });
  });

  it('ask for an e-mail where the newsletter is wanted', () => {
    expect(faultsOf(draft({ newsletter: true }))).toEqual({ email: 'emailForNewsletter' });
  });
});

describe('what stands in the way of saving', () => {
  it.each([
    [draft({ steps: [] }), quote, 'needsSteps'],
    [draft({ choices: NO_CHOICES }), quote, 'needsRails'],
    [draft(), { ...quote, misfits: [{}] } as Quote, 'needsFit'],
    [draft(), quote, null],
  ])('is named (%#)', (what, priced, obstacle) => {
    expect(obstacleTo(what, priced)).toBe(obstacle);
  });
});

describe('the request', () => {
  it('is what the service accepts, without the e-mail that was not given', () => {
    const request = { ...requestOf(draft(), quote, {}), idempotencyKey: crypto.randomUUID() };
    expect(v.parse(orderRequestSchema, request)).toMatchObject({
      name: 'Salon',
      seen: { net: 1000, currency: 'PLN' },
    });
    expect(request).not.toHaveProperty('email');
    expect(request).not.toHaveProperty('reflinkId');
  });

  it('carries the new total once it was confirmed', () => {
    expect(requestOf(draft({ language: 'EN' }), quote, { net: 1200 }).seen).toEqual({
      net: 1200,
      currency: 'EUR',
    });
  });
});

describe('what was saved', () => {
  it('is still on the screen in another language, but not under another name', () => {
    const before = contentOf(draft());
    expect(contentOf(draft({ language: 'EN', showsGross: false }))).toBe(before);
    expect(contentOf(draft({ name: 'Kuchnia' }))).not.toBe(before);
  });
});
