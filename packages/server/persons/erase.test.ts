import { expect, test } from 'vitest';
import type { Document } from '../documents/document.ts';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

test('erasing a person removes their e-mails, and their address from their orders, and nothing else', async () => {
  const { asAdministrator, parts } = await freshService();
  const { store } = parts;
  await store.add('emails', { email: 'Jan@Example.com' });
  await store.add('emails', { email: 'jan@example.com.pl' });
  const order = SAMPLES.reflinksdownload as { data: object };
  const his = await store.add('reflinksdownload', order);
  const hers = await store.add('reflinksdownload', {
    ...order,
    data: { ...order.data, email: 'ola@example.com' },
  });

  const response = await asAdministrator('POST', '/api/persons/erase', { email: 'jan@EXAMPLE.com' });
  expect(await response.json()).toEqual({ emails: 1, orders: 1 });

  expect(await store.list('emails')).toMatchObject([{ email: 'jan@example.com.pl' }]);
  const { email: _, ...data } = (his as Document).data as Record<string, unknown>;
  expect((await store.get('reflinksdownload', his?.id ?? '')).data).toEqual(data);
  expect((await store.get('reflinksdownload', hers?.id ?? '')).data).toMatchObject({
    email: 'ola@example.com',
  });
  const { rows } = await parts.store.db
    .selectFrom('documents')
    .select('body')
    .execute()
    .then((found) => ({ rows: found.map(({ body }) => body).join() }));
  expect(rows).not.toContain('"jan@example.com"');
  const left = await asAdministrator(
    'GET',
    '/api/documents/reflinksdownload?where=data.email:jan@example.com',
  );
  expect((await left.json()).documents).toEqual([]);
});

test('who is to be erased must be an e-mail address', async () => {
  const { asAdministrator } = await freshService();
  const response = await asAdministrator('POST', '/api/persons/erase', { email: 'jan' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'email' });
});
