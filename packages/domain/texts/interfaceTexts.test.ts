import { expect, it } from 'vitest';
import { FORM, PLACEHOLDER } from '../translation/format.ts';
import { interfaceTexts } from './interfaceTexts.ts';
import type { Texts } from './texts.ts';

const texts = Object.entries<Texts>(interfaceTexts).flatMap(([section, keys]) => Object.entries(keys).map(([key, text]) => ({ key: `${section}.${key}`, ...text })));

/** The keys of texts that are not as they should be. */
const keysWhere = (isWrong: (text: (typeof texts)[number]) => boolean) => texts.filter(isWrong).map(({ key }) => key);

it('every text of the interface says something in every language', () => {
  expect(keysWhere(({ pl, en, de }) => !(pl.trim() && en.trim() && de.trim()))).toEqual([]);
});

it('every text of the interface takes the same values in every language', () => {
  const valuesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[},]/g)].map(([, value]) => value))].sort().join();
  expect(keysWhere(({ pl, en, de }) => valuesIn(en) !== valuesIn(pl) || valuesIn(de) !== valuesIn(pl))).toEqual([]);
});

it('every number of things has all the forms of its language', () => {
  const lacks = (text: string, language: string) =>
    [...text.matchAll(PLACEHOLDER)].some(([, , forms]) => {
      const given = [...(forms ?? '').matchAll(FORM)].map(([, form]) => form).sort();
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      return forms !== undefined && given.join() !== pluralCategories.toSorted().join();
    });
  expect(keysWhere(({ pl, en, de }) => lacks(pl, 'pl') || lacks(en, 'en') || lacks(de, 'de'))).toEqual([]);
});

const QUOTED = { pl: /„([^”]+)”/g, en: /“([^”]+)”/g, de: /„([^“]+)“/g };

it('a control that a text names in quotes has that name', () => {
  const shape = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
  const wrong = (['pl', 'en', 'de'] as const).flatMap((language) => {
    const names = new Set(texts.map((text) => shape(text[language])));
    const quoted = texts.flatMap(({ key, ...text }) => [...text[language].matchAll(QUOTED[language])].map(([, name = '']) => ({ key, language, name })));
    return quoted.filter(({ name }) => shape(name) !== '{}' && !names.has(shape(name)));
  });
  expect(wrong).toEqual([]);
});

/** Words that have a better one: the same thing is named alike on every screen. */
const REPLACED = {
  en: /\b(begin|begins|begun|anew|afresh|whoever|seen to|tells? of|takes? out|stick out|for want of|comput(e|ed|es|ing))\b|[Ss]tep \{number\}/,
  pl: /[Kk]rok(u|i|ów)? (\{number\}|#)|# krok|\b[Aa]utomat\b|[Ww]łasny udział|[Dd]o pracy|[Pp]rzypnij wszystkie|\b[Cc]eluj|[Pp]rzecięci|\bUsług/,
  de: /Schritt \{number\}|# Schritt|\bRG\b|[Ee]igener Anteil|[Vv]erdoppel|\bZug\b/,
};

it('no text uses a word that has a better one', () => {
  expect(keysWhere(({ pl, en, de }) => REPLACED.en.test(en) || REPLACED.pl.test(pl) || REPLACED.de.test(de))).toEqual([]);
});
