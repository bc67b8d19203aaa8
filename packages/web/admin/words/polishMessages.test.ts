import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { expect, it } from 'vitest';
import { polishMessages } from './polishMessages.ts';

type Messages = { [key: string]: string | Messages | undefined };

function messagesOf(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? messagesOf(value, `${path}${key}.`) : [[path + key, value ?? '']],
  );
}

const polish = new Map(messagesOf(polishMessages));
const english = new Map(messagesOf(englishMessages));

it('say in Polish exactly what react-admin says in English', () => {
  expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
});

it('fill in nothing that react-admin does not give', () => {
  const placeholders = (text = '') => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name);
  for (const [path, text] of polish)
    for (const name of placeholders(text)) expect([path, ...placeholders(english.get(path))]).toContain(name);
});

it('have the three Polish plurals wherever English has its two', () => {
  for (const [path, text] of english)
    if (text.includes('||||') && !path.endsWith('_title'))
      expect([path, polish.get(path)?.split('||||').length]).toEqual([path, 3]);
});

it('count in the right plural', () => {
  const { translate } = polyglotI18nProvider(() => polishMessages, 'pl');
  const selected = (count: number) => translate('ra.action.bulk_actions', { smart_count: count });
  expect([1, 3, 5, 12, 22].map(selected)).toEqual([
    'Zaznaczono 1 pozycję',
    'Zaznaczono 3 pozycje',
    'Zaznaczono 5 pozycji',
    'Zaznaczono 12 pozycji',
    'Zaznaczono 22 pozycje',
  ]);
});
