import { expect, it } from 'vitest';
import { isSetting, settingLabel } from '../changes/pathLabel.ts';
import type { FormField, FormFieldList } from '../elements/formField.ts';
import { ownMessages } from '../words/messages.ts';
import { SETTING_FIELDS } from './fields.ts';

const fields = Object.values(SETTING_FIELDS).flatMap((list: FormFieldList) =>
  list.flatMap((each) => ('name' in each ? [each] : each)),
);

const wordsAt = (key: string, language: 'pl' | 'en'): string | undefined =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], {
    ...ownMessages(language),
  }) as string | undefined;

const isChosen = (field: FormField): field is Extract<FormField, { values: unknown }> => 'values' in field;

it.each([...new Set(fields.map(({ name }) => name))])('%s has a label in both languages', (name) => {
  for (const language of ['pl', 'en'] as const)
    expect(
      settingLabel(
        name.split('.').filter(isSetting),
        (key, options) => wordsAt(key, language) ?? String(options?._ ?? ''),
      ),
    ).not.toBe(name.split('.')[0]);
});

it.each(fields.filter(isChosen).map((field) => [field.name, field] as const))(
  'each value of %s has words or a format',
  (_, { values, nameOf }) => {
    for (const value of values)
      expect(
        nameOf?.(value) ?? wordsAt(`settings.values.${String(value).split('.').at(-1)}`, 'pl'),
      ).toBeTruthy();
  },
);
