import type { Language } from '@lumitor/domain/catalogue/text';
import { pricesIn } from '@lumitor/domain/settings/languagePrices';
import { Button, Skeleton, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Confirm, Title, useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useSettings } from '../../data/settings.ts';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import { PlacedButton, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useLanguages } from '../translations/textQueries.ts';
import type { WordIn } from '../words/messages.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { type Completeness, isComplete, useCompleteness } from './completeness.ts';
import { LanguageTable } from './LanguageTable.tsx';

interface Props {
  code: string;
  completeness: Completeness;
  onActivate(): void;
  onClose(): void;
}

function IncompleteDialog({ code, completeness, onActivate, onClose }: Props) {
  const translate = useTranslate();
  const basename = useBasename();
  const { texts, missingTexts, missingTitles } = completeness;
  const prices = useSettings()?.prices;
  const words = useWords('languages.incomplete');
  return (
    <TitledDialog
      onClose={onClose}
      maxWidth="sm"
      fullWidth={false}
      title={words('title', { language: ownLanguageName(code) })}
      actions={
        <>
          {missingTexts > 0 && (
            <PlacedButton component={Link} to={`${basename}/translacje?only=missing-${code}`} mr="auto">
              {words('translate')}
            </PlacedButton>
          )}
          <Button color="inherit" onClick={onClose} autoFocus>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" onClick={onActivate}>
            {words('activate')}
          </Button>
        </>
      }
    >
      <div>
        {missingTexts > 0 && (
          <Text mb={1}>
            {missingTexts === texts
              ? words('noTexts')
              : words('texts', { smart_count: missingTexts, all: texts })}
          </Text>
        )}
        {missingTitles > 0 && <Text mb={1}>{words('titles', { smart_count: missingTitles })}</Text>}
        {prices && <Text mb={1}>{words('currency', { currency: pricesIn(prices, code).currency })}</Text>}
      </div>
    </TitledDialog>
  );
}

interface LanguageActions {
  pending: ReadonlyMap<string, boolean>;
  /** @returns whether it was added */
  add(code: string): Promise<boolean>;
  setActive(language: Language, active: boolean): Promise<void>;
  remove(language: Language): Promise<void>;
}

const collection = 'languages';

function useLanguageActions(): LanguageActions {
  const { attempt } = useBatch();
  const [pending, setPending] = useState<LanguageActions['pending']>(new Map());
  const text = (word: WordIn<'languages.done'>, code: string) => ({
    word: `languages.done.${word}` as const,
    options: { language: ownLanguageName(code) },
  });
  return {
    pending,
    add: async (code) => {
      const fields = { lang: code, active: false };
      const reason = { kind: 'add' as const, name: code };
      return (await attempt(reason, [{ kind: 'add', collection, fields }], text('added', code))) !== null;
    },
    setActive: async ({ id, version, lang }, active) => {
      setPending((others) => new Map(others).set(id, active));
      await attempt(
        { kind: active ? 'activate' : 'deactivate', name: lang },
        [{ kind: 'update', collection, id, version, fields: { active } }],
        text(active ? 'activated' : 'deactivated', lang),
      );
      setPending((others) => new Map([...others].filter(([other]) => other !== id)));
    },
    remove: async ({ id, version, lang }) => {
      await attempt(
        { kind: 'remove', name: lang },
        [{ kind: 'remove', collection, id, version }],
        text('removed', lang),
      );
    },
  };
}

type Question =
  | { kind: 'incomplete'; language: Language; completeness: Completeness }
  | { kind: 'removal'; language: Language };

export function LanguageList() {
  const translate = useTranslate();
  const { data: languages, isError, refetch } = useLanguages();
  const codes = useMemo(() => (languages ?? []).map(({ lang }) => lang), [languages]);
  const { completeness, ...counting } = useCompleteness(codes);
  const hasFailed = (isError && !languages) || (counting.isError && !completeness);
  const { pending, add, setActive, remove } = useLanguageActions();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);

  const switchLanguage = (language: Language, active: boolean) => {
    const known = completeness?.get(language.lang);
    if (active && known && !isComplete(known))
      setQuestion({ kind: 'incomplete', language, completeness: known });
    else void setActive(language, active);
  };
  return (
    <Stacked py={2} maxWidth={960} minWidth={0}>
      <Title title={translate('resources.jezyki.name')} />
      <Typography color="text.secondary">{translate('languages.about')}</Typography>
      {hasFailed && (
        <RetryNotice
          onRetry={() => {
            if (isError) void refetch();
            counting.retry();
          }}
        />
      )}
      {!languages && !isError && <Skeleton variant="rounded" height={240} aria-hidden />}
      {languages && (
        <>
          <LanguageTable
            languages={languages}
            pending={pending}
            completeness={completeness}
            onSwitch={switchLanguage}
            onRemove={(language) => setQuestion({ kind: 'removal', language })}
          />
          <Typography id="default-language" color="text.secondary">
            {translate('languages.defaultStays')}
          </Typography>
          <Writing area="texts">
            <AddLanguage codes={codes} onAdd={add} />
          </Writing>
        </>
      )}
      {question?.kind === 'incomplete' && (
        <IncompleteDialog
          code={question.language.lang}
          completeness={question.completeness}
          onActivate={() => {
            close();
            void setActive(question.language, true);
          }}
          onClose={close}
        />
      )}
      {question?.kind === 'removal' && (
        <Confirm
          isOpen
          title={translate('languages.removal.title', { language: ownLanguageName(question.language.lang) })}
          content={translate('languages.removal.about')}
          confirm={translate('languages.remove')}
          confirmColor="warning"
          onConfirm={() => {
            close();
            void remove(question.language);
          }}
          onClose={close}
        />
      )}
    </Stacked>
  );
}
