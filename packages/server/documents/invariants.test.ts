import { expect, it, test } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refuseBrokenShop } from './invariants.ts';

it('Settings cannot change their subject, but a light target can change its kind', () => {
  expect(() => refuseBrokenShop('settings', { kind: 'shop' }, { kind: 'legal' })).toThrow(/kind shop/);
  expect(() => refuseBrokenShop('settings', { kind: 'shop' }, { kind: 'shop' })).not.toThrow();
  expect(() => refuseBrokenShop('lightTargets', { kind: 'least' }, { kind: 'greatest' })).not.toThrow();
});

const TYPE = { key: 'Lampy nad stół', title: 'Lampy nad stół', symbol: 'pendant' };

test('a type used by luminaires of either line can be neither removed nor given another key', async () => {
  const { parts, asAdministrator } = await freshService();
  const { store } = parts;
  const { id } = await store.add('luminaireTypes', TYPE);
  const luminaire = await store.add('microBindings', {
    ...SAMPLES.microBindings,
    type: TYPE.key,
    active: false,
  });
  const path = `/api/documents/luminaireTypes/${id}`;
  for (const refused of [
    await asAdministrator('DELETE', path),
    await asAdministrator('PATCH', path, { key: 'stol' }),
  ]) {
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'in-use', count: 1 });
  }
  expect((await asAdministrator('PATCH', path, { title: 'Nad stół' })).status).toBe(200);
  await store.update('microBindings', luminaire.id, { type: 'spotlight' });
  expect((await asAdministrator('DELETE', path)).status).toBe(204);
});

test('one of two types with the same key can be removed', async () => {
  const { parts, asAdministrator } = await freshService();
  await parts.store.add('bindings', { ...SAMPLES.bindings, type: TYPE.key });
  const [one, other] = [
    await parts.store.add('luminaireTypes', TYPE),
    await parts.store.add('luminaireTypes', TYPE),
  ];
  expect((await asAdministrator('DELETE', `/api/documents/luminaireTypes/${one.id}`)).status).toBe(204);
  expect((await asAdministrator('DELETE', `/api/documents/luminaireTypes/${other.id}`)).status).toBe(409);
});

test('types reach visitors of both lines in the order of creation', async () => {
  const { parts, asVisitor } = await freshService();
  for (const key of ['b', 'a']) await parts.store.add('luminaireTypes', { ...TYPE, key });
  for (const line of ['standard', 'micro']) {
    const { luminaireTypes } = await (await asVisitor('GET', `/api/snapshots/${line}`)).json();
    expect(luminaireTypes.map(({ key }: { key: string }) => key)).toEqual(['b', 'a']);
  }
});
