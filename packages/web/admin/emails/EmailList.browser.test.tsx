import type { Operation, Reason } from '@lumitor/domain/collections/changesRequest';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { waiting } from '../../testing/service.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { ANNA, openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const filter = page.getByRole('searchbox', { name: 'E-mail zaczyna się od' });
const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
const row = (email: string) => page.getByRole('row', { name: email });
const shown = page.getByRole('status').filter({ hasText: /^Pokazano/ });
const email = page.getByRole('textbox', { name: 'E-mail' });
const save = button('Zapisz');

const refData = { reflinkId: 'gone', name: '=Studio', email: 'jan@studio.example' };
const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    email: `klient.${String(index).padStart(3, '0')}@dom.example`,
    refData,
  }));

const openEmails = (emails: readonly object[] = [], reflinks: readonly object[] = []) => {
  const shop = openShop({
    ...SAMPLE_SHOP,
    emails,
    reflinks,
  });
  return openAdministration('emaile').then((router) => ({ shop, router }));
};

describe('the list of e-mails', () => {
  it('loads 100 at first and more on demand, and narrows while a filter is typed', async () => {
    await openEmails(clients(130));
    await expect.element(shown).toHaveTextContent('Pokazano: 100. Jest ich więcej.');
    await expect.element(rows).toHaveLength(100);
    await expect.element(row('klient.129@dom.example')).toHaveTextContent('=Studio');
    await button('Pokaż następne 100').click();
    await expect.element(shown).toHaveTextContent('Pokazano wszystkie: 130');
    await expect.element(rows).toHaveLength(130);
    await filter.fill('klient.12');
    await expect.element(shown).toHaveTextContent('Pokazano wszystkie: 10');
    await expectAccessible();
    await page.viewport(400, 800);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  it('exports all filtered ones, without formulas for a spreadsheet', async () => {
    await openEmails([...clients(130), { email: 'inny@dom.example' }]);
    await filter.fill('klient');
    await expect.element(row('klient.000@dom.example')).toBeVisible();
    const saved = catchFiles();
    await button('Eksportuj CSV').click();
    await expect
      .poll(() => saved.map(({ name }) => name))
      .toEqual([expect.stringMatching(/^e-maile-\d{4}-\d\d-\d\d\.csv$/)]);
    const [head, ...lines] = ((await saved[0]?.content.text()) ?? '').trimEnd().split('\r\n');
    expect(head).toContain('E-mail;Zgoda udzielona;Status zgody;Potwierdzona;Treść zgody;Sieć IP;');
    expect(head).toContain('Nazwa reflinku;E-mail reflinku');
    expect(lines).toHaveLength(130);
    expect(lines.at(-1)).toMatch(
      /^klient\.129@dom\.example;\d{4}-\d\d-\d\d \d\d:\d\d;dodano ręcznie;;;;'=Studio;jan@studio\.example$/,
    );
  });

  it('narrows to a partner and to days', async () => {
    const partner = { id: 'jan', name: 'Studio Jana', email: '', active: true };
    const own = { reflinkId: 'jan', name: 'Studio Jana', email: '' };
    await openEmails([{ email: 'a@dom.example' }, { email: 'b@dom.example', refData: own }], [partner]);
    await expect.element(rows).toHaveLength(2);
    await page.getByRole('combobox', { name: 'Reflink' }).fill('Studio');
    await page.getByRole('option', { name: 'Studio Jana' }).click();
    await expect.element(rows).toHaveLength(1);
    await page.getByLabelText('Od dnia').fill('2026-10-31');
    await page.getByLabelText('Do dnia').fill('2026-11-02');
    await expect.element(rows).toHaveLength(1);
    await page.getByLabelText('Od dnia').fill('2020-01-01');
    await page.getByLabelText('Do dnia').fill('2020-12-31');
    await expect.element(page.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
    await button('Wyczyść filtry').click();
    await expect.element(rows).toHaveLength(2);
  });

  it('deletes several after a question, and reports it even if the rows are gone before the answer', async () => {
    const { shop } = await openEmails([{ email: 'a@dom.example' }, { email: 'b@dom.example' }]);
    const answered = waiting(() => Response.json({ batch: '', results: [] }, { status: 201 }));
    shop.service.answer({
      'POST /api/changes': (request) => {
        const { reason, operations } = request.json as { reason: Reason; operations: Operation[] };
        shop.apply(reason, operations, ANNA);
        return answered.answer(request);
      },
    });
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).click();
    await button('Usuń zaznaczone').click();
    const question = page.getByRole('dialog', { name: 'Usunąć 2 adresy?' });
    await expect.element(question).toHaveTextContent('tego nie można cofnąć');
    await expectAccessible();
    await button('Usuń', question).click();
    await expect.element(page.getByText('Nie ma jeszcze żadnych adresów', { exact: false })).toBeVisible();
    answered.release();
    await expect.element(page.getByText('Usunięto 2 adresy')).toBeVisible();
    expect(shop.list('emails')).toEqual([]);
  });
});

describe('the form of an e-mail', () => {
  it('refuses a broken address and one that is on the list in other letters', async () => {
    const { shop } = await openEmails([{ email: 'klient@dom.example' }]);
    await page.getByRole('link', { name: 'Dodaj adres' }).click();
    await email.fill('anna@');
    await save.click();
    await expect.element(page.getByText('Podaj poprawny adres')).toBeVisible();
    await expectAccessible();
    await email.fill('KLIENT@dom.example');
    await save.click();
    await expect.element(page.getByText('Ten adres jest już na liście')).toBeVisible();
    await email.fill('nowy@dom.example');
    await save.click();
    await expect.element(page.getByText('Dodano adres')).toBeVisible();
    expect(shop.list('emails')).toHaveLength(2);
  });

  it('waits for the stored address, and assigns it to a partner', async () => {
    const partner = { id: 'jan', name: 'Studio Jana', email: '', active: true };
    const { shop } = await openEmails([{ email: 'klient@dom.example' }], [partner]);
    const route = 'GET /api/documents/emails/:id';
    const stored = waiting(() => shop.list('emails')[0]);
    shop.service.answer({ [route]: stored.answer });
    await page.getByRole('link', { name: 'klient@dom.example' }).click();
    await expect.poll(() => shop.service.requests(route).length).toBe(1);
    await expect.element(filter).not.toBeInTheDocument();
    expect(email.elements()).toEqual([]);
    stored.release();
    await expect.element(email).toHaveValue('klient@dom.example');
    await page.getByRole('combobox', { name: 'Reflink' }).fill('Studio');
    await page.getByRole('option', { name: 'Studio Jana' }).click();
    await expectAccessible();
    await save.click();
    await expect.element(row('klient@dom.example')).toHaveTextContent('Studio Jana');
  });
});
