import { type Offer, offerAmounts } from '@lumitor/domain/order/offer';
import type { OfferPage as Page } from '@lumitor/domain/order/offerAnswer';
import { NO_EXTRAS } from '@lumitor/domain/order/offerTerms';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { cents } from '@lumitor/domain/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as window } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { mount, openWork } from '../../testing/mount.tsx';
import { openService, refuse, waiting } from '../../testing/service.ts';
import OfferPage from './OfferPage.tsx';

const READ = 'GET /api/offers/:id';
const ANSWER = 'POST /api/offers/:id/answer';
const order = sampleOrder({ ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([200], [100]) });
const mounting = {
  title: 'Montaż',
  code: 'US-M',
  quantity: 1,
  unitPrice: 50_000,
  discount: 0,
  vatPercent: 8,
};

const offer: Offer = {
  ...offerAmounts(order.data, { lines: { 0: { discount: 1_000 } }, freeLines: [mounting], discount: 200 }),
  ...{ position: 2, at: '2026-11-23T13:00:00.000Z', by: '', currency: 'PLN', language: 'PL', discount: 200 },
  ...{ validUntil: '2099-12-31', remark: 'Zapraszamy', buyer: 'Księgarnia Klonowa\nul. Klonowa 8' },
  conditions: { ...NO_EXTRAS.conditions, payment: '30 % z akceptacją' },
  ...{ deposit: cents(100_000), paymentLink: 'https://pay.example/1' },
  settings: { shop: order.settings.shop, documents: order.settings.documents },
};

const pageWith = (change: Partial<Page> = {}): Page => {
  const { plan: _, ...page } = order;
  return {
    page,
    offer,
    ...{ number: '2026/11/0417-2', sentAt: '2026-11-23T13:20:00.000Z', answer: null, obstruction: null },
    history: [
      {
        kind: 'offer',
        at: '2026-11-23T13:20:00.000Z',
        number: '2026/11/0417-2',
        position: 2,
        net: offer.net,
      },
      {
        kind: 'offer',
        at: '2026-11-22T12:00:00.000Z',
        number: '2026/11/0417-1',
        position: 1,
        net: cents(500_000),
      },
      { kind: 'saved', at: '2026-11-22T10:00:00.000Z', number: '2026/11/0417' },
    ],
    ...change,
  };
};

const accepted = {
  ...{ kind: 'accepted' as const, at: '2026-11-24T10:00:00.000Z', name: 'Anna Lipowa', role: 'Dyrektor' },
  ...{ message: '', words: 'Przyjmuję' },
};

beforeEach(async () => {
  await window.viewport(1440, 900);
  await openWork({ language: 'pl' });
  history.replaceState(null, '', `${location.pathname}${location.search}#key-of-the-mail`);
});

async function openPage(change: Partial<Page> = {}) {
  const state = { page: pageWith(change) };
  const service = openService({ [READ]: () => state.page, [ANSWER]: () => accepted });
  const screen = await mount(<OfferPage id="k3Jx" />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const button = (name: string) => screen.getByRole('button', { name, exact: true }).first();
  const dialog = screen.getByRole('dialog');
  return { state, service, screen, button, dialog };
}

describe('the page of an offer', () => {
  it('shows lines by group with discounts, own lines, VAT by rate and terms, which add up', async () => {
    const { screen } = await openPage();
    const table = screen.getByRole('table');
    await expect.element(table.getByRole('row', { name: /^Montaż i dodatki/ })).toHaveTextContent('500,00');
    await expect.element(table.getByRole('row', { name: /^Montaż VAT/ })).toHaveTextContent('VAT 8 %');
    const rows = () => table.getByRole('row').elements().length;
    const folded = rows();
    await screen.getByRole('button', { name: /^Akcesoria/ }).click();
    await expect.poll(rows).toBeGreaterThan(folded);
    for (const words of ['Księgarnia Klonowa', 'Zapraszamy', '30 % z akceptacją', /^Rabat od całości, 2/])
      await expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText(/^VAT 8 % od /)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Zapłać zaliczkę/ }))
      .toHaveAttribute('href', 'https://pay.example/1');
    await expectAccessible();
  });

  it('on a phone shows the amount and the answer at the foot, and nothing is cut off', async () => {
    await window.viewport(390, 844);
    const { screen } = await openPage();
    const bottom = screen.getByRole('button', { name: 'Przyjmuję ofertę' }).last();
    await expect.element(bottom).toBeInViewport();
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    await expectAccessible();
  });

  it('on a phone shows each focused control above the bar', async () => {
    await window.viewport(390, 844);
    const { screen, button } = await openPage();
    await expect.element(button('Przyjmuję ofertę')).toBeVisible();
    const bar = screen.getByRole('button', { name: 'Przyjmuję ofertę' }).last().element().parentElement;
    for (const name of [/^Montaż i dodatki/, /^Akcesoria/, /^Oferta 2026.*-1/]) {
      const control = screen.getByRole('button', { name }).element();
      scrollTo(0, 0);
      (control as HTMLElement).focus();
      const top = Number(bar?.parentElement?.getBoundingClientRect().top);
      expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
  });

  it('leaves each answer on one line', async () => {
    const { button } = await openPage();
    await expect.element(button('Odrzucam')).toBeVisible();
    const heights = ['Odrzucam', 'Wyślij zapytanie'].map((name) => button(name).element().clientHeight);
    expect(heights).toEqual([42, 42]);
  });

  it('opens an earlier offer as it was, which leads to the current one', async () => {
    const { state, service, screen, button } = await openPage();
    state.page = pageWith({
      number: '2026/11/0417-1',
      offer: { ...offer, position: 1 },
      obstruction: 'replaced',
    });
    await button('Oferta 2026/11/0417-1').click();
    await expect.element(button('Otwórz aktualną ofertę')).toBeVisible();
    expect(service.requests(READ).map(({ url }) => url.search)).toEqual(['', '?position=1']);
    expect(screen.getByRole('button', { name: 'Przyjmuję ofertę' }).elements()).toEqual([]);
    state.page = pageWith();
    await button('Otwórz aktualną ofertę').click();
    await expect.element(button('Przyjmuję ofertę')).toBeVisible();
  });

  it.each([
    ['over', 'Termin tej oferty minął. Poproś sklep o nową.'],
    ['revised', /zapisano nowszą wersję projektu/],
  ] as const)('that is %s cannot be accepted, and says what to do', async (obstruction, words) => {
    const { screen, button } = await openPage({ obstruction });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Przyjmuję ofertę' }).elements()).toEqual([]);
    await expect.element(button('Wyślij zapytanie')).toBeVisible();
  });

  it('of a wrong link reports it', async () => {
    openService({ [READ]: () => refuse(404, 'not-found') });
    const screen = await mount(<OfferPage id="unknown" />);
    await expect.element(screen.getByRole('heading', { name: 'Nie ma takiego zamówienia' })).toBeVisible();
  });
});

describe('an answer', () => {
  it('to accept names what is missing, then sends name, position and consent, and the page becomes a record', async () => {
    const { state, service, screen, button, dialog } = await openPage();
    await button('Przyjmuję ofertę').click();
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const send = dialog.getByRole('button', { name: 'Przyjmuję ofertę' });
    await expect.element(field('Imię i nazwisko')).toHaveFocus();
    await send.click();
    await expect.element(dialog.getByText('Podaj imię i nazwisko.')).toBeVisible();
    await field('Imię i nazwisko').fill('\u200b');
    await send.click();
    await expect.element(dialog.getByText('Podaj imię i nazwisko.')).toBeVisible();
    await field('Imię i nazwisko').fill('Anna Lipowa');
    await field('Stanowisko').fill('Dyrektor');
    await send.click();
    await expect.element(dialog.getByText('Zaznacz, aby przyjąć ofertę.')).toBeVisible();
    expect(service.requests(ANSWER)).toEqual([]);
    await expectAccessible();
    await dialog.getByRole('checkbox').click();
    state.page = pageWith({ answer: accepted, obstruction: 'answered' });
    await send.click();
    await expect.element(screen.getByText(/^Przyjęta .*: Anna Lipowa$/).first()).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Razem brutto' })).toHaveFocus();
    const [request] = service.requests(ANSWER);
    expect(request?.json).toMatchObject({
      ...{ kind: 'accepted', number: '2026/11/0417-2', language: 'PL', consent: true },
      ...{ name: 'Anna Lipowa', role: 'Dyrektor' },
    });
    expect(screen.getByRole('button', { name: 'Przyjmuję ofertę' }).elements()).toEqual([]);
    await window.viewport(390, 844);
    const atFoot = screen.getByText(/^Przyjęta .*: Anna Lipowa$/).last();
    await expect.element(atFoot).toBeInViewport();
  });

  it('leaves every text in place while the new state loads', async () => {
    const { state, service, screen, button, dialog } = await openPage();
    const totals = () => screen.getByText(/^(Razem|VAT|Rabat|Wartość netto przed)/).elements().length;
    const before = totals();
    await button('Przyjmuję ofertę').click();
    await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna Lipowa');
    await dialog.getByRole('checkbox').click();
    const next = waiting(() => state.page);
    service.answer({ [READ]: next.answer });
    await dialog.getByRole('button', { name: 'Przyjmuję ofertę' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => service.requests(READ).length).toBe(2);
    expect(screen.getByText(/Loading|Wczytywanie/).elements()).toEqual([]);
    expect(totals()).toBe(before);
    state.page = pageWith({ answer: accepted, obstruction: 'answered' });
    next.release();
    await expect.element(screen.getByText(/^Przyjęta .*: Anna Lipowa$/).first()).toBeVisible();
    expect(totals()).toBe(before);
  });

  it('that is refused stays in the dialog, and is sent again with the same key', async () => {
    const { service, button, dialog } = await openPage();
    await button('Odrzucam').click();
    await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna');
    await dialog.getByRole('textbox', { name: /^Dlaczego/ }).fill('Za drogo');
    const allow = service.answer({ [ANSWER]: () => refuse(429, 'too-many') });
    await dialog.getByRole('button', { name: 'Odrzucam' }).click();
    await expect.element(dialog.getByText(/^Zbyt wiele prób/)).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: /^Dlaczego/ })).toHaveValue('Za drogo');
    allow();
    await dialog.getByRole('button', { name: 'Odrzucam' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const keys = service.requests(ANSWER).map(({ json }) => (json as { key: string }).key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that came too late says so, and the page shows the current state', async () => {
    const { state, service, screen, button, dialog } = await openPage();
    await button('Przyjmuję ofertę').click();
    await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna');
    await dialog.getByRole('checkbox').click();
    service.answer({ [ANSWER]: () => refuse(409, 'offer-replaced') });
    state.page = pageWith({ number: '2026/11/0417-3' });
    await dialog.getByRole('button', { name: 'Przyjmuję ofertę' }).click();
    await expect.element(dialog.getByText(/zmienił się w międzyczasie/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
    await expect.element(screen.getByText(/Oferta 2026\/11\/0417-3/).first()).toBeVisible();
  });
});
