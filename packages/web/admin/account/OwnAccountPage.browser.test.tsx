import { beforeEach, expect, it } from 'vitest';
import { page as window } from 'vitest/browser';
import { sessionStore } from '../../data/session.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { openService, refuse } from '../../testing/service.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { OwnAccountPage } from './OwnAccountPage.tsx';

const CHANGE = 'POST /api/auth/change-password';
const NEXT = 'paper-clip-stapler';

beforeEach(() => window.viewport(1440, 900));

async function openPage(answer: () => unknown = () => ({})) {
  const service = openService({
    'GET /api/people/me': () => ({
      email: 'anna@lumitor.example',
      role: 'owner',
      hasCode: false,
      passkeys: [],
    }),
    [CHANGE]: answer,
  });
  const screen = await mountInAdministration(<OwnAccountPage />);
  // Required fields have an asterisk.
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  const [current, next, repeat] = ['Current password', 'New password', 'Repeat new password'].map(field);
  if (!current || !next || !repeat) throw new Error('Fields are missing');
  await expect.element(current).toBeVisible();
  const change = screen.getByRole('button', { name: 'Change password' });
  return {
    service,
    screen,
    current,
    next,
    repeat,
    change,
    outcome: screen.getByRole('alert'),
    async enter(typed: { current: string; next: string; repeat?: string }) {
      await current.fill(typed.current);
      await next.fill(typed.next);
      await repeat.fill(typed.repeat ?? typed.next);
      await change.click();
    },
  };
}

it('explains every missing or wrong field, and sends nothing', async () => {
  const { service, current, next, repeat, change, enter } = await openPage();
  await change.click();
  await expect.element(current).toHaveAccessibleDescription('Enter your current password.');
  await expectAccessible();
  await enter({ current: 'old', next: 'short', repeat: 'other' });
  await expect.element(next).toHaveAccessibleDescription('Use at least 8 characters.');
  await expect.element(repeat).toHaveAccessibleDescription('The passwords do not match.');
  expect(service.requests(CHANGE)).toEqual([]);
});

it('focuses the current password if it is wrong; after another attempt the fields are empty', async () => {
  const { service, current, enter, change, outcome } = await openPage(() => refuse(400, 'INVALID_PASSWORD'));
  await enter({ current: 'wrong', next: NEXT });
  await expect.element(current).toHaveAccessibleDescription('The current password is incorrect.');
  await expect.element(current).toHaveFocus();
  service.answer({ [CHANGE]: () => ({}) });
  await current.fill('correct-horse-battery');
  await change.click();
  await expect.element(outcome).toHaveTextContent('Password changed. Sign in again on other devices.');
  await expect.element(current).toHaveValue('');
  expect(service.requests(CHANGE).at(-1)?.json).toEqual({
    currentPassword: 'correct-horse-battery',
    newPassword: NEXT,
    revokeOtherSessions: true,
  });
});

it('reports too many attempts, and a service that does not answer, with the entries intact', async () => {
  const tooMany = () =>
    Response.json({ message: 'Too many' }, { status: 429, headers: { 'retry-after': '120' } });
  const { service, next, enter, change, outcome } = await openPage(tooMany);
  await enter({ current: 'old', next: NEXT });
  await expect.element(outcome).toHaveTextContent('Too many attempts. Try again in 2 minutes.');
  service.isDown = true;
  await change.click();
  await expect.element(outcome).toHaveTextContent('The server could not be reached.');
  await expect.element(next).toHaveValue(NEXT);
});

it('notices an expired session, and retains the entries', async () => {
  const { service, next, enter } = await openPage(() => refuse(401, 'UNAUTHORIZED'));
  service.answer({ 'GET /api/auth/get-session': () => null });
  await enter({ current: 'old', next: NEXT });
  await expect.poll(() => sessionStore.getState().status).toBe('ended');
  await expect.element(next).toHaveValue(NEXT);
});
