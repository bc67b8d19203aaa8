import { greatestOf } from '@lumitor/domain/math/lists';
import { conversion, FUNNEL_STEPS, type FunnelFigures } from '@lumitor/domain/order/funnel';
import { formatShare } from '@lumitor/domain/translation/figures';
import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { dateLocale } from '../elements/dates.ts';
import { PlainList, Stacked, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

export function usePercent() {
  const language = (useLocale() ?? 'pl').toUpperCase();
  return (share: number | null): string =>
    share === null ? '–' : formatShare(Math.round(share * 1_000) * 10, language);
}

interface BarProps {
  name: string;
  count: number;
  /** Count of a whole bar; absent: no bar. */
  most?: number;
  locale: string;
  /** Conversion from the step before. */
  rate?: string;
  isLast?: boolean;
}

const Bar = ({ name, count, most, locale, rate = '', isLast = false }: BarProps) => (
  <Stacked
    component="li"
    gap={1}
    columns={{ xs: 'minmax(0, 1fr) 64px 64px', sm: '168px minmax(0, 1fr) 72px 72px' }}
    align="center"
    py={0.5}
  >
    <Text>{name}</Text>
    <Box
      aria-hidden="true"
      sx={{
        gridRow: { xs: 2, sm: 'auto' },
        gridColumn: { xs: '1 / -1', sm: 'auto' },
        ...(most !== undefined && { bgcolor: 'action.hover' }),
      }}
    >
      <Box
        sx={{
          height: most === undefined ? 0 : 16,
          width: `${most ? (100 * count) / most : 0}%`,
          minWidth: count > 0 ? 2 : 0,
          bgcolor: isLast ? 'var(--warm-glow)' : 'text.secondary',
        }}
      />
    </Box>
    <Text align="right" isTabular isStrong>
      {count.toLocaleString(locale)}
    </Text>
    <Text align="right" isTabular color="text.secondary">
      {rate}
    </Text>
  </Stacked>
);

/** Orders as bars, which visits would dwarf; all figures are text too. */
export function FunnelChart({ figures }: { figures: FunnelFigures }) {
  const translate = useTranslate();
  const percent = usePercent();
  const locale = dateLocale(useLocale() ?? 'pl');
  const most = greatestOf(FUNNEL_STEPS.map((step) => figures[step].count));
  return (
    <PlainList px={2} py={1.5}>
      <Bar name={translate('reports.steps.visits')} count={figures.visits} locale={locale} />
      {FUNNEL_STEPS.map((step) => (
        <Bar
          key={step}
          name={translate(`reports.steps.${step}`)}
          count={figures[step].count}
          most={most}
          locale={locale}
          rate={percent(conversion(figures, step))}
          isLast={step === 'won'}
        />
      ))}
    </PlainList>
  );
}
