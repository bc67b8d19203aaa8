import { MAIL_KINDS, type MailKind } from '@lumitor/domain/mails/mails';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { Title, useBasename } from 'react-admin';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { AdminDocument } from '../data/documents.ts';
import { ownLanguageName } from '../elements/languageNames.ts';
import { Spaced, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { UnsavedGuard } from '../elements/UnsavedGuard.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { MailEditor } from './MailEditor.tsx';
import { useMailLanguages } from './mailLanguages.ts';

const PARAMETER = 'lang';
const COLLECTIONS = ['mailTexts'] as const;

interface PanelProps {
  kind: MailKind;
  language: string;
  document: AdminDocument<'mailTexts'>;
  note(language: string, isUnsaved: boolean): void;
}

function Panel({ note, ...props }: PanelProps) {
  const { language } = props;
  const onUnsaved = useCallback((isUnsaved: boolean) => note(language, isUnsaved), [language, note]);
  return <MailEditor {...props} onUnsaved={onUnsaved} />;
}

interface LanguageTabsProps {
  languages: readonly string[];
  shown: string;
  unsaved: readonly string[];
}

function LanguageTabs({ languages, shown, unsaved }: LanguageTabsProps) {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  const { state } = useLocation();
  return (
    <Tabs
      value={shown}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('mails.languages')}
      sx={{ mb: 2 }}
      onChange={(_, language: string) => setSearch({ [PARAMETER]: language }, { replace: true, state })}
    >
      {languages.map((language) => (
        <Tab
          key={language}
          value={language}
          id={`tab-${language}`}
          aria-controls={`panel-${language}`}
          label={
            unsaved.includes(language)
              ? `${ownLanguageName(language)} (${translate('settings.unsavedMark')})`
              : ownLanguageName(language)
          }
        />
      ))}
    </Tabs>
  );
}

/** Visited languages preserve unsaved input. */
function MailOfKind({ kind }: { kind: MailKind }) {
  const translate = useTranslate();
  const words = useWords('mails');
  const basename = useBasename();
  const [search] = useSearchParams();
  const languages = useMailLanguages()(kind);
  const shown = languages.find((language) => language === search.get(PARAMETER)) ?? languages[0] ?? '';
  const [visited, setVisited] = useState<readonly string[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const note = useCallback(
    (language: string, isUnsaved: boolean) =>
      setUnsaved((before) => [
        ...before.filter((each) => each !== language),
        ...(isUnsaved ? [language] : []),
      ]),
    [],
  );
  const { documents, error, retry } = useAllDocuments(COLLECTIONS);
  const document = documents?.flat().find((each) => each.kind === kind);
  return (
    <Spaced maxWidth={1280} py={2}>
      <Title title={`${translate('resources.wiadomosci.name')} · ${words(`kinds.${kind}`)}`} />
      <UnsavedGuard isUnsaved={unsaved.length > 0} />
      <Button component={Link} to={`${basename}/wiadomosci`} startIcon={<ArrowBack />} size="small">
        {words('all')}
      </Button>
      <Typography variant="h2">{words(`kinds.${kind}`)}</Typography>
      <Text variant="body2" color="textSecondary" mb={1}>
        {words(`meanings.${kind}`)}
      </Text>
      {error && <RetryNotice onRetry={retry}>{words('failed')}</RetryNotice>}
      {languages.length > 1 && <LanguageTabs {...{ languages, shown, unsaved }} />}
      {!documents && !error && <Skeleton variant="rounded" height={480} animation={false} />}
      {languages.map((language) => (
        <div
          key={language}
          id={`panel-${language}`}
          hidden={language !== shown}
          {...(languages.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${language}` })}
        >
          {visited.includes(language) && document && <Panel {...{ kind, language, document, note }} />}
        </div>
      ))}
    </Spaced>
  );
}

export function MailPage() {
  const basename = useBasename();
  const { kind: named } = useParams();
  const kind = MAIL_KINDS.find((each) => each === named);
  if (!kind) return <Navigate to={`${basename}/wiadomosci`} replace />;
  return <MailOfKind key={kind} kind={kind} />;
}
