import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { emulateTouch } from '../testing/emulateTouch.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { goOffline, openService, refuse } from '../testing/service.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { enquiryStore } from './enquiryDraft.ts';

const ENQUIRY = 'POST /api/orders/:id/enquiry';
const sent = (confirmedTo = '') => ({ number: '2026/11/0417', confirmedTo });

const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockReset();
  vi.useRealTimers();
  sessionStorage.clear();
  enquiryStore.setState(enquiryStore.getInitialState(), true);
  await window.viewport(1440, 900);
  await openWork();
});

async function openDialog(email = '') {
  const screen = await mount(<EnquiryDialog orderId="k3Jx" email={email} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Enquiry about this project' });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  return {
    screen,
    dialog,
    field,
    send: dialog.getByRole('button', { name: 'Send', exact: true }),
    consent: dialog.getByRole('checkbox', { name: /^I agree/ }),
    failure: dialog.getByRole('alert'),
    done: screen.getByRole('dialog', { name: 'Enquiry sent' }),
    async fillIn() {
      await field('Your name').fill('Jan Kowalski');
      await field('Phone').fill('600 100 200');
      await field(/^Message/).fill('When?');
      await this.consent.click();
    },
  };
}

it('names every missing entry, focuses the first, and sends nothing', async () => {
  const service = openService({ [ENQUIRY]: () => sent() });
  const { dialog, field, send } = await openDialog();
  await expect.element(field('Your name')).toHaveFocus();
  await send.click();
  await expect.element(field('Your name')).toHaveFocus();
  for (const words of [
    'Enter your name.',
    'Enter an e-mail address or a phone number so that we can reply.',
    'Without this consent we cannot reply.',
  ])
    await expect.element(dialog.getByText(words)).toBeVisible();
  expect(service.requests(ENQUIRY)).toEqual([]);
  await expectAccessible();
});

it('retains the entries without a network, also when reopened, and is sent afterwards', async () => {
  const service = openService({ [ENQUIRY]: () => sent() });
  const first = await openDialog();
  await first.fillIn();
  const reconnect = goOffline();
  service.isDown = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await first.send.click();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      return first.failure.elements().length;
    })
    .toBe(1);
  vi.useRealTimers();
  await expect.element(first.failure).toHaveTextContent('No internet connection.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await first.screen.unmount();

  service.isDown = false;
  reconnect();
  const again = await openDialog();
  await expect.element(again.field(/^Message/)).toHaveValue('When?');
  await again.send.click();
  await expect
    .element(again.done)
    .toHaveTextContent('The shop has received your enquiry, number 2026/11/0417.');
  await expect.element(again.done).not.toHaveTextContent('confirmation');
  await expect.element(again.done.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
  await expectAccessible();
  expect(service.requests(ENQUIRY).at(-1)).toMatchObject({
    parts: { id: 'k3Jx' },
    json: { name: 'Jan Kowalski', phone: '600 100 200', email: '', message: 'When?', consent: true },
  });
});

it('is sent by Enter, states where the confirmation went, and empties the message only', async () => {
  openService({ [ENQUIRY]: () => sent('jan@example.com') });
  const { field, consent, done } = await openDialog();
  await field('Your name').fill('Jan Kowalski');
  await field('E-mail').fill('jan@example.com');
  await field(/^Message/).fill('When?');
  await consent.click();
  await field('E-mail').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(done).toHaveTextContent('We sent a confirmation to jan@example.com.');
  expect(enquiryStore.getState()).toMatchObject({ name: 'Jan Kowalski', message: '', consent: false });
});

it.each([
  [() => refuse(429, 'too-many'), 'Too many enquiries in a short time. Please wait a moment.'],
  [
    () => refuse(422, 'invalid', { message: 'No such order' }),
    'The server rejected the enquiry: No such order',
  ],
])('reports a refusal, and retains the entries', async (answer, words) => {
  openService({ [ENQUIRY]: answer });
  const form = await openDialog();
  await form.fillIn();
  await form.send.click();
  await expect.element(form.failure).toHaveTextContent(words);
  await expect.element(form.field(/^Message/)).toHaveValue('When?');
});

it('suggests the address typed on saving, but no incomplete one, and changes none typed here', async () => {
  const { field } = await openDialog('anna@studio.pl');
  await expect.element(field('E-mail')).toHaveValue('anna@studio.pl');
  enquiryStore.setState({ email: 'biuro@studio.pl' });
  const again = await openDialog('anna@studio.pl');
  await expect.element(again.field('E-mail').last()).toHaveValue('biuro@studio.pl');
  enquiryStore.setState({ email: '' });
  const incomplete = await openDialog('anna@');
  await expect.element(incomplete.field('E-mail').last()).toHaveValue('');
});

it('does not scroll sideways on a phone', async () => {
  await window.viewport(390, 700);
  const { dialog } = await openDialog();
  const { scrollWidth, clientWidth } = dialog.element();
  expect(scrollWidth).toBe(clientWidth);
});

it('has controls of at least 44 px for touch', async () => {
  await emulateTouch();
  await window.viewport(390, 700);
  const { dialog } = await openDialog();
  await expect.element(dialog).toBeVisible();
  const controls = [
    ...dialog
      .element()
      .querySelectorAll('a, button, input:not([type=checkbox]), label:has(input[type=checkbox])'),
  ];
  const heights = controls.map((control) => control.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
