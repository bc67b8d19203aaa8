import { ACCOUNT_LANGUAGES, MAILS, type MailKind } from '@lumitor/domain/mails/mails';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { useActiveLanguages } from '../data/activeLanguages.ts';

/** Languages in which each mail is sent. */
export function useMailLanguages(): (kind: MailKind) => readonly string[] {
  const active = useActiveLanguages();
  return (kind) => {
    const { languages } = MAILS[kind];
    if (languages === 'accounts') return ACCOUNT_LANGUAGES;
    return languages === 'default' ? [DEFAULT_LANGUAGE] : active;
  };
}
