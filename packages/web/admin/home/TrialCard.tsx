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
import { TRIAL_LENGTH, type Trial } from './trial.ts';

const BOLT = 'M1-5.2-3.6.9h3.3l-.7 4.3L3.6-.9H.4z';

function TrialDrawing({ hasRail, hasLuminaire }: { hasRail: boolean; hasLuminaire: boolean }) {
  const translate = useTranslate();
  const grid = useId();
  const label = (x: number, word: 'feed' | 'luminaire' | 'endCap') => (
    <text x={x} y={94} fontSize={12} textAnchor="middle" fill="currentColor">
      {translate(`home.drawing.${word}`)}
    </text>
  );
  return (
    <Box
      component="svg"
      viewBox="0 0 394 120"
      role="img"
      aria-label={translate('home.drawing.label')}
      sx={{
        display: 'block',
        width: '100%',
        color: 'text.secondary',
        bgcolor: 'background.default',
        borderBlock: 1,
        borderColor: 'divider',
        '& .grid': { stroke: (theme) => theme.palette.divider, opacity: 0.6 },
        '& .paper': { fill: (theme) => theme.palette.background.default },
        '& .rail': { stroke: (theme) => theme.palette.text.primary },
        '& .part': { fill: (theme) => theme.palette.background.paper, stroke: 'currentColor' },
        '& .lit': { stroke: (theme) => theme.palette.secondary.main, strokeWidth: 2 },
      }}
    >
      <defs>
        <pattern id={grid} width="24" height="24" patternUnits="userSpaceOnUse">
          <path className="grid" d="M24 0H0V24" fill="none" />
        </pattern>
      </defs>
      <rect width="394" height="120" fill={`url(#${grid})`} />
      <path d="M57 26.5H337M57 21v11M337 21v11" stroke="currentColor" fill="none" />
      <rect className="paper" x="177" y="16" width="40" height="20" />
      <text x="197" y="31" textAnchor="middle" fontSize={12} fill="currentColor">
        {TRIAL_LENGTH}
      </text>
      <path className="rail" d="M57 62H337" strokeWidth="6" strokeDasharray={hasRail ? undefined : '6 4'} />
      <rect className="part" x="49" y="54" width="16" height="16" rx="3" />
      <path d={BOLT} transform="translate(57 62)" fill="currentColor" />
      <path d="M339 54v16" stroke="currentColor" strokeWidth="3" />
      <circle
        className={hasLuminaire ? 'part lit' : 'part'}
        cx="197"
        cy="62"
        r="11"
        strokeDasharray={hasLuminaire ? undefined : '3 2'}
      />
      {label(57, 'feed')}
      {label(197, 'luminaire')}
      {label(337, 'endCap')}
    </Box>
  );
}

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
      <Row role="status" align="baseline" isWrapped={false} gap={2} px={2} py={1.5} bgcolor="action.hover">
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
        <Text component="p" isStrong isUnbroken fontSize="1.25rem" ml="auto">
          {moneyIn(trial.quote.totals.net, 'PLN', locale)}
        </Text>
      </Row>
    </Card>
  );
}
