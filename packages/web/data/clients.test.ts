import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLine } from './catalogue.ts';
import { fetchEuroRate } from './exchangeRate.ts';
import { fetchLegal } from './legal.ts';
import { fetchOffer } from './offers.ts';
import { fetchOrder, sendOrder } from './orders.ts';
import { showPasskey } from './passkey.ts';
import { readLink } from './passwordLink.ts';
import { fetchTable } from './photometry.ts';
import { readBlob } from './readBlob.ts';
import { openReflink } from './reflink.ts';
import { refreshSession } from './session.ts';
import { loadTexts } from './texts.ts';

const fetched = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error');

const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () =>
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  );
const refused = (status: number) => answers({ code: 'x', message: 'No.' }, status);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  logged.mockReset().mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('euro rate', () => {
  it('is the first rate of the table, requested from the page’s origin', async () => {
    answers({ table: 'A', code: 'EUR', rates: [{ no: '225/A/NBP/2026', mid: 4.2512 }] });
    expect(await fetchEuroRate()).toBe(4.2512);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/exchangerates/rates/a/eur/?format=json');
  });

  it.each([[{ rates: [] }], [{ rates: [{ mid: '4.25' }] }], [null]])('is null for %j', async (table) => {
    answers(table);
    expect(await fetchEuroRate()).toBeNull();
    expect(logged).toHaveBeenCalledWith('An error occurred while fetching Euro exchange rate');
  });
});

describe('orders', () => {
  const order = { idempotencyKey: 'k' } as Parameters<typeof sendOrder>[0];

  it('are saved and return an id', async () => {
    answers({ id: 'o1', ownerKey: 'k1' }, 201);
    expect(await sendOrder(order)).toEqual({ kind: 'saved', id: 'o1', ownerKey: 'k1' });
  });

  it('are saved once on a retry, because requests carry a key', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('network'))
      .mockResolvedValueOnce(Response.json({ id: 'o1', ownerKey: 'k1' }));
    expect(await sendOrder(order)).toEqual({ kind: 'saved', id: 'o1', ownerKey: 'k1' });
    expect(fetched.mock.calls[1]?.[1]?.body).toBe(fetched.mock.calls[0]?.[1]?.body);
  });

  it('return the new total if it has changed', async () => {
    const refusal = { code: 'total-changed', message: 'The total changed.', net: 4711, currency: 'PLN' };
    answers(refusal, 409);
    expect(await sendOrder(order)).toEqual({ kind: 'refused', refusal });
  });

  it.each([
    [404, 'not-found'],
    [400, 'not-found'],
    [429, 'failed'],
  ])('and offers are missing only if the address is refused: %i', async (status, outcome) => {
    refused(status);
    expect(await fetchOrder('\0')).toBe(outcome);
    expect(await fetchOffer({ id: '\0', key: 'k' }, null)).toBe(outcome);
  });

  it('distinguish a missing order from a failed request', async () => {
    refused(404);
    expect(await fetchOrder('o1')).toBe('not-found');
    answers('not an order');
    expect(await fetchOrder('o1')).toBe('failed');
    expect(logged.mock.calls).toEqual([['Dokument nie istnieje.'], ['Pobieranie danych nie powiodło się.']]);
  });
});

describe('failing reads', () => {
  const MISSING = 'Dokument nie istnieje.';
  it.each<[string, string, () => Promise<unknown>]>([
    ['the catalogue', 'Wczytywanie danych produktów nie powiodło się.', () => loadLine('standard')],
    ['the texts', 'Wczytywanie tłumaczeń i języków nie powiodło się.', loadTexts],
    ['the euro rate', 'An error occurred while fetching Euro exchange rate', fetchEuroRate],
    ['an order', MISSING, () => fetchOrder('o1')],
    ['a partner', MISSING, () => openReflink('p1')],
    ['what the shop says of privacy', MISSING, fetchLegal],
    ['how a luminaire shines', MISSING, () => fetchTable('/files/photometry/none.ldt')],
    ['a picture or a font', MISSING, () => readBlob('/files/none.webp')],
    ['whose password a link sets', MISSING, () => readLink('token')],
    ['whether a session lasts', MISSING, refreshSession],
    ['what a passkey answers to', MISSING, showPasskey],
  ])('is told in one line of the console: %s', async (_, line, read) => {
    refused(404);
    await read().catch(() => {});
    expect(logged.mock.calls).toEqual([[line]]);
  });

  it('are logged unless the document is missing', async () => {
    refused(400);
    await fetchLegal();
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await readBlob('/files/none.webp').catch(() => {});
    answers({ candela: [] });
    await fetchTable('/files/photometry/unreadable.ldt').catch(() => {});
    expect(logged.mock.calls.flat()).toEqual(Array(3).fill('Pobieranie danych nie powiodło się.'));
  });

  it('are not logged after the request is cancelled', async () => {
    const leaving = new AbortController();
    leaving.abort();
    await fetchLegal(leaving.signal);
    await fetchOrder('o1', leaving.signal);
    expect(logged).not.toHaveBeenCalled();
  });
});
