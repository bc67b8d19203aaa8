import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { waiting } from '../../../testing/service.ts';
import { button, field } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../../testing/shop.ts';

const END_CAP = 'Zaślepka, MT0001 / MT0002, do czarnych szyn';
const code = sampleCatalogue.accessories.find(({ id }) => id === 'endCap-black')?.description ?? '';

const warning = page.getByRole('dialog', { name: 'Reguły części wymagają tego artykułu' });
const active = (name: string) => page.getByRole('switch', { name: `Aktywny: ${name}` });

describe('an article', () => {
  it('is not switched off while the part rules fail to load', async () => {
    const { service } = openShop({
      ...SAMPLE_SHOP,
      accessories: [{ title: 'Linka', type: 'próbny', active: true }],
    });
    const load = service.answer({
      'GET /api/documents/partTables': () => new Response(null, { status: 400 }),
    });
    await openAdministration('akcesoria');
    await active('Linka').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(active('Linka')).toBeChecked();
    load();
    await active('Linka').click();
    await expect.element(active('Linka')).not.toBeChecked();
  });

  it('required by a part rule warns before it is switched off or deleted, however late the rules load', async () => {
    const shop = openShop();
    const rules = waiting(shop.routes('', 'owner')['GET /api/documents/:collection'] ?? (() => null));
    shop.service.answer({
      'GET /api/documents/partTables': (request) =>
        rules.answer({ ...request, parts: { collection: 'partTables' } }),
    });
    await openAdministration(`akcesoria?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
    const row = page.getByRole('row').filter({ hasText: code });
    await row.getByRole('switch').click();
    rules.release();
    await expect.element(warning).toHaveTextContent(END_CAP);
    await expectAccessible();
    await button('Anuluj', warning).click();
    await expect.element(row.getByRole('switch')).toBeChecked();

    await row.getByRole('link').click();
    await expect
      .element(page.getByRole('note'))
      .toHaveTextContent(`Wymagany przez reguły części: ${END_CAP}`);
    await button('Usuń').click();
    await expect.element(button('Usuń mimo to', warning)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(warning).not.toBeInTheDocument();
    await expect.element(field('Kod')).toHaveValue(code);
    expect(shop.service.requests('POST /api/changes')).toEqual([]);
  });
});
