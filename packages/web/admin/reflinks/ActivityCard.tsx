import { greatestOf } from '@lumitor/domain/math/lists';
import { Box, Card, CardContent, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, useLocale } from 'react-admin';
import { Placed, Row, Spaced, Text } from '../elements/layout.tsx';
import { HeadColumn, RecordTable } from '../elements/RecordTable.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import {
  type ActivityUnit,
  activityDate,
  type Bucket,
  bucketsOf,
  firstDayOf,
  PERIODS,
  type Period,
  UNIT_OF,
} from './activity.ts';
import { fetchStatistics, nothingYet } from './listReflinks.ts';

const HEIGHT = 72;
const PLACE = 10;
const GAP = 2;
/** Small counts stay visible. */
const LOWEST = 3;

interface ActivityChartProps {
  series: 'openings' | 'orders';
  buckets: readonly Bucket[];
  unit: ActivityUnit;
}

/** Each series has its own scale, as openings far outnumber orders. */
function ActivityChart({ series, buckets, unit }: ActivityChartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const counts = buckets.map((bucket) => bucket[series]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(greatestOf(counts), 0);
  const dateOf = (bucket: Bucket | undefined) => (bucket ? activityDate(bucket.start, unit, locale) : '');
  const [from, to] = [dateOf(buckets[0]), dateOf(buckets.at(-1))];
  const name = translate(`reflinks.${series}`);
  const width = buckets.length * PLACE;
  return (
    <Spaced component="figure" m={0} mb={2}>
      <Row component="figcaption" align="baseline" isWrapped={false}>
        <Typography component="span">{name}</Typography>
        <Text component="span" variant="h1" isTabular>
          {total}
        </Text>
      </Row>
      <Box
        component="svg"
        role="img"
        aria-label={translate('reflinks.activity.chart', { series: name, from, to, total, most })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: HEIGHT,
          borderBottom: 1,
          borderColor: 'divider',
          color: series === 'openings' ? 'text.secondary' : 'secondary.main',
        }}
      >
        {buckets.map((bucket, index) => {
          const count = bucket[series];
          const height = count === 0 ? 0 : Math.max((count / most) * HEIGHT, LOWEST);
          return (
            <g key={bucket.start}>
              <title>{translate('reflinks.activity.bar', { when: dateOf(bucket), count })}</title>
              <rect x={index * PLACE} width={PLACE} height={HEIGHT} fill="transparent" />
              <rect
                x={index * PLACE + GAP / 2}
                y={HEIGHT - height}
                width={PLACE - GAP}
                height={height}
                fill="currentColor"
              />
            </g>
          );
        })}
      </Box>
      <Row gap={0} align="stretch" justify="space-between" isWrapped={false} aria-hidden>
        <Typography variant="caption">{from}</Typography>
        <Typography variant="caption">{to}</Typography>
      </Row>
    </Spaced>
  );
}

function ActivityTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: ActivityUnit }) {
  const translate = useTranslate();
  const locale = useLocale();
  const eventful = buckets.filter(({ openings, orders }) => openings + orders > 0).reverse();
  if (eventful.length === 0)
    return <Typography gutterBottom>{translate('reflinks.activity.none')}</Typography>;
  return (
    <Spaced component="details" mb={1}>
      <Spaced component="summary" py={0.5} width="fit-content">
        {translate('reflinks.activity.asTable')}
      </Spaced>
      <Spaced maxWidth={480}>
        <RecordTable
          resource="reflinks"
          records={eventful.map((bucket) => ({ id: bucket.start, ...bucket }))}
        >
          <HeadColumn<Bucket>
            label={translate(`reflinks.activity.${unit}`)}
            render={({ start }) => activityDate(start, unit, locale)}
          />
          <DataTable.NumberCol<Bucket> source="openings" label={translate('reflinks.openings')} />
          <DataTable.NumberCol<Bucket> source="orders" label={translate('reflinks.orders')} />
        </RecordTable>
      </Spaced>
    </Spaced>
  );
}

export function ActivityCard({ id }: { id: string }) {
  const translate = useTranslate();
  const [period, setPeriod] = useState<Period>(30);
  const today = new Date().toISOString().slice(0, 10);
  const from = firstDayOf(period, today);
  const { data, isError, refetch } = useQuery({
    queryKey: ['reflinks', 'statistics', from],
    queryFn: () => fetchStatistics(from),
  });
  const statistics = data && (data.find(({ reflinkId }) => reflinkId === id) ?? nothingYet(id));
  const buckets = statistics && bucketsOf(statistics.days, period, today);
  return (
    <Card component="section" aria-labelledby="reflink-activity">
      <CardContent>
        <Row align="stretch" justify="space-between" mb={2}>
          <Typography id="reflink-activity" variant="h2">
            {translate('reflinks.activity.title')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={period}
            aria-label={translate('reflinks.activity.period')}
            onChange={(_event, chosen: Period | null) => chosen && setPeriod(chosen)}
          >
            {PERIODS.map((days) => (
              <Placed as={ToggleButton} key={days} value={days} px={1.5} py={0.5}>
                {translate(`reflinks.activity.days${days}`)}
              </Placed>
            ))}
          </ToggleButtonGroup>
        </Row>
        {isError && !data && (
          <RetryNotice onRetry={refetch}>{translate('reflinks.activity.failed')}</RetryNotice>
        )}
        {!buckets && !isError && <Skeleton variant="rounded" animation={false} height={240} />}
        {buckets && (
          <>
            <ActivityChart series="openings" buckets={buckets} unit={UNIT_OF[period]} />
            <ActivityChart series="orders" buckets={buckets} unit={UNIT_OF[period]} />
            <ActivityTable buckets={buckets} unit={UNIT_OF[period]} />
            <Typography variant="caption">{translate('reflinks.openingsHint')}</Typography>
          </>
        )}
      </CardContent>
    </Card>
  );
}
