import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { activityDate, type Bucket, type Unit } from './activity.ts';

/** The chart in figures, newest first: what happened, without the days when nothing did. */
export function ActivityTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: Unit }) {
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
