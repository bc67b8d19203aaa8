import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { button, chooseFile } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop } from '../testing/shop.ts';
import sample from './sampleSet.json';

const dialog = page.getByRole('dialog', { name: 'Zestaw startowy dla STANDARD' });
const load = button('Wczytaj', dialog);
const step = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function choose(content: string) {
  await button('Wczytaj zestaw startowy').click();
  await expect.element(button('Wybierz plik', dialog)).toBeVisible();
  chooseFile(new File([content], 'zestaw.json', { type: 'application/json' }));
}

const named = (lang: string) => ({ lang, active: true });
const EMPTY = {
  languages: ['PL', 'EN', 'DE'].map(named),
  partTables: LINES.map(emptyPartTable),
};

it('a start set with a fault is refused with the place of the fault', async () => {
  openShop(EMPTY);
  await openAdministration('poczatek');
  await choose(JSON.stringify(sample).replace('"title":"Szyna natynkowa, czarna"', '"title":""'));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('articles.connections.0.title');
  await expectAccessible();
});

it('a line is saved as a start set with its prices, which then has nothing to add', async () => {
  openShop();
  await openAdministration('reguly');
  const saved = catchFiles();
  await button('Zapisz jako zestaw startowy').click();
  await page.getByRole('menuitem', { name: 'Z cenami' }).click();
  await expect.poll(() => saved.length).toBe(1);
  await choose((await saved[0]?.content.text()) ?? '');
  await expect.element(dialog).toHaveTextContent('W tej linii jest już wszystko z tego zestawu.');
  await expect.element(load).toBeDisabled();
});

it('a start set adds everything except prices, which are pasted into the missing articles', async () => {
  openShop(EMPTY);
  await openAdministration('poczatek');
  const saved = catchFiles();
  await button('Pobierz przykładowy zestaw').click();
  await expect.poll(() => saved.length).toBe(1);
  const set = JSON.parse((await saved[0]?.content.text()) ?? '');
  // The trial takes the newest of equal rails: here the last one, which needs mounting sets.
  set.articles.connections.reverse();
  await choose(JSON.stringify(set));
  await expect.element(dialog).toHaveTextContent('2 rodziny z regułami: SN-C / SN-B, SP-C / SP-B');
  await expect.element(dialog).toHaveTextContent('Akcesoria: 21, nieaktywne');
  await load.click();
  await expect.element(step('Reguły rodziny')).toHaveTextContent('9 z 9 ról');
  await step('Brakujące artykuły').getByRole('link', { name: 'Uzupełnij 25' }).click();
  const heads = page.getByRole('rowheader');
  await expect.element(heads).toHaveLength(25);
  const codes = heads.elements().map((head) => (head as HTMLElement).innerText.split('\n')[0]);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', codes.map((code) => `${code}\t10`).join('\r\n'));
  const cell = page.getByRole('textbox', { name: 'Netto PLN, SN-C', exact: true });
  const options = { clipboardData, bubbles: true, cancelable: true };
  cell.element().dispatchEvent(new ClipboardEvent('paste', options));
  await button('Zapisz wpisane').click();
  await expect.element(step('Brakujące artykuły')).toHaveTextContent('gotowe');
  // Rail 20.00, two end caps 20.00, feed 10.00, three mounting sets 30.00.
  await expect.element(page.getByRole('region', { name: 'Układ próbny' })).toHaveTextContent('80,00');
  await expectAccessible();
});

it.each(['reguly', 'pierwsza-wycena'])('%s fits a phone', async (path) => {
  openShop();
  await openAdministration(path);
  const table = page.getByRole('table').first();
  await expect.element(table).toBeVisible();
  await page.viewport(390, 844);
  const beyond = () => {
    const { scrollWidth, parentElement } = table.element();
    return scrollWidth - (parentElement?.clientWidth ?? 0);
  };
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
});
