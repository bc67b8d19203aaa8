import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import formerTexts from './formerTexts.json' with { type: 'json' };
import { renewTexts, type ShippedTexts } from './shippedTexts.ts';

const title = (pl: string): ShippedTexts => ({ header: { title: { pl, en: 'Title', de: 'Titel' } } });

const storedTitle = async ({ parts: { store } }: Service) => {
  const [texts] = await store.list('translations');
  return texts?.translations.header?.title_PL;
};

async function writeTitle({ parts: { store } }: Service, text: string): Promise<void> {
  const [texts] = await store.list('translations');
  const header = { ...texts?.translations.header, title_PL: text };
  await store.update('translations', texts?.id ?? '', { translations: { header } });
}

it('a text that the shop never changed follows the version', async () => {
  const service = await freshService();
  await renewTexts(service.parts.store, title('Tytuł'));
  await renewTexts(service.parts.store, title('Nagłówek'));
  expect(await storedTitle(service)).toBe('Nagłówek');
});

it('a text of the shop stays, also one that equals a text of an earlier version', async () => {
  const service = await freshService();
  await renewTexts(service.parts.store, title('Tytuł'));
  await writeTitle(service, 'Szyny i światło');
  await renewTexts(service.parts.store, title('Nagłówek'));
  expect(await storedTitle(service)).toBe('Szyny i światło');
  await writeTitle(service, 'Tytuł');
  await renewTexts(service.parts.store, title('Nagłówek strony'));
  expect(await storedTitle(service)).toBe('Tytuł');
});

it('a database without a record gets new texts for those of earlier versions, and no others', async () => {
  const service = await freshService();
  const { store } = service.parts;
  await store.add('translations', {
    translations: { pieces: { giveBack_PL: 'Automat', pinAll_PL: 'Przypnij opraw kilka' } },
  });
  await renewTexts(store, interfaceTexts);
  const [texts] = (await store.list('translations', { direction: 'asc' })).map(
    ({ translations }) => translations.pieces,
  );
  expect(texts).toMatchObject({
    giveBack_PL: interfaceTexts.pieces.giveBack.pl,
    pinAll_PL: 'Przypnij opraw kilka',
  });
});

it('a second start writes nothing', async () => {
  const service = await freshService();
  const { store } = service.parts;
  await renewTexts(store, interfaceTexts);
  const before = await store.list('translations', { direction: 'asc' });
  await renewTexts(store, interfaceTexts);
  expect(await store.list('translations', { direction: 'asc' })).toEqual(before);
});

it('every former text belongs to a text of this version', () => {
  const keys = Object.entries(interfaceTexts).flatMap(([section, texts]) =>
    Object.keys(texts).map((key) => `${section}.${key}`),
  );
  expect(Object.keys(formerTexts).filter((key) => !keys.includes(key))).toEqual([]);
});
