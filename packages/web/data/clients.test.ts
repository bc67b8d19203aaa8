import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchEuroRate } from './exchangeRate.ts';
import { fetchOrder, saveOrder } from './orders.ts';

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

describe('the euro rate', () => {
  it('is the first rate of the table, asked for on the own origin', async () => {
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
  const order = { idempotencyKey: 'k' } as Parameters<typeof saveOrder>[0];

  it('are saved under an id', async () => {
    answers({ id: 'o1' }, 201);
    expect(await saveOrder(order)).toEqual({ kind: 'saved', id: 'o1' });
  });

  it('are saved once by trying again, because they carry a key', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('network'))
      .mockResolvedValueOnce(Response.json({ id: 'o1' }));
    expect(await saveOrder(order)).toEqual({ kind: 'saved', id: 'o1' });
    expect(fetched.mock.calls[1]?.[1]?.body).toBe(fetched.mock.calls[0]?.[1]?.body);
  });

  it('come back with the new total where that changed', async () => {
    const refusal = { code: 'total-changed', message: 'The total changed.', net: 4711, currency: 'PLN' };
    answers(refusal, 409);
    expect(await saveOrder(order)).toEqual({ kind: 'refused', refusal });
  });

  it('tell a missing one from one that could not be had', async () => {
    refused(404);
    expect(await fetchOrder('o1')).toBe('not-found');
    answers('not an order');
    expect(await fetchOrder('o1')).toBe('failed');
    expect(logged.mock.calls).toEqual([['Dokument nie istnieje.'], ['Pobieranie danych nie powiodło się.']]);
  });
});
