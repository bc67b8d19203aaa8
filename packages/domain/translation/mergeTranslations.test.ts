import { expect, it } from 'vitest';
import { mergeTranslations } from './mergeTranslations.ts';

it('Of a text that two documents have the later one counts', () => {
  const merged = mergeTranslations([
    { translations: { header: { title_PL: 'Konfigurator', title_EN: 'Configurator' } } },
    { translations: { header: { title_PL: 'Nowy' } } },
  ]);
  expect(merged.header).toEqual({ title_PL: 'Nowy', title_EN: 'Configurator' });
});
