import { funnelSum } from '@lumitor/domain/order/funnel';
import { Skeleton } from '@mui/material';
import { Title, useLocale } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { PlacedCard, Row, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { FunnelTable } from './FunnelTable.tsx';
import { funnelCsv } from './funnelCsv.ts';
import { monthStarts, useFunnel } from './useFunnel.ts';

const PERIODS = [1, 3, 6, 12, 24] as const;
const USUAL = 6;

/** Period and partner in the address, so that a link or a reload shows the same. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  const typed = Number(search.get('months'));
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    count: PERIODS.find((each) => each === typed) ?? USUAL,
    partner: search.get('partner') ?? '',
    set,
  };
}

export function ReportsPage() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const { reflinks = [], byId } = useReflinks();
  const { count, partner, set } = useChosen();
  const starts = monthStarts(count);
  const { data, error, isLoading, isPlaceholderData, refetch } = useFunnel(starts);
  const parent = partner === 'none' ? '' : partner;
  const rows = (data ?? []).filter((row) => !partner || row.parent === parent);
  const months = starts.slice(0, -1).map((from, place) => ({
    from,
    to: starts[place + 1] ?? '',
    figures: funnelSum(rows.filter((row) => row.from === from)),
  }));
  const nameOf = (id: string) =>
    id === '' ? translate('reports.noPartner') : (byId.get(id)?.name ?? translate('reports.removedPartner'));
  const isKnown = !partner || partner === 'none' || byId.has(partner);
  return (
    <Stacked maxWidth={1280} py={2}>
      <Title title={translate('resources.raporty.name')} />
      <Row gap={2} align="end">
        <Text variant="h1" component="h2" mr="auto">
          {translate('reports.title')}
        </Text>
        <ExportCsvButton
          fileName={translate('reports.fileName')}
          makeCsv={async () => funnelCsv(rows, { translate, locale, nameOf })}
        >
          {translate('reports.export')}
        </ExportCsvButton>
      </Row>
      <Stacked
        role="search"
        aria-label={translate('reports.filters')}
        columns={{ xs: 'minmax(0, 1fr)', sm: '220px 280px' }}
      >
        <ChoiceField
          label={translate('reports.period')}
          value={count}
          onChoose={(chosen) => set('months', String(chosen))}
          choices={PERIODS.map((each) => [
            each,
            each === 1
              ? translate('reports.thisMonth')
              : translate('reports.lastMonths', { smart_count: each }),
          ])}
        />
        <ChoiceField
          label={translate('reports.partner')}
          value={partner}
          onChoose={(chosen) => set('partner', chosen)}
          choices={[
            ['', translate('reports.everybody')],
            ['none', translate('reports.noPartner')],
            ...reflinks.map(({ id, name }) => [id, name] as const),
            ...(isKnown ? [] : [[partner, nameOf(partner)] as const]),
          ]}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        />
      </Stacked>
      {error && <RetryNotice onRetry={refetch}>{translate('reports.failed')}</RetryNotice>}
      {isLoading && (
        <div role="status" aria-label={translate('list.loading')}>
          <Skeleton variant="rounded" height={480} />
        </div>
      )}
      {data && (
        <Stacked aria-busy={isPlaceholderData}>
          <PlacedCard component="section" aria-label={translate('reports.chart')}>
            <Text variant="h2" component="h3" px={2} pt={1.5}>
              {translate('reports.chart')}
            </Text>
            <FunnelChart figures={funnelSum(rows)} />
          </PlacedCard>
          <PlacedCard component="section" aria-label={translate('reports.months')} minWidth={0}>
            <FunnelTable months={months} partner={partner} />
          </PlacedCard>
        </Stacked>
      )}
      <Stacked gap={1} maxWidth={820}>
        {(['about', 'skipping', 'visitsAbout'] as const).map((word) => (
          <Text key={word} variant="body2" color="textSecondary">
            {translate(`reports.${word}`)}
          </Text>
        ))}
      </Stacked>
    </Stacked>
  );
}
