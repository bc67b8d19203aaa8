import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { orderRequestSchema } from '@lumitor/domain/order/orderRequest';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import type { Quote } from '@lumitor/domain/quote/quote';
import { UNSET_PRICES } from '@lumitor/domain/settings/languagePrices';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { currencyStore } from '../data/currency.ts';
import { showTexts } from '../data/texts.ts';
import {
  draftContent,
  draftFaults,
  isSameContent,
  reasonAgainst,
  requestOf,
  type SaveDraft,
} from './draft.ts';

const draft = (changed: Partial<SaveDraft> = {}): SaveDraft => ({
  isMicro: false,
  language: 'PL',
  steps: [
    {
      id: 'a',
      frameLength: 200,
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

describe('fields of the summary', () => {
  it('accept a name of up to 120 characters', () => {
    expect(draftFaults(draft({ name: 'x'.repeat(120) }))).toEqual({});
    expect(draftFaults(draft({ name: 'x'.repeat(121) }))).toEqual({ name: 'nameTooLong' });
  });

  it('accept a complete e-mail or none', () => {
    expect(draftFaults(draft({ email: ' anna@studio.pl ' }))).toEqual({});
    expect(draftFaults(draft({ email: 'anna@' }))).toEqual({ email: 'emailInvalid' });
  });

  it('require an e-mail for the newsletter', () => {
    expect(draftFaults(draft({ newsletter: true }))).toEqual({ email: 'emailForNewsletter' });
  });
});

describe('obstacles to saving', () => {
  it.each([
    [draft({ steps: [] }), [], 'needsSteps'],
    [draft({ choices: NO_CHOICES }), [], 'needsRails'],
    [draft(), [misfit], 'needsFit'],
    [draft(), [], null],
  ])('is named (%#)', (what, misfits, reason) => {
    expect(reasonAgainst(what, misfits)).toBe(reason);
  });
});

describe('save request', () => {
  it('is valid for the service, and omits an empty e-mail', () => {
    const request = { ...requestOf(draft(), quote, {}), idempotencyKey: crypto.randomUUID() };
    expect(v.parse(orderRequestSchema, request)).toMatchObject({
      name: 'Salon',
      seen: { net: 1000, currency: 'PLN' },
    });
    expect(request).not.toHaveProperty('email');
    expect(request).not.toHaveProperty('reflinkId');
  });

  it('names the currency chosen by the visitor, and none otherwise', () => {
    expect(requestOf(draft(), quote, {})).not.toHaveProperty('currency');
    const languages = ['PL', 'EN'].map((lang) => ({ lang, active: true }));
    const hide = showTexts({ languages, translations: {}, settings: { prices: UNSET_PRICES } } as never);
    currencyStore.setState({ picked: 'PLN' });
    const { currency, seen } = requestOf(draft({ language: 'EN' }), quote, {});
    hide();
    currencyStore.setState(currencyStore.getInitialState(), true);
    expect([currency, seen.currency]).toEqual(['PLN', 'PLN']);
  });

  it('contains the new total once it is confirmed', () => {
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

describe('floor plan', () => {
  it('is sent with the order only if the visitor agrees', () => {
    expect(requestOf(draft({ underlay }), quote, {})).not.toHaveProperty('underlay');
    const sent = { ...underlay, name: '', picture: 'AAAA' };
    const request = requestOf(draft({ underlay, sendsUnderlay: true }), quote, {}, { underlay: sent });
    expect(request.underlay).toEqual(sent);
    expect(JSON.stringify(request)).not.toContain('Kowalscy');
    expect(v.is(orderRequestSchema, { ...request, idempotencyKey: crypto.randomUUID() })).toBe(true);
  });
});

it('a view of the room is sent once attached, and makes the order a different one', () => {
  const view = { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', width: 1600, height: 1000 };
  const sent = { ...view, picture: 'AAAA' };
  const request = requestOf(draft({ view }), quote, {}, { view: sent });
  expect(request.view).toEqual(sent);
  expect(v.is(orderRequestSchema, { ...request, idempotencyKey: crypto.randomUUID() })).toBe(true);
  expect(draftContent(draft({ view }))).not.toBe(draftContent(draft()));
});

describe('saved content', () => {
  it('stays the same in another language, but not under another name', () => {
    const before = draftContent(draft());
    expect(draftContent(draft({ language: 'EN', showsGross: false }))).toBe(before);
    expect(draftContent(draft({ name: 'Kuchnia' }))).not.toBe(before);
  });

  it('stays the same with an empty later field, but not with luminaires or a room', () => {
    const before = draftContent(draft());
    expect(draftContent(draft({ room: null, placements: undefined }))).toBe(before);
    const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
    expect(draftContent(draft({ room }))).not.toBe(before);
    const area = { id: 'a', name: '', begin: { x: 0, y: 0 }, end: { x: 90, y: 0 }, bottom: 110, top: 170 };
    expect(draftContent(draft({ room, areas: [area] }))).not.toBe(draftContent(draft({ room })));
    const by = { id: 'p', bindingId: 'o', stepId: 'a', at: 50, turn: 0, tilt: 0 };
    expect(draftContent(draft({ placements: [by] }))).not.toBe(before);
  });

  it('stays the same with another floor plan, unless that is sent with the order', () => {
    const before = draftContent(draft());
    expect(draftContent(draft({ underlay }))).toBe(before);
    const sent = draftContent(draft({ underlay, sendsUnderlay: true }));
    expect(sent).not.toBe(before);
    expect(draftContent(draft({ underlay: { ...underlay, x: 10 }, sendsUnderlay: true }))).not.toBe(sent);
  });
});

it('content of a draft ignores the order of keys, and differs after a change', () => {
  const { connectionId, ...others } = draft().choices;
  const [read, changed] = [draft({ choices: { ...others, connectionId } }), draft({ name: 'Kuchnia' })];
  expect(draftContent(read)).not.toBe(draftContent(draft()));
  expect(isSameContent(draftContent(read), draftContent(draft()))).toBe(true);
  expect(isSameContent(draftContent(changed), draftContent(draft()))).toBe(false);
  expect(isSameContent('', draftContent(draft()))).toBe(false);
});
