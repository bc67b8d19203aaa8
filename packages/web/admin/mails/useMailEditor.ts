import { MAIL_PARTS, type MailKind } from '@lumitor/domain/mails/mails';
import {
  changedMailTexts,
  type MailText,
  mailText,
  type OwnMailTexts,
} from '@lumitor/domain/mails/mailTexts';
import { isEqual } from '@lumitor/domain/math/equal';
import { useEffect, useEffectEvent, useState } from 'react';
import { HttpError } from 'react-admin';
import { type AdminDocument, readOne } from '../data/documents.ts';
import { failureWords } from '../elements/failureWords.ts';
import { ownLanguageName } from '../elements/languageNames.ts';
import { useBatch } from '../elements/useBatch.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';

type Document = AdminDocument<'mailTexts'>;

/** Changes of other languages meanwhile are merged; so many in a row are not. */
const MAX_ATTEMPTS = 4;

interface MailInLanguage {
  kind: MailKind;
  language: string;
}

/** Own templates after an edit; parts that were not edited stay as stored. */
function editedTexts(
  { kind, language }: MailInLanguage,
  draft: MailText,
  { accepted, stored }: { accepted: OwnMailTexts; stored: OwnMailTexts },
): OwnMailTexts {
  const before = mailText(kind, language, accepted);
  const edited = MAIL_PARTS.filter((part) => draft[part] !== before[part]);
  const own = { ...stored[language], ...Object.fromEntries(edited.map((part) => [part, draft[part]])) };
  return changedMailTexts(kind, { ...stored, [language]: own });
}

const withoutLanguage = (texts: OwnMailTexts, language: string): OwnMailTexts =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== language));

const isStale = (error: unknown) => error instanceof HttpError && error.body?.code === 'stale';

/** Text of one mail in one language. Another save of the same language meanwhile is a conflict. */
export function useMailEditor({ kind, language, document }: MailInLanguage & { document: Document }) {
  const translate = useTranslate();
  const words = useWords('mails');
  const { apply } = useBatch();
  const [base, setBase] = useState(document);
  const inForce = mailText(kind, language, base.texts);
  const [draft, setDraft] = useState(inForce);
  const [theirs, setTheirs] = useState<Document | null>(null);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isDirty = !isEqual(draft, inForce);

  const startFrom = (stored: Document) => {
    setTheirs(null);
    setFailure('');
    setBase(stored);
    setDraft(mailText(kind, language, stored.texts));
  };
  const follow = useEffectEvent((stored: Document) => {
    if (!isDirty && stored.version > base.version) startFrom(stored);
  });
  useEffect(() => follow(document), [document]);

  /** @param accepted version whose text of this language may be overwritten */
  const write = async (accepted: Document, isReset: boolean) => {
    const values = { mail: words(`kinds.${kind}`), language: ownLanguageName(language) };
    let from = accepted;
    for (let attempt = 1; ; attempt += 1)
      try {
        const texts = isReset
          ? withoutLanguage(from.texts, language)
          : editedTexts({ kind, language }, draft, { accepted: accepted.texts, stored: from.texts });
        const { results } = await apply(
          { kind: 'edit', name: '' },
          [
            {
              kind: 'update',
              collection: 'mailTexts',
              id: from.id,
              version: from.version,
              fields: { texts },
            },
          ],
          { word: isReset ? 'mails.resetDone' : 'mails.saved', options: values },
        );
        startFrom({ ...from, texts, version: results[0]?.version ?? from.version });
        return;
      } catch (error) {
        if (!isStale(error) || attempt === MAX_ATTEMPTS) throw error;
        from = await readOne('mailTexts', from.id);
        if (isEqual(from.texts[language], accepted.texts[language])) continue;
        setTheirs(from);
        return;
      }
  };
  const save = async (from: Document = base, isReset = false) => {
    setFailure('');
    setSaving(true);
    try {
      await write(from, isReset);
    } catch (error) {
      setFailure(failureWords(error, translate));
    }
    setSaving(false);
  };
  return {
    base,
    draft,
    setPart: (part: keyof MailText, text: string) => setDraft((before) => ({ ...before, [part]: text })),
    theirs,
    failure,
    isSaving,
    isDirty,
    isDefault: base.texts[language] === undefined,
    save,
    reset: () => save(base, true),
    startFrom,
    mine: { texts: { [language]: draft } },
    theirText: theirs && { texts: { [language]: mailText(kind, language, theirs.texts) } },
  };
}
