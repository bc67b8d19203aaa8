import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addDocument,
  getDocument,
  listDocuments,
  removeDocument,
  searchDocuments,
  updateDocument,
} from './documents.ts';
import { fetchEuroRate } from './exchangeRate.ts';
import { removeFile, uploadFile } from './files.ts';
import { fetchOrder, saveOrder } from './orders.ts';

const fetched = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error');
const noted = vi.spyOn(console, 'info');

const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () =>
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  );
const asked = () => {
  const [path, init] = fetched.mock.calls[0] ?? [];
  return { path, method: init?.method, body: init?.body };
};
const refused = (status: number) => answers({ code: 'x', message: 'No.' }, status);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  logged.mockReset();
  noted.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe('documents', () => {
  it('lists in the order and number asked for', async () => {
    answers({ documents: [{ id: 'a' }] });
    const documents = await listDocuments('emails', { orderBy: 'createdAt', direction: 'desc', limit: 100 });
    expect(documents).toEqual([{ id: 'a' }]);
    expect(asked().path).toBe('/api/documents/emails?orderBy=createdAt&direction=desc&limit=100');
  });

  it('searches by the start of a field, ordered by it', async () => {
    answers({ documents: [] });
    await searchDocuments('emails', 'email', 'anna@');
    expect(asked().path).toBe('/api/documents/emails?orderBy=email&prefix=email%3Aanna%40');
  });

  it('logs in Polish what failed, and answers null', async () => {
    refused(403);
    expect(await listDocuments('emails')).toBeNull();
    expect(await searchDocuments('emails', 'email', 'a')).toBeNull();
    expect(await getDocument('reflinks', 'a')).toBeNull();
    refused(404);
    expect(await getDocument('reflinks', 'a')).toBeNull();
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      'Pobieranie danych nie powiodło się.',
      'Wyszukiwanie adresów e-mail nie powiodło się.',
      'Pobieranie danych nie powiodło się.',
      'Dokument nie istnieje.',
    ]);
  });

  it('answers an added document with its id, and a failure with an empty text', async () => {
    answers({ id: 'new' }, 201);
    expect(await addDocument('emails', { email: 'anna@example.com' })).toBe('new');
    expect(asked()).toMatchObject({ path: '/api/documents/emails', method: 'POST' });
    refused(400);
    expect(await addDocument('emails', {})).toBe('');
  });

  it('answers an update or a removal with true or false', async () => {
    answers({ id: 'a' });
    expect(await updateDocument('powers', 'a', { active: false })).toBe(true);
    expect(asked()).toMatchObject({
      path: '/api/documents/powers/a',
      method: 'PATCH',
      body: '{"active":false}',
    });
    answers(null, 204);
    expect(await removeDocument('powers', 'a')).toBe(true);
    refused(401);
    expect(await updateDocument('powers', 'a', {})).toBe(false);
    expect(await removeDocument('powers', 'a')).toBe(false);
  });
});

describe('files', () => {
  it('sends a picture as it is and gives its URL', async () => {
    answers({ url: '/files/images/a.webp', path: 'images/a.webp' }, 201);
    const picture = new Blob(['…'], { type: 'image/png' });
    expect(await uploadFile('images', picture)).toBe('/files/images/a.webp');
    expect(asked()).toEqual({ path: '/api/files/images', method: 'POST', body: picture });
    expect(noted).toHaveBeenCalledWith('Przesyłanie zakończone sukcesem.');
  });

  it('sends a text with the name of its format', async () => {
    answers({ url: '/files/images/a.webp' }, 201);
    await uploadFile('images', 'data:image/png;base64,AA==', 'data_url');
    expect(asked().body).toBe('{"data":"data:image/png;base64,AA==","format":"data_url"}');
  });

  it('does not send a malformed data URL', async () => {
    expect(await uploadFile('images', 'image/png;base64,AA==', 'data_url')).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith('Must be formatted data:[<mediatype>][;base64],<data>');
  });

  it('answers a failed upload with an empty text and a failed removal with false', async () => {
    refused(413);
    expect(await uploadFile('images', 'x')).toBe('');
    expect(logged.mock.calls[0]?.[0]).toBe('Przesyłanie pliku nie powiodło się.');
    expect(await removeFile('images/a.webp')).toBe(false);
    expect(logged).toHaveBeenLastCalledWith('Usuwanie pliku nie powiodło się.');
    answers(null, 204);
    expect(await removeFile('images/a.webp')).toBe(true);
  });
});

describe('the euro rate', () => {
  it('is the first rate of the table, asked for on the own origin', async () => {
    answers({ table: 'A', code: 'EUR', rates: [{ no: '225/A/NBP/2026', mid: 4.2512 }] });
    expect(await fetchEuroRate()).toBe(4.2512);
    expect(asked().path).toBe('/api/exchangerates/rates/a/eur/?format=json');
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
  });
});
