import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/setup/root.mjs';
import { DATA_FOLDER } from '../dataFolder.mjs';
import { type Faults, LOST_READS } from './faults.ts';
import { uniqueWord } from './shop.ts';
import { expect, signIn, test } from './test.ts';

export interface Account {
  email: string;
  password: string;
}

/** Sessions of other tests stay undisturbed. */
export async function addAdministrator(): Promise<Account> {
  const account = {
    email: `${uniqueWord('anna')}@lumitor.example`,
    password: 'correct-horse-battery',
  };
  await promisify(execFile)(process.execPath, [`${ROOT}scripts/admin.mjs`, 'add', account.email], {
    env: { ...process.env, DATA_DIR: DATA_FOLDER, ADMIN_PASSWORD: account.password },
  });
  return account;
}

export async function openAs(page: Page, account: Account, address: string): Promise<void> {
  await signIn(page, test.info().project.use.baseURL, account);
  await page.goto(address);
  await expect(page.getByRole('button', { name: `Konto ${account.email}` })).toBeVisible();
}

/** The sign-in form notifies other tabs. */
export async function openByForm(page: Page, { email, password }: Account, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL(address);
}

/** Reads in progress are refused. */
export async function signOut(page: Page, faults: Faults): Promise<void> {
  faults.allow(/status of 401 .*\/api\/(?!auth\/|changes|files)/);
  faults.allow(LOST_READS);
  await page.getByRole('button', { name: /^Konto / }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await page.waitForURL('/login');
}
