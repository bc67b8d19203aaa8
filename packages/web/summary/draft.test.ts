import { orderRequestSchema } from '@lumitor/domain/order/orderRequest';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import type { Quote } from '@lumitor/domain/quote/quote';
import { newUnderlay } from '@lumitor/domain/room/calibration';
import { newRoom, rectangle } from '@lumitor/domain/room/room';
import { UNSET_PRICES } from '@lumitor/domain/settings/languagePrices';
import { centimetres } from '@lumitor/domain/units';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { currencyStore } from '../data/currency.ts';
import { showTexts } from '../data/texts.ts';
import { contentOf, type Draft, faultsOf, isSameContent, obstacleTo, requestOf } from './draft.ts';

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
  sendsUnderlay: false,
  reflinkId: null,
  revises: null,
  ...changed,
});
const quote = { totals: { net: 1000 } } as Quote;
const misfit = { collection: 'powers', id: 'p', reason: 'gone', counterpartId: null } as const;

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
    [draft({ steps: [] }), [], 'needsSteps'],
    [draft({ choices: NO_CHOICES }), [], 'needsRails'],
    [draft(), [misfit], 'needsFit'],
    [draft(), [], null],
  ])('is named (%#)', (what, misfits, obstacle) => {
    expect(obstacleTo(what, misfits)).toBe(obstacle);
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

  it('names the currency that the visitor has picked, and none otherwise', () => {
    expect(requestOf(draft(), quote, {})).not.toHaveProperty('currency');
    const languages = ['PL', 'EN'].map((lang) => ({ lang, active: true }));
    const hide = showTexts({ languages, translations: {}, settings: { prices: UNSET_PRICES } } as never);
    currencyStore.setState({ picked: 'PLN' });
    const { currency, seen } = requestOf(draft({ language: 'EN' }), quote, {});
    hide();
    currencyStore.setState(currencyStore.getInitialState(), true);
    expect([currency, seen.currency]).toEqual(['PLN', 'PLN']);
  });

  it('carries the new total once it was confirmed', () => {
    expect(requestOf(draft({ language: 'EN' }), quote, { net: 1200 }).seen).toEqual({
      net: 1200,
      currency: 'EUR',
    });
  });
});

const underlay = newUnderlay(
  { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', name: 'Kowalscy.pdf', width: 40, height: 30 },
  { x: 0, y: 0 },
  600,
);

describe('the floor plan', () => {
  it('goes with the order only where the visitor lets it', () => {
    expect(requestOf(draft({ underlay }), quote, {})).not.toHaveProperty('underlay');
    const sent = { ...underlay, name: '', picture: 'AAAA' };
    const request = requestOf(draft({ underlay, sendsUnderlay: true }), quote, {}, { underlay: sent });
    expect(request.underlay).toEqual(sent);
    expect(JSON.stringify(request)).not.toContain('Kowalscy');
    expect(v.is(orderRequestSchema, { ...request, idempotencyKey: crypto.randomUUID() })).toBe(true);
  });
});

it('A view of the room goes with the order as soon as it is attached, and is another order than without', () => {
  const view = { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', width: 1600, height: 1000 };
  const sent = { ...view, picture: 'AAAA' };
  const request = requestOf(draft({ view }), quote, {}, { view: sent });
  expect(request.view).toEqual(sent);
  expect(v.is(orderRequestSchema, { ...request, idempotencyKey: crypto.randomUUID() })).toBe(true);
  expect(contentOf(draft({ view }))).not.toBe(contentOf(draft()));
});

describe('what was saved', () => {
  it('is still on the screen in another language, but not under another name', () => {
    const before = contentOf(draft());
    expect(contentOf(draft({ language: 'EN', showsGross: false }))).toBe(before);
    expect(contentOf(draft({ name: 'Kuchnia' }))).not.toBe(before);
  });

  it('is still on the screen where a later field says nothing, but not with luminaires or a room of its own', () => {
    const before = contentOf(draft());
    expect(contentOf(draft({ room: null, placements: undefined }))).toBe(before);
    const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
    expect(contentOf(draft({ room }))).not.toBe(before);
    const area = { id: 'a', name: '', begin: { x: 0, y: 0 }, end: { x: 90, y: 0 }, bottom: 110, top: 170 };
    expect(contentOf(draft({ room, areas: [area] }))).not.toBe(contentOf(draft({ room })));
    const by = { id: 'p', bindingId: 'o', stepId: 'a', at: 50, turn: 0, tilt: 0 };
    expect(contentOf(draft({ placements: [by] }))).not.toBe(before);
  });

  it('is still on the screen with another floor plan, unless that goes with the order', () => {
    const before = contentOf(draft());
    expect(contentOf(draft({ underlay }))).toBe(before);
    const sent = contentOf(draft({ underlay, sendsUnderlay: true }));
    expect(sent).not.toBe(before);
    expect(contentOf(draft({ underlay: { ...underlay, x: 10 }, sendsUnderlay: true }))).not.toBe(sent);
  });
});

it('the content of a draft is the same whatever the order of keys, and another one after a change', () => {
  const { connectionId, ...others } = draft().choices;
  const [read, changed] = [draft({ choices: { ...others, connectionId } }), draft({ name: 'Kuchnia' })];
  expect(contentOf(read)).not.toBe(contentOf(draft()));
  expect(isSameContent(contentOf(read), contentOf(draft()))).toBe(true);
  expect(isSameContent(contentOf(changed), contentOf(draft()))).toBe(false);
  expect(isSameContent('', contentOf(draft()))).toBe(false);
});
