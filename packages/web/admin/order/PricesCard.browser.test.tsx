import { offerAmounts } from '@lumitor/domain/order/offer';
import { isSameDraft, NO_DRAFT, type OfferDraft, type OfferDrafts } from '@lumitor/domain/order/offerDraft';
import { NO_EXTRAS, type OfferTerms } from '@lumitor/domain/order/offerTerms';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { ERASING } from '../../data/databases.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { orderWith, page } from '../testing/orderAtWork.ts';
import { OrderHead } from './OrderHead.tsx';
import { PricesCard } from './PricesCard.tsx';
import { draftQuery } from './useDraft.ts';
import { type OrderAtWork, useActsOn } from './useOrder.ts';
import { useShownOffer } from './useShownOffer.ts';

const ANNA = 'anna@lumitor.example';
const PIOTR = 'piotr@lumitor.example';

const terms = (remark: string, change: Partial<OfferTerms> = {}): OfferTerms => ({
  ...{ language: 'EN', lines: {}, discount: 0, validUntil: '2099-12-31', buyer: 'Jan' },
  ...NO_EXTRAS,
  remark,
  ...change,
});

const inWindow = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = inWindow;
});
beforeEach(async () => {
  localStorage.clear();
  await window.viewport(1440, 900);
});

function serviceWith(draft: OfferDraft = NO_DRAFT, former: OfferDrafts['former'] = null) {
  const saved: OfferTerms[] = [];
  const service = {
    draft,
    saved,
    isAway: false,
    onIssued: async () => {},
    onIssue: (_request: { isLowMarginMeant: boolean; draft?: number }): Response | null => null,
    release: () => {},
    busy: null as Promise<void> | null,
    follow() {
      service.busy = new Promise((resolve) => {
        service.release = resolve;
      });
    },
    saveAs(by: string, changed: OfferTerms | null) {
      const at = new Date().toISOString();
      service.draft = { version: service.draft.version + 1, at, by, terms: changed };
    },
  };
  const changed = () =>
    Response.json({ code: 'draft-changed', message: 'Changed.', draft: service.draft }, { status: 409 });
  const answer = (method: string, url: URL, body: string) => {
    if (method === 'GET') return Response.json({ draft: service.draft, former });
    const { base = Number(url.searchParams.get('version')), terms: sent = null } = body
      ? JSON.parse(body)
      : {};
    if (base !== service.draft.version) return changed();
    service.saveAs(ANNA, sent);
    if (sent) saved.push(sent);
    return sent ? Response.json(service.draft) : new Response(null, { status: 204 });
  };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (url.pathname.endsWith('/offers')) {
      const request = JSON.parse(String(init?.body));
      const refusal = service.onIssue(request);
      if (refusal) return refusal;
      if (request.draft !== service.draft.version && !isSameDraft(service.draft.terms, request))
        return changed();
      service.saveAs(ANNA, null);
      await service.onIssued();
      return Response.json({ position: 1 }, { status: 201 });
    }
    if (!url.pathname.endsWith('/draft')) return inWindow(input, init);
    await service.busy;
    if (service.isAway) throw new TypeError('The service is away.');
    return answer(init?.method ?? 'GET', url, String(init?.body ?? ''));
  };
  return service;
}

function Order({ order }: { order: OrderAtWork }) {
  const acts = useActsOn(order.page.id);
  const shown = useShownOffer(order);
  return (
    <>
      <OrderHead {...order} acts={acts} shown={shown} />
      <PricesCard {...order} acts={acts} shown={shown} />
    </>
  );
}

async function openOrder(work: Partial<OrderWork> = {}, order = orderWith(work)) {
  const store = localStorageStore('1', 'test');
  const queryClient = new QueryClient();
  const screen = await mountInAdministration(<Order order={order} />, { store, queryClient });
  const remark = screen.getByRole('textbox', { name: 'Remarks for the customer' });
  const hear = () => queryClient.invalidateQueries({ queryKey: draftQuery(page.id) });
  const button = (name: string) => screen.getByRole('button', { name });
  return { screen, remark, hear, button };
}

const stored = (by: string, changed: OfferTerms, at = new Date().toISOString()): OfferDraft => ({
  ...{ version: 3, at, by, terms: changed },
});

describe('the draft of an offer (D76a)', () => {
  it('starts once the service reports that there is none, and is saved while typing', async () => {
    const service = serviceWith();
    service.follow();
    const { screen, remark, button } = await openOrder();
    await expect.element(button('Prepare offer')).toBeDisabled();
    service.release();
    await button('Prepare offer').click();
    await expect.element(screen.getByRole('tab', { name: /draft/ })).toHaveFocus();
    await remark.fill('Delivery included');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(() => service.saved.at(-1)?.remark).toBe('Delivery included');
    expect(service.draft.by).toBe(ANNA);
  });

  it('starts with the conditions of the shop, which follow its language until they are edited', async () => {
    const service = serviceWith();
    const { documents } = page.settings;
    const conditions = {
      delivery: { EN: 'In 3 weeks', PL: 'W 3 tygodnie' },
      payment: { EN: '14 days', PL: '14 dni' },
      warranty: {},
    };
    const order = orderWith();
    const settings = { ...page.settings, documents: { ...documents, conditions } };
    const languages = [
      { lang: 'EN', active: true },
      { lang: 'PL', active: true },
    ];
    order.page = { ...order.page, settings, languages };
    const { screen, button } = await openOrder({}, order);
    await button('Prepare offer').click();
    const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
    await expect.element(field('Delivery')).toHaveValue('W 3 tygodnie');
    await field('Payment').fill('In advance');
    await screen.getByRole('combobox', { name: 'Offer language' }).click();
    await screen.getByRole('option', { name: 'English' }).click();
    await expect.element(field('Delivery')).toHaveValue('In 3 weeks');
    await expect.element(field('Payment')).toHaveValue('In advance');
    await expect
      .poll(() => service.draft.terms?.conditions)
      .toEqual({ delivery: 'In 3 weeks', payment: 'In advance', warranty: '' });
  });

  it('of somebody else shows its author, and follows later saves', async () => {
    const service = serviceWith(
      stored(PIOTR, terms('By Piotr'), new Date(Date.now() - 125_000).toISOString()),
    );
    const { screen, remark, hear } = await openOrder();
    await expect.element(remark).toHaveValue('By Piotr');
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'editing' }))
      .toHaveTextContent(`${PIOTR} is editing, saved 2 minutes ago`);
    service.saveAs(PIOTR, terms('By Piotr, again'));
    await hear();
    await expect.element(remark).toHaveValue('By Piotr, again');
    await expect.element(screen.getByText(`${PIOTR} is editing, saved now`)).toBeVisible();
    expect(service.saved).toEqual([]);
  });

  it('saved long ago names its author, but nobody as editing', async () => {
    serviceWith(stored(PIOTR, terms('By Piotr'), new Date(Date.now() - 3 * 3_600_000).toISOString()));
    const { screen } = await openOrder();
    await expect.element(screen.getByText(`Saved 3 hours ago by ${PIOTR}`)).toBeVisible();
  });

  it('changed by two people needs a choice, and the other version can be restored', async () => {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const { screen, remark, button } = await openOrder();
    await expect.element(remark).toHaveValue('Before');
    service.saveAs(PIOTR, terms('By Piotr', { discount: 1_000 }));
    await remark.fill('By Anna');
    const conflict = screen.getByRole('alert').filter({ hasText: 'at the same time' });
    await expect.element(conflict).toHaveTextContent(PIOTR);
    const rows = conflict
      .getByRole('row')
      .elements()
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'FieldSavedYours',
      expect.stringMatching(/10.*0/),
      'Remarks for the customerBy PiotrBy Anna',
      expect.stringContaining('Net'),
    ]);
    await expect.element(button('Issue offer')).toBeDisabled();
    expect(service.saved).toEqual([]);

    await button('Use mine').click();
    await expect.poll(() => service.draft.terms?.remark).toBe('By Anna');
    await expect.element(conflict).not.toBeInTheDocument();
    await button('Restore').click();
    await expect.element(remark).toHaveValue('By Piotr');
    await expect.poll(() => service.draft.terms?.discount).toBe(1_000);
  });

  it('in a conflict can be replaced by the saved one', async () => {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const { remark, button } = await openOrder();
    await expect.element(remark).toHaveValue('Before');
    service.saveAs(PIOTR, terms('By Piotr'));
    await remark.fill('By Anna');
    await button('Use saved draft').click();
    await expect.element(remark).toHaveValue('By Piotr');
    await expect.element(button('Issue offer')).toBeEnabled();
    expect(service.draft.by).toBe(PIOTR);
  });

  it('issued or discarded by somebody else can be saved as a new one', async () => {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const { screen, remark, button } = await openOrder();
    await expect.element(remark).toHaveValue('Before');
    service.saveAs(PIOTR, null);
    await remark.fill('By Anna');
    await expect.element(screen.getByText(`the draft discarded (${PIOTR}, now)`)).toBeVisible();
    await button('Save as new draft').click();
    await expect.poll(() => service.draft.terms?.remark).toBe('By Anna');
  });

  it.each(['', '2026-02-31', '275760-01-01'])('is not issued until %j is a day', async (validUntil) => {
    serviceWith(stored(ANNA, terms('Before', { validUntil })));
    const { button } = await openOrder();
    await expect.element(button('Issue offer')).toBeDisabled();
  });

  it('without lines is not issued', async () => {
    const lines = Object.fromEntries(page.data.lines.map((_, at) => [at, { discount: 0, quantity: 0 }]));
    serviceWith(stored(ANNA, terms('Before', { lines })));
    const { screen, button } = await openOrder();
    await expect.element(screen.getByText(/^The offer has no lines/)).toBeVisible();
    await expect.element(button('Issue offer')).toBeDisabled();
  });

  it('waits in the browser while the service is unreachable, also after a reload, and is sent afterwards', async () => {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const first = await openOrder();
    await expect.element(first.remark).toHaveValue('Before');
    service.isAway = true;
    await first.remark.fill('Typed on the train');
    await expect.element(first.screen.getByText('The server is not responding.')).toBeVisible();
    await expect.element(first.screen.getByText('Not saved yet')).toBeVisible();
    await first.screen.unmount();

    const { remark, screen } = await openOrder();
    await expect.element(remark).toHaveValue('Typed on the train');
    await expect.element(screen.getByText('The server is not responding.')).toBeVisible();
    service.isAway = false;
    dispatchEvent(new Event('online'));
    await expect.poll(() => service.draft.terms?.remark).toBe('Typed on the train');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(() => JSON.stringify(localStorage)).not.toContain('Typed on the train');
  });

  it('stored by an earlier version of the application is adopted', async () => {
    const service = serviceWith();
    localStorage.setItem(`RaStoretest.order.draft.${page.id}`, JSON.stringify(terms('From before')));
    const { remark } = await openOrder();
    await expect.element(remark).toHaveValue('From before');
    await expect.poll(() => service.draft.terms?.remark).toBe('From before');
    await expect.poll(() => JSON.stringify(localStorage)).not.toContain('From before');
  });

  it('is removed for everybody after a confirmation', async () => {
    const service = serviceWith(stored(PIOTR, terms('By Piotr')));
    const { screen, button } = await openOrder();
    await button('Discard draft').click();
    const question = screen.getByRole('dialog');
    await expect.element(question).toHaveTextContent('deleted for everyone');
    await question.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => service.draft.terms).toBeNull();
    await expect.element(button('Prepare offer')).toBeEnabled();
    await expect.element(button('Prepare offer')).toHaveFocus();
  });

  it.each(['its last change is being saved', 'the event arrives before the answer'] as const)(
    'issued while %s ends without a conflict, and the next one is saved',
    async (meanwhile) => {
      const service = serviceWith(stored(ANNA, terms('Before')));
      const { screen, remark, hear, button } = await openOrder();
      await expect.element(remark).toHaveValue('Before');
      if (meanwhile === 'its last change is being saved') service.follow();
      else service.onIssued = hear;
      await remark.fill('Typed last');
      await button('Issue offer').click();
      await screen.getByRole('dialog').getByRole('button', { name: 'Issue offer' }).click();
      service.release();
      await expect.element(remark).not.toBeInTheDocument();
      expect(service.draft.terms).toBeNull();
      await button('Prepare offer').click();
      await remark.fill('The next offer');
      await expect.poll(() => service.draft.terms?.remark).toBe('The next offer');
      await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
      expect(screen.getByText('at the same time').elements()).toEqual([]);
    },
  );

  it.each([
    ['with own changes shows the conflict', 'Typed by Anna'],
    ['without own changes shows the other draft', 'Before'],
  ])('changed by somebody else just before it is issued %s', async (_, own) => {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const { screen, remark, button } = await openOrder();
    await expect.element(remark).toHaveValue('Before');
    if (own !== 'Before') service.isAway = true;
    await remark.fill(own);
    service.saveAs(PIOTR, terms('By Piotr'));
    await button('Issue offer').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Issue offer' }).click();
    await expect.element(screen.getByText(/^The draft was changed in the meantime/)).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(service.draft.terms?.remark).toBe('By Piotr');
    if (own === 'Before') {
      await expect.element(remark).toHaveValue('By Piotr');
      return;
    }
    await expect.element(screen.getByText(/This draft was changed elsewhere/)).toBeVisible();
    await expect.element(remark).toHaveValue(own);
    await expect.element(button('Issue offer')).toBeDisabled();
  });

  it('of an earlier revision says so, and cannot be issued', async () => {
    serviceWith(stored(ANNA, terms('Before')));
    const revisions = [
      { id: page.id, number: '2026/11/0012', createdAt: page.createdAt },
      { id: 'later', number: '2026/11/0012-2', createdAt: page.createdAt },
    ];
    const { screen, button } = await openOrder({ isLatest: false, revisions });
    await expect.element(screen.getByText('2026/11/0012-2 was saved later')).toBeVisible();
    await expect.element(button('Issue offer')).toBeDisabled();
  });

  it('on an earlier revision is named on the latest, and a new one copies its terms without prices of lines', async () => {
    const line = { 0: { discount: 500 } };
    const former = {
      ...stored(PIOTR, terms('Delivery included', { lines: line })),
      terms: terms('Delivery included', { lines: line, discount: 300 }),
    };
    const service = serviceWith(NO_DRAFT, { ...former, id: 'earlier', number: '2026/11/0011' });
    const { screen, remark, button } = await openOrder();
    await expect.element(screen.getByText('offer draft for revision 2026/11/0011')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open draft' }).element().getAttribute('href')).toMatch(
      /earlier$/,
    );
    await button('Prepare offer').click();
    await expect.element(remark).toHaveValue('Delivery included');
    await expect.poll(() => service.saved.at(-1)).toMatchObject({ discount: 300, lines: {} });
  });

  it('is not stored while the browser data is being erased', async () => {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const { remark } = await openOrder();
    await expect.element(remark).toHaveValue('Before');
    service.isAway = true;
    dispatchEvent(new Event(ERASING));
    await remark.fill('Typed while erasing');
    expect(JSON.stringify(localStorage)).not.toContain('Typed while erasing');
  });

  it('fits its card next to the open menu', async () => {
    serviceWith(stored(ANNA, terms('Before')));
    const large = sampleOrder(EVERYTHING);
    const lines = large.data.lines.map((line) => ({ ...line, unitPrice: 1_234_500, total: 1_234_500 }));
    const screen = await mountInAdministration(
      <div style={{ width: 816 }}>
        <Order order={{ ...orderWith(), page: { ...large, data: { ...large.data, lines } } }} />
      </div>,
      { language: 'pl' },
    );
    const table = screen.getByRole('table');
    await expect.element(table.getByRole('columnheader', { name: 'Po rabacie' })).toBeVisible();
    expect(table.element().getBoundingClientRect().width).toBeLessThanOrEqual(816);
  });

  it('refused by the service stays in the browser, with the reason', async () => {
    serviceWith(stored(ANNA, terms('Before')));
    const { screen, remark } = await openOrder();
    await expect.element(remark).toHaveValue('Before');
    const request = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      init?.method === 'PUT'
        ? Response.json({ code: 'forbidden', message: 'No.', area: 'offers' }, { status: 403 })
        : request(input, init);
    await remark.fill('By Anna');
    await expect.element(screen.getByRole('alert').filter({ hasText: 'in this browser only' })).toBeVisible();
    await expect.element(remark).toHaveValue('By Anna');
  });
});

describe('lines of a draft (D76a)', () => {
  async function openDraft() {
    const service = serviceWith(stored(ANNA, terms('Before')));
    const opened = await openOrder();
    await expect.element(opened.remark).toHaveValue('Before');
    const field = (name: string) => opened.screen.getByRole('textbox', { name, exact: true });
    const last = () => service.saved.at(-1);
    return { ...opened, service, field, last };
  }

  it('that are not in the drawing have title, quantity, price and VAT rate, and need a title to be issued', async () => {
    const { screen, field, button, last } = await openDraft();
    await button('Add line').click();
    await expect.element(field('Title')).toHaveFocus();
    await expect.element(screen.getByText('Enter a title, such as “Mounting”')).toBeVisible();
    await expect.element(button('Issue offer')).toBeDisabled();
    await field('Title').fill('Mounting');
    await field('Pcs').fill('2');
    await field('Net price').fill('125,50');
    await field('VAT rate').fill('8');
    await expect.element(button('Issue offer')).toBeEnabled();
    const mounting = {
      title: 'Mounting',
      code: '',
      quantity: 2,
      unitPrice: 12_550,
      discount: 0,
      vatPercent: 8,
    };
    await expect.poll(() => last()?.freeLines).toEqual([mounting]);
    await expect
      .element(screen.getByRole('row', { name: /^Services and extras/ }))
      .toHaveTextContent('251.00');
    await expect.element(screen.getByText(/VAT 8%: .*20\.08/)).toBeVisible();
    await field('Pcs').fill('0');
    await field('Title').click();
    await expect.element(screen.getByText('1 to 100,000, not “0”')).toBeVisible();
    await expect.element(field('Pcs')).toHaveValue('2');
    await expectAccessible();
    await button('Delete line').click();
    await expect.poll(() => last()?.freeLines).toEqual([]);
    await expect.element(button('Add line')).toHaveFocus();
  });

  it('of the drawing change quantity and price, and can be left out and offered again', async () => {
    const { screen, field, button, last } = await openDraft();
    const title = screen.getByRole('button', { name: /^Edit line: / }).first();
    await title.click();
    await field('Pcs').fill('7');
    await field('Net price').fill('99');
    await expect.poll(() => last()?.lines).toEqual({ 0: { discount: 0, quantity: 7, unitPrice: 9_900 } });
    await button('Leave out').click();
    await expect.element(screen.getByText('not in the offer')).toBeVisible();
    await expect.poll(() => last()?.lines[0]?.quantity).toBe(0);
    await button('Offer again').click();
    await expect.element(screen.getByText('not in the offer')).not.toBeInTheDocument();
  });

  it('take figures as they are printed, and retain the figure before a wrong one', async () => {
    const { screen, field, button, last } = await openDraft();
    await button('Add line').click();
    const type = async (text: string) => {
      await field('Net price').click();
      await userEvent.keyboard(`{Control>}a{/Control}${text}`);
      await field('Title').click();
      return (field('Net price').element() as HTMLInputElement).value;
    };
    expect(await type('1 250,50')).toBe('1250.5');
    expect(await type('2,350.75')).toBe('2350.75');
    expect(await type('1e99')).toBe('2350.75');
    await expect.element(screen.getByText(/not “1e99”$/)).toBeVisible();
    expect(await type('12.345')).toBe('2350.75');
    expect(await type('99999999999')).toBe('2350.75');
    await expect.poll(() => last()?.freeLines[0]?.unitPrice).toBe(235_075);
  });

  it('name a wrong discount in whole words below its narrow field', async () => {
    const { screen, field } = await openDraft();
    await field('Overall discount in %').fill('150');
    const hint = screen.getByText(/^0 to 100.%, not “150”$/);
    await expect.element(hint).toBeVisible();
    const { scrollWidth, clientWidth } = hint.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it('fit a phone while they are edited', async () => {
    await window.viewport(390, 844);
    const { button, field } = await openDraft();
    await button('Add line').click();
    await expect.element(field('Net price')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  it('state terms, deposit and a payment link, whose address is checked', async () => {
    const { screen, field, button, last } = await openDraft();
    await field('Delivery').fill('10 working days');
    await field('Deposit, gross').fill('1000');
    await field('Payment link').fill('pay.example');
    await expect.element(screen.getByText('Enter an address that starts with https://')).toBeVisible();
    await expect.element(button('Issue offer')).toBeDisabled();
    await field('Payment link').fill('https://pay.example/1');
    await expect.element(button('Issue offer')).toBeEnabled();
    await field('Deposit, gross').fill('9000000');
    await expect.element(screen.getByText(/^The deposit exceeds the total of the offer: /)).toBeVisible();
    await expect.element(button('Issue offer')).toBeDisabled();
    await field('Deposit, gross').fill('1000');
    await expect
      .poll(() => last())
      .toMatchObject({
        conditions: { delivery: '10 working days' },
        ...{ deposit: 100_000, paymentLink: 'https://pay.example/1' },
      });
  });
});

it('an offer that the customer answered says so', async () => {
  serviceWith();
  const answer = {
    ...{ kind: 'accepted' as const, at: '2026-11-29T10:00:00.000Z', name: 'Anna Lipowa', role: 'Director' },
    ...{ message: '', words: 'I accept', position: 1 },
  };
  const offer = {
    ...NO_EXTRAS,
    ...offerAmounts(page.data, { lines: {}, discount: 0 }),
    ...{ position: 1, at: '2026-11-28T10:00:00.000Z', by: ANNA, currency: 'PLN' as const },
    ...{ language: 'EN', discount: 0, validUntil: '2099-12-31', remark: '', buyer: 'Anna' },
    settings: { shop: page.settings.shop, documents: page.settings.documents },
  };
  const { screen } = await openOrder({
    offers: [offer],
    answers: [answer],
    offerLink: 'https://shop.example/oferta/a#b',
  });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(/accepted this offer.*Anna Lipowa, Director/);
  await expect.element(screen.getByRole('link', { name: 'Offer page' })).toBeVisible();
});

describe('the margin of an offer (D76a)', () => {
  const line = { title: 'Mounting', code: 'M1', quantity: 1, discount: 0, unitPrice: 100_00, vatPercent: 23 };
  const openPriced = async (role: 'owner' | 'viewer') => {
    const service = serviceWith(stored(ANNA, terms('', { freeLines: [line] })));
    const queryClient = new QueryClient();
    const purchase = {
      id: 'a',
      version: 1,
      createdAt: '',
      key: 'M1',
      title: 'Mounting',
      code: 'm1',
      cost: 60,
    };
    queryClient.setQueryData(['purchasePrices', 'all'], [purchase]);
    const store = localStorageStore('1', 'test');
    const screen = await mountInAdministration(<Order order={orderWith()} />, { store, queryClient, role });
    return { service, screen };
  };

  it('is shown by line and in total to who may see costs, with the lines that have none', async () => {
    const { screen } = await openPriced('owner');
    await expect.element(screen.getByText('margin 40%', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Margin 40%, .*40\.00, without \d+ lines? that/)).toBeVisible();
  });

  it('is hidden from others', async () => {
    const { screen } = await openPriced('viewer');
    await expect.element(screen.getByRole('heading', { name: '2026/11/0012' })).toBeVisible();
    await expect.element(screen.getByText(/margin/i)).not.toBeInTheDocument();
  });

  it('below the floor of the shop needs a confirmation to issue', async () => {
    const { screen, service } = await openPriced('owner');
    const meant: boolean[] = [];
    service.onIssue = ({ isLowMarginMeant }) => {
      meant.push(isLowMarginMeant);
      const refusal = { code: 'low-margin', message: 'Low.' };
      return isLowMarginMeant ? null : Response.json(refusal, { status: 409 });
    };
    await screen.getByRole('button', { name: 'Issue offer' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Issue offer' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/below the least one/);
    await dialog.getByRole('button', { name: 'Issue anyway' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(meant).toEqual([false, true]);
  });
});
