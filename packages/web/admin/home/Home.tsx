import { Skeleton } from '@mui/material';
import { useMay } from '../data/useMay.ts';
import { useLines } from '../gaps/useGaps.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { Dashboard } from './Dashboard.tsx';
import { FirstHour } from './FirstHour.tsx';
import { sellsWhole } from './trial.ts';

/** The first page: for who keeps the catalogue the way to the first price, until a line has one; else the shop's work. */
export function Home() {
  const translate = useTranslate();
  const { lines, error } = useLines();
  const { write } = useMay('catalogue');
  if (error || !write) return <Dashboard />;
  if (!lines)
    return (
      <div role="status" aria-label={translate('gaps.checking')}>
        <Skeleton variant="rounded" height={640} sx={{ my: 2 }} />
      </div>
    );
  return lines.some(sellsWhole) ? <Dashboard /> : <FirstHour />;
}
