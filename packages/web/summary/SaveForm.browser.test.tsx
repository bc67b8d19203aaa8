import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, openWork } from '../testing/mount.tsx';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import SummaryView from './SummaryView.tsx';
import { saveStore } from './saveStore.ts';

const inWindow = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = inWindow;
});

interface Sent {
  name: string;
  email?: string;
  newsletter: boolean;
  seen: { net: number };
}

/** Answers saves in turn; the last answer stays. */
function serviceAnswering(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (url.pathname.startsWith('/api/snapshots')) return Response.json({}, { status: 404 });
    if (url.pathname !== '/api/orders') return inWindow(input, init);
    sent.push(JSON.parse(String(init?.body)));
    return (answers[Math.min(sent.length, answers.length) - 1] ?? Response.error)();
  };
  return sent;
}

const saved = () => Response.json({ id: 'order', ownerKey: 'key' }, { status: 201 });

async function openForm() {
  await page.viewport(1440, 900);
  saveStore.setState(saveStore.getInitialState(), true);
  await openWork({ plan: { layout: layoutOf([200]) } });
  // Saves of other tests are stored by project.
  configuratorStore.setState({ project: crypto.randomUUID() });
  const screen = await mount(<SummaryView onClose={() => undefined} />);
  return {
    screen,
    name: screen.getByRole('textbox', { name: 'Project name' }),
    email: screen.getByRole('textbox', { name: 'E-mail (optional)' }),
    newsletter: screen.getByRole('checkbox', { name: /newsletter/ }),
    save: screen.getByRole('button', { name: 'Save the order' }),
    isSaved: screen.getByRole('heading', { name: 'Order saved' }),
  };
}

it('refuses a name of more than 120 characters with the reason, and focuses it on saving', async () => {
  const sent = serviceAnswering(saved);
  const { name, save } = await openForm();
  const long = 'ż'.repeat(121);
  await name.fill(long);
  await expect
    .element(name)
    .toHaveAccessibleDescription(expect.stringContaining('The name has 121 characters; shorten it to 120.'));
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue(long);
  await name.fill('ż'.repeat(120));
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

it.each(['anna', 'anna@', '@studio.pl', 'anna@studio', 'anna maria@studio.pl'])(
  'refuses “%s” as an e-mail address on saving, with the reason',
  async (typed) => {
    const sent = serviceAnswering(saved);
    const { email, save } = await openForm();
    await email.fill(typed);
    await save.click();
    await expect
      .element(email)
      .toHaveAccessibleDescription(expect.stringContaining('This is not a complete e-mail address.'));
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue(typed);
    expect(sent).toEqual([]);
  },
);

it('requests an address for the newsletter, and saves without one', async () => {
  const sent = serviceAnswering(saved);
  const { email, newsletter, save, isSaved } = await openForm();
  await newsletter.click();
  await save.click();
  await expect
    .element(email)
    .toHaveAccessibleDescription(
      expect.stringContaining('Enter an address for the newsletter, or untick the consent.'),
    );
  await newsletter.click();
  await save.click();
  await expect.element(isSaved).toBeVisible();
  expect(sent).toMatchObject([{ newsletter: false }]);
});

it('asks when the service knows another total, and saves with the new one', async () => {
  const refusal = { code: 'total-changed', message: 'The total changed.', net: 99_300, currency: 'EUR' };
  const sent = serviceAnswering(() => Response.json(refusal, { status: 409 }), saved);
  const { screen, save, isSaved } = await openForm();
  await save.click();
  const question = screen.getByRole('dialog', { name: 'Prices have changed' });
  await expect.element(question).toHaveTextContent(/Before \(net\)\s*€[\d.,]+\s*Now \(net\)\s*€993\.00/);
  await expect.element(isSaved).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Save with the new total' }).click();
  await expect.element(isSaved).toBeVisible();
  expect(sent[1]?.seen.net).toBe(99_300);
  expect(sent[0]?.seen.net).not.toBe(99_300);
});
