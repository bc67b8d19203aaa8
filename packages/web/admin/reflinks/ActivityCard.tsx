import {
  Box,
  Card,
  CardContent,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ActivityChart } from './ActivityChart.tsx';
import {
  activityDate,
  type Bucket,
  bucketsOf,
  firstDayOf,
  PERIODS,
  type Period,
  UNIT_OF,
  type Unit,
} from './activity.ts';
import { fetchStatistics, nothingYet } from './listReflinks.ts';

/** The chart in figures, newest first: what happened, without the days when nothing did. */
function ActivityTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: Unit }) {
  const translate = useTranslate();
  const locale = useLocale();
  const eventful = buckets.filter(({ openings, orders }) => openings + orders > 0).reverse();
  if (eventful.length === 0)
    return <Typography gutterBottom>{translate('reflinks.activity.none')}</Typography>;
  return (
    <Box component="details" sx={{ mb: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content' }}>
        {translate('reflinks.activity.asTable')}
      </Box>
      <Table size="small" sx={{ maxWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`reflinks.activity.${unit}`)}</TableCell>
            <TableCell align="right">{translate('reflinks.openings')}</TableCell>
            <TableCell align="right">{translate('reflinks.orders')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {eventful.map((bucket) => (
            <TableRow key={bucket.start}>
              <TableCell component="th" scope="row">
                {activityDate(bucket.start, unit, locale)}
              </TableCell>
              <TableCell align="right">{bucket.openings}</TableCell>
              <TableCell align="right">{bucket.orders}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** How often a link was opened and what it brought, over time. */
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
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
              <ToggleButton key={days} value={days} sx={{ px: 1.5, py: 0.5 }}>
                {translate(`reflinks.activity.days${days}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
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
