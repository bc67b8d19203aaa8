import type { Plan } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import type { Ms } from '@lumitor/domain/units';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_REFLINK, reflinkStore } from '../data/reflinkStore.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { goOffline, losing, openService, waiting } from '../testing/service.ts';
import SummaryView from './SummaryView.tsx';
import { saveStore } from './saveStore.ts';
import { changeStoredSaves, NO_SAVES } from './storedSaves.ts';

const GIVEN_UP: Ms = 200_000;
const ORDERS = 'POST /api/orders';
const savedAs = (id: string) => () => ({ id, ownerKey: 'key' });

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  await page.viewport(1440, 900);
  await changeStoredSaves('standard', () => NO_SAVES);
  saveStore.setState({ email: '', newsletter: false, standard: NO_SAVES });
});

async function openSummary(plan: Partial<Plan> = {}) {
  await openWork({ plan: { layout: layoutOf([200]), ...plan } });
  const screen = await mount(<SummaryView onClose={() => undefined} />);
  const save = screen.getByRole('button', { name: 'Save the order' });
  await expect.element(save).toBeEnabled();
  return {
    screen,
    save,
    name: screen.getByRole('textbox', { name: 'Project name' }),
    email: screen.getByRole('textbox', { name: 'E-mail (optional)' }),
    saved: screen.getByRole('heading', { name: 'Order saved' }),
    address: screen.getByRole('textbox', { name: 'Order address' }),
    failed: screen.getByRole('alert').filter({ hasText: 'Saving failed' }),
  };
}

type Summary = Awaited<ReturnType<typeof openSummary>>;

async function saveUntilFailed({ save, failed }: Summary): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await save.click();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(GIVEN_UP);
      return failed.elements().length;
    })
    .toBe(1);
  vi.useRealTimers();
}

const addressOf = (id: string) => new URL(`/pobierz/${id}`, location.origin).href;

describe('the save form', () => {
  it('explains a wrong e-mail address when saving, focuses it, and sends nothing', async () => {
    const service = openService({ [ORDERS]: savedAs('k1') });
    const { save, email, saved } = await openSummary({ name: 'Message' });
    await email.fill('anna');
    await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
    await save.click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(/This is not a complete e-mail address/);
    await expectAccessible();
    expect(service.requests(ORDERS)).toEqual([]);
    await email.fill('');
    await save.click();
    await expect.element(saved).toBeVisible();
  });

  it('saves once for two presses, and then shows the address of the order', async () => {
    const saving = waiting(savedAs('k2'));
    const service = openService({ [ORDERS]: saving.answer });
    const { screen, save, saved, address } = await openSummary({ name: 'Two presses' });
    await save.dblClick();
    await expect.element(screen.getByRole('button', { name: 'Saving…' })).toBeVisible();
    saving.release();
    await expect.element(saved).toHaveFocus();
    await expect.element(address).toHaveValue(addressOf('k2'));
    expect(service.requests(ORDERS)).toHaveLength(1);
    await expectAccessible();
  });

  it('asks before saving an overloaded supply; going back sends nothing', async () => {
    const service = openService({ [ORDERS]: savedAs('k3') });
    const bindings = [{ id: 'nero-black', quantity: 6 }];
    const { screen, save, saved } = await openSummary({
      name: 'Too much power',
      layout: layoutOf([400]),
      choices: { ...sampleChoices, powerId: 'p60', bindings },
    });
    const question = screen.getByRole('dialog', { name: 'Save with these issues?' });
    await save.click();
    await expect.element(question).toHaveTextContent(/draw 72\sW; the power supply delivers 60\sW/);
    await expectAccessible();
    await question.getByRole('button', { name: 'Go back' }).last().click();
    await expect.element(question).not.toBeInTheDocument();
    expect(service.requests(ORDERS)).toEqual([]);
    await save.click();
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect.element(saved).toBeVisible();
    const [request] = service.requests(ORDERS);
    expect(request?.json).toMatchObject({ confirmed: { findings: [expect.stringContaining('overload')] } });
  });

  it('loses nothing if the answer is lost, and repeats the same save', async () => {
    const service = openService({ [ORDERS]: losing(savedAs('k4')) });
    const summary = await openSummary({ name: 'Lost' });
    await saveUntilFailed(summary);
    await expect
      .element(summary.failed)
      .toHaveTextContent('The server is not responding. The project is safe in this browser.');
    await expect.element(summary.name).toHaveValue('Lost');
    await expectAccessible();
    service.answer({ [ORDERS]: savedAs('k4') });
    await summary.failed.getByRole('button', { name: 'Try again' }).click();
    await expect.element(summary.address).toHaveValue(addressOf('k4'));
    const keys = service
      .requests(ORDERS)
      .map(({ json }) => (json as { idempotencyKey: string }).idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('reports a missing network until it is back, and saves then', async () => {
    const service = openService({ [ORDERS]: savedAs('k5') });
    const summary = await openSummary({ name: 'Offline' });
    const reconnect = goOffline();
    service.isDown = true;
    await saveUntilFailed(summary);
    await expect.element(summary.failed).toHaveTextContent('No internet connection.');
    service.isDown = false;
    reconnect();
    await expect.element(summary.failed).not.toBeInTheDocument();
    await expect.element(summary.name).toHaveValue('Offline');
    await summary.save.click();
    await expect.element(summary.address).toHaveValue(addressOf('k5'));
  });

  it('saves the same project under a new address on request', async () => {
    const service = openService({ [ORDERS]: savedAs('k6') });
    const { screen, save, saved, address } = await openSummary({ name: 'Twice' });
    await save.click();
    await expect.element(saved).toBeVisible();
    service.answer({ [ORDERS]: savedAs('k7') });
    await screen.getByRole('button', { name: 'Save under a new address' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Earlier save' }))
      .toHaveAttribute('href', '/pobierz/k6');
    await save.click();
    await expect.element(address).toHaveValue(addressOf('k7'));
  });

  it('names the partner of the opened link', async () => {
    const { screen } = await openSummary();
    await expect.element(screen.getByRole('heading', { name: 'Save the order' })).toBeVisible();
    expect(screen.getByText('Partner:').elements()).toHaveLength(0);
    reflinkStore.setState({ status: 'valid', id: 'p1', name: 'Studio Jana' });
    await expect.element(screen.getByText('Partner: Studio Jana')).toBeVisible();
    reflinkStore.setState(NO_REFLINK, true);
  });
});

describe('the page of the summary', () => {
  it('has the parts next to a form of 360 px', async () => {
    const { screen } = await openSummary();
    const { width } = screen.getByRole('complementary').element().getBoundingClientRect();
    expect(width).toBe(360);
    const [parts] = screen.getByRole('table').elements();
    expect(parts?.getBoundingClientRect().width).toBeGreaterThan(840);
  });

  it.each([390, 320])('fits into %i px, with the form below the parts', async (width) => {
    await page.viewport(width, 844);
    const { screen } = await openSummary();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const [parts] = screen.getByRole('table').elements();
    const form = screen.getByRole('complementary').element();
    expect(form.getBoundingClientRect().top).toBeGreaterThan(parts?.getBoundingClientRect().top ?? 0);
    await expectAccessible();
  });
});
