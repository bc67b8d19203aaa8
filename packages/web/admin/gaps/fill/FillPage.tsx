import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Title, useBasename } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { RetryNotice } from '../../elements/RetryNotice.tsx';
import type { BackState } from '../../elements/WayBack.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useLines } from '../useGaps.ts';
import { FillTable } from './FillTable.tsx';
import { fillRows } from './fillRows.ts';

/** Every article that the rules of both lines need and the catalogue lacks, as one table to fill. */
export function FillPage() {
  const translate = useTranslate();
  const basename = useBasename();
  const { back } = (useLocation().state ?? {}) as BackState;
  const { lines, error, retry } = useLines();
  const rows = useMemo(() => lines?.flatMap(fillRows), [lines]);
  return (
    <Box sx={{ maxWidth: 1280, py: 2 }}>
      <Title title={translate('fill.title')} />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {translate('fill.about')}
      </Typography>
      {error && !rows && <RetryNotice onRetry={retry}>{translate('gaps.failed')}</RetryNotice>}
      {!error && !rows && (
        <div role="status" aria-label={translate('gaps.checking')}>
          <Skeleton variant="rounded" height={320} />
        </div>
      )}
      {rows?.length === 0 &&
        (back ? (
          <Navigate to={`${basename}/${back}`} replace />
        ) : (
          <Alert severity="success">{translate('fill.nothing')}</Alert>
        ))}
      {rows && rows.length > 0 && <FillTable rows={rows} />}
    </Box>
  );
}
