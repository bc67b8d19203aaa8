import type { BillLine } from '@lumitor/domain/quote/lines';
import { isUnderpowered } from '@lumitor/domain/quote/quoteWith';
import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { DataTable, useLocale } from 'react-admin';
import { moneyIn } from '../articles/amounts.ts';
import { articleTitle } from '../articles/titles.ts';
import { Row, Text } from '../elements/layout.tsx';
import { RecordTable } from '../elements/RecordTable.tsx';
import { type TranslateWord, useTranslate } from '../words/useTranslate.ts';
import { STEPS } from './steps.ts';
import { TrialDrawing } from './TrialDrawing.tsx';
import { TRIAL_LENGTH, type Trial } from './trial.ts';

interface TrialRow {
  id: string;
  quantity: number;
  title: string;
  note: string;
  amount: string;
  isKnown: boolean;
}

function rowOf(line: BillLine, locale: string, translate: TranslateWord): TrialRow {
  const { key, kind, quantity, role, article, code, total } = line;
  const isPowerless = isUnderpowered(line);
  const known = { id: key, quantity, isKnown: total !== null && !isPowerless };
  const price = total === null ? translate('home.noPrice') : moneyIn(total, 'PLN', locale);
  const amount = isPowerless ? translate('home.noPower') : price;
  if (kind === 'rules')
    return role
      ? {
          ...known,
          title: translate(`partRules.roles.${role}`),
          note: translate(`partRules.when.${role}`),
          amount: translate('home.notChosen'),
        }
      : { ...known, title: translate('home.partsOfRail'), note: code, amount: translate('home.noRules') };
  return {
    ...known,
    title: article
      ? articleTitle(article as never, locale)
      : `${translate(`partRules.roles.${role ?? 'rail'}`)}, ${code}`,
    note: role ? translate(`partRules.when.${role}`) : kind === 'rail200' ? `${TRIAL_LENGTH} cm` : '',
    amount: article ? amount : translate('home.noArticle'),
  };
}

const orderOf = ({ kind }: BillLine) =>
  kind.startsWith('rail') ? 0 : kind === 'part' || kind === 'rules' ? 1 : kind === 'binding' ? 2 : 3;

function rowsOf(
  { rail, luminaire, hasSupply, quote }: Trial,
  locale: string,
  translate: TranslateWord,
): TrialRow[] {
  const lines = quote.lines.toSorted((a, b) => orderOf(a) - orderOf(b));
  const missing = (
    [
      [rail, 'rail'],
      [luminaire, 'luminaires'],
      [hasSupply, 'supply'],
    ] as const
  ).flatMap(([has, step]): TrialRow[] =>
    has
      ? []
      : [
          {
            id: step,
            quantity: 1,
            title: translate(step === 'luminaires' ? 'home.oneLuminaire' : `home.titles.${step}`),
            note: translate('home.stepNumber', { number: STEPS.indexOf(step) + 1 }),
            amount: translate('home.noArticle'),
            isKnown: false,
          },
        ],
  );
  return [...lines.map((line) => rowOf(line, locale, translate)), ...missing];
}

/** Includes inactive articles. */
export function TrialCard({ trial }: { trial: Trial }) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const rows = rowsOf(trial, locale, translate);
  const open = rows.filter(({ isKnown }) => !isKnown).length;
  return (
    <Card component="section" aria-labelledby={id}>
      <Row align="baseline" isWrapped={false} p={2} py={1.5}>
        <Typography variant="h2" id={id}>
          {translate('home.trial')}
        </Typography>
        <Text variant="caption" ml="auto">
          {translate('home.live')}
        </Text>
      </Row>
      <TrialDrawing hasRail={trial.rail !== null} hasLuminaire={trial.luminaire !== null} />
      <RecordTable
        resource="pierwsza-wycena"
        records={rows}
        hasHead={false}
        aria-label={translate('home.trialLines')}
      >
        <DataTable.Col<TrialRow>
          cellSx={() => ({ color: 'text.secondary', whiteSpace: 'nowrap', pr: 0 })}
          render={({ quantity }) => `${quantity} ×`}
        />
        <DataTable.Col<TrialRow>
          cellSx={() => ({ width: '100%' })}
          render={({ title, note }) => (
            <>
              {title}{' '}
              <Typography variant="caption" component="span">
                {note}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<TrialRow>
          align="right"
          cellSx={({ isKnown }) => ({
            whiteSpace: 'nowrap',
            ...(isKnown ? { fontWeight: 500 } : { color: 'text.secondary' }),
          })}
          render={({ amount }) => amount}
        />
      </RecordTable>
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 2, px: 2, py: 1.5, bgcolor: 'action.hover' }}
      >
        <div>
          <Text component="p" isStrong>
            {translate('home.net')}
          </Text>
          {open > 0 && (
            <Typography variant="caption" component="p" color="error">
              {translate('home.incomplete', { open, count: rows.length })}
            </Typography>
          )}
        </div>
        <Typography
          component="p"
          sx={{ ml: 'auto', fontSize: '1.25rem', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {moneyIn(trial.quote.totals.net, 'PLN', locale)}
        </Typography>
      </Box>
    </Card>
  );
}
