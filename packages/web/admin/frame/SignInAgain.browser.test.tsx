import { beforeEach, expect, it } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { sessionStore } from '../../data/session.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { openService, refuse, waiting } from '../../testing/service.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const SIGN_IN = 'POST /api/auth/sign-in/email';
const EMAIL = 'anna@lumitor.example';
const signedIn = () => ({ user: { email: EMAIL, role: 'owner' } });

beforeEach(() => window.viewport(1440, 900));

async function openQuestion() {
  const screen = await mountInAdministration(<SignInAgain />, { email: EMAIL });
  sessionStore.setState({ status: 'ended' });
  const dialog = screen.getByRole('dialog', { name: 'Your session has expired' });
  await expect.element(dialog).toBeVisible();
  return {
    dialog,
    password: dialog.getByLabelText(/^Password/),
    submit: dialog.getByRole('button', { name: 'Sign in', exact: true }),
    failure: dialog.getByRole('alert'),
  };
}

it('knows the e-mail address, and focuses the password; Escape does not close it', async () => {
  const { dialog, password } = await openQuestion();
  await expect.element(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue(EMAIL);
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
});

it('reports a missing password, without violations of accessibility', async () => {
  const { password, submit } = await openQuestion();
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  await expectAccessible();
});

it('reports a wrong password until the next attempt, and closes once signed in', async () => {
  const service = openService({ [SIGN_IN]: () => refuse(401, 'INVALID_EMAIL_OR_PASSWORD') });
  const { dialog, password, submit, failure } = await openQuestion();
  await password.fill('wrong');
  await submit.click();
  await expect.element(failure).toHaveTextContent('Incorrect email address or password.');
  const signing = waiting(signedIn);
  service.answer({ [SIGN_IN]: signing.answer });
  await password.fill('correct-horse-battery');
  await submit.click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Checking…' })).toBeVisible();
  signing.release();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(service.requests(SIGN_IN).at(-1)?.json).toEqual({ email: EMAIL, password: 'correct-horse-battery' });
});

it('can be left, which signs out', async () => {
  const { dialog } = await openQuestion();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sessionStore.getState().status).toBe('signedOut');
});
