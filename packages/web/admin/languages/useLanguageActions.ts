import type { Language } from '@lumitor/domain/catalogue/text';
import { useState } from 'react';
import { ownLanguageName } from '../elements/languageNames.ts';
import { useBatch } from '../elements/useBatch.tsx';
import type { WordIn } from '../words/messages.ts';

export interface LanguageActions {
  /** Switches that were moved and are not saved yet, by id. */
  pending: ReadonlyMap<string, boolean>;
  /** @returns whether it was added */
  add(code: string): Promise<boolean>;
  setActive(language: Language, active: boolean): Promise<void>;
  remove(language: Language): Promise<void>;
}

const collection = 'languages';

/** What can be done with the shop's languages; each can be taken back. */
export function useLanguageActions(): LanguageActions {
  const { attempt } = useBatch();
  const [pending, setPending] = useState<LanguageActions['pending']>(new Map());
  const said = (word: WordIn<'languages.done'>, code: string) => ({
    word: `languages.done.${word}` as const,
    options: { language: ownLanguageName(code) },
  });
  return {
    pending,
    add: async (code) => {
      const fields = { lang: code, active: false };
      const reason = { kind: 'add' as const, name: code };
      return (await attempt(reason, [{ kind: 'add', collection, fields }], said('added', code))) !== null;
    },
    setActive: async ({ id, version, lang }, active) => {
      setPending((others) => new Map(others).set(id, active));
      await attempt(
        { kind: active ? 'activate' : 'deactivate', name: lang },
        [{ kind: 'update', collection, id, version, fields: { active } }],
        said(active ? 'activated' : 'deactivated', lang),
      );
      setPending((others) => new Map([...others].filter(([other]) => other !== id)));
    },
    remove: async ({ id, version, lang }) => {
      await attempt(
        { kind: 'remove', name: lang },
        [{ kind: 'remove', collection, id, version }],
        said('removed', lang),
      );
    },
  };
}
