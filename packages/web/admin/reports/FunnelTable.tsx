import {
  conversion,
  FUNNEL_STEPS,
  type FunnelFigures,
  funnelSum,
  type StepFigures,
} from '@lumitor/domain/order/funnel';
import { formatMoney } from '@lumitor/domain/quote/money';
import { Link, TableBody, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { useBasename, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dateLocale } from '../elements/dates.ts';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { usePercent } from './FunnelChart.tsx';

interface Month {
  from: string;
  /** Start of the next month. */
  to: string;
  figures: FunnelFigures;
}

interface FunnelTableProps {
  months: readonly Month[];
  /** Value of the list's filter; empty: everybody. */
  partner: string;
}

const dayIn = (iso: string, days = 0): string => {
  const start = new Date(iso);
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + days).toLocaleDateString('sv-SE');
};

function Worth({ step: { PLN, EUR } }: { step: StepFigures }) {
  const language = (useLocale() ?? 'pl').toUpperCase();
  const amounts = [
    PLN > 0 && formatMoney(PLN, 'PLN', language),
    EUR > 0 && formatMoney(EUR, 'EUR', language),
  ];
  const shown = amounts.filter(Boolean);
  return (
    <TableCell align="right">
      {shown.length === 0 && '–'}
      {shown.map((amount) => (
        <Text key={String(amount)} isTabular isUnbroken>
          {amount}
        </Text>
      ))}
    </TableCell>
  );
}

interface FiguresProps {
  figures: FunnelFigures;
  /** Address and name of the list with the saved orders. */
  list?: { to: string; name: string };
}

function Figures({ figures, list }: FiguresProps) {
  const percent = usePercent();
  return (
    <>
      <TableCell align="right">{figures.visits}</TableCell>
      {FUNNEL_STEPS.map((step) => (
        <TableCell key={step} align="right">
          {step === 'saved' && list && figures.saved.count > 0 ? (
            <Link component={RouterLink} to={list.to} aria-label={list.name}>
              {figures.saved.count}
            </Link>
          ) : (
            figures[step].count
          )}
          <Typography variant="caption" component="div">
            {percent(conversion(figures, step))}
          </Typography>
        </TableCell>
      ))}
      <Worth step={figures.saved} />
      <Worth step={figures.won} />
    </>
  );
}

export function FunnelTable({ months, partner }: FunnelTableProps) {
  const translate = useTranslate();
  const basename = useBasename();
  const locale = dateLocale(useLocale() ?? 'pl');
  const right = (label: string) => ({ label, align: 'right' as const });
  const listOf = ({ from, to, figures }: Month, name: string) => {
    const filter = { since: dayIn(from), until: dayIn(to, -1), ...(partner && { parent: partner }) };
    const shown = Object.fromEntries(Object.keys(filter).map((key) => [key, true]));
    const search = new URLSearchParams({
      filter: JSON.stringify(filter),
      displayedFilters: JSON.stringify(shown),
    });
    const words = { count: figures.saved.count, month: name };
    return { to: `${basename}/zamowienia?${search}`, name: translate('reports.ordersOf', words) };
  };
  return (
    <ScrolledTable
      aria-label={translate('reports.months')}
      heads={[
        translate('reports.month'),
        right(translate('reports.steps.visits')),
        ...FUNNEL_STEPS.map((step) => right(translate(`reports.steps.${step}`))),
        right(translate('reports.worth.saved')),
        right(translate('reports.worth.won')),
      ]}
    >
      <TableBody>
        {months.toReversed().map((month) => {
          const name = new Date(month.from).toLocaleDateString(locale, { month: 'long', year: 'numeric' });
          return (
            <TableRow key={month.from}>
              <TableCell component="th" scope="row" className="nowrap">
                {name}
              </TableCell>
              <Figures figures={month.figures} list={listOf(month, name)} />
            </TableRow>
          );
        })}
      </TableBody>
      {months.length > 1 && (
        <TableFooter
          sx={{ '& .MuiTableCell-root': { color: 'text.primary', fontSize: 'inherit', fontWeight: 600 } }}
        >
          <TableRow>
            <TableCell component="th" scope="row">
              {translate('reports.total')}
            </TableCell>
            <Figures figures={funnelSum(months.map(({ figures }) => figures))} />
          </TableRow>
        </TableFooter>
      )}
    </ScrolledTable>
  );
}
