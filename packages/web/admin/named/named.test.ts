import { COLLECTIONS, type CollectionName, isNamedCollection } from '@lumitor/domain/collections/collections';
import { expect, it } from 'vitest';
import { ownMessages } from '../words/messages.ts';
import { fieldsOf } from './named.ts';

const NAMED = (Object.keys(COLLECTIONS) as CollectionName[]).filter(isNamedCollection);
const OF_PAGE = ['about', 'actions', 'add', 'edit', 'editNamed', 'removeNamed', 'taken', 'faults.title'];
const OF_NOTICE = ['done.added', 'done.saved', 'done.removed'];

it.each(NAMED)('the page of %s has all its texts', (collection) => {
  const ofFields = fieldsOf(collection).flatMap(([name, field]) => [
    name,
    ...(field.kind === 'choice' ? field.values.map((value) => `${name}s.${value}`) : [`faults.${name}`]),
  ]);
  for (const language of ['pl', 'en'] as const) {
    const wordAt = (key: string) =>
      [collection, ...key.split('.')].reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        ownMessages(language),
      );
    const missing = [...OF_PAGE, ...OF_NOTICE, ...ofFields].filter((key) => typeof wordAt(key) !== 'string');
    expect(missing).toEqual([]);
  }
});
