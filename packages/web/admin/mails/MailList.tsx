import { MAIL_KINDS, MAILS, type MailKind } from '@lumitor/domain/mails/mails';
import type { OwnMailTexts } from '@lumitor/domain/mails/mailTexts';
import { Chip, Paper, Skeleton, TableContainer, Typography } from '@mui/material';
import { DataTable, Title, useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useAllDocuments } from '../data/allDocuments.ts';
import { ownLanguageName } from '../elements/languageNames.ts';
import { Row, Spaced, Stacked } from '../elements/layout.tsx';
import { HeadColumn, RecordTable } from '../elements/RecordTable.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { useMailLanguages } from './mailLanguages.ts';

const GROUPS = ['customers', 'shop', 'accounts'] as const;

const COLLECTIONS = ['mailTexts'] as const;

interface ListedMail {
  id: MailKind;
  texts: OwnMailTexts;
}

function LanguageLink({ id: kind, texts, language }: ListedMail & { language: string }) {
  const basename = useBasename();
  const words = useWords('mails');
  const isChanged = texts[language] !== undefined;
  return (
    <Chip
      size="small"
      clickable
      component={Link}
      to={`${basename}/wiadomosci/${kind}?lang=${language}`}
      variant={isChanged ? 'filled' : 'outlined'}
      color={isChanged ? 'primary' : 'default'}
      label={words(isChanged ? 'changed' : 'unchanged', { language })}
      aria-label={`${words('edit', { mail: words(`kinds.${kind}`), language: ownLanguageName(language) })} (${words(isChanged ? 'changed' : 'unchanged', { language })})`}
    />
  );
}

function MailTable({ label, mails }: { label: string; mails: readonly ListedMail[] }) {
  const basename = useBasename();
  const words = useWords('mails');
  const languagesOf = useMailLanguages();
  return (
    <TableContainer component={Paper} variant="outlined">
      <RecordTable resource="wiadomosci" records={mails} aria-label={label}>
        <HeadColumn<ListedMail>
          label={words('mail')}
          render={({ id }) => (
            <>
              <TextLink to={`${basename}/wiadomosci/${id}`}>{words(`kinds.${id}`)}</TextLink>
              <Spaced isMuted isSmall>
                {words(`meanings.${id}`)}
              </Spaced>
            </>
          )}
        />
        <DataTable.Col<ListedMail>
          label={words('languages')}
          className="thirdMd"
          render={(mail) => (
            <Row gap={0.5}>
              {languagesOf(mail.id).map((language) => (
                <LanguageLink key={language} {...mail} language={language} />
              ))}
            </Row>
          )}
        />
      </RecordTable>
    </TableContainer>
  );
}

export function MailList() {
  const translate = useTranslate();
  const words = useWords('mails');
  const { documents, error, retry } = useAllDocuments(COLLECTIONS);
  const stored = documents?.flat();
  const mailsOf = (group: (typeof GROUPS)[number]): ListedMail[] =>
    MAIL_KINDS.filter((kind) => MAILS[kind].group === group).map((id) => ({
      id,
      texts: stored?.find(({ kind }) => kind === id)?.texts ?? {},
    }));
  return (
    <Stacked py={2} maxWidth={960} minWidth={0}>
      <Title title={translate('resources.wiadomosci.name')} />
      <Typography color="text.secondary">{words('about')}</Typography>
      {error && <RetryNotice onRetry={retry}>{words('failed')}</RetryNotice>}
      {!stored && !error && <Skeleton variant="rounded" height={480} aria-hidden />}
      {stored &&
        GROUPS.map((group) => (
          <Stacked key={group} component="section" gap={1} aria-labelledby={`mails-${group}`}>
            <Typography variant="h2" id={`mails-${group}`}>
              {words(`groups.${group}`)}
            </Typography>
            <MailTable label={words(`groups.${group}`)} mails={mailsOf(group)} />
          </Stacked>
        ))}
    </Stacked>
  );
}
