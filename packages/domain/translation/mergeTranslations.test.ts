import { expect, it } from 'vitest';
import { mergeTranslations } from './mergeTranslations.ts';

it('The later of two documents with the same text wins', () => {
  const merged = mergeTranslations([
    { translations: { header: { title_PL: 'Konfigurator', title_EN: 'Configurator' } } },
    { translations: { header: { title_PL: 'Nowy' } } },
  ]);
  expect(merged.header).toEqual({ title_PL: 'Nowy', title_EN: 'Configurator' });
});
