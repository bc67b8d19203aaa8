import { useMay } from '../data/useMay.ts';
import { PlacedSkeleton } from '../elements/layout.tsx';
import { lazyPage } from '../elements/lazyPage.ts';
import { useLines } from '../gaps/useGaps.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { Dashboard } from './Dashboard.tsx';
import { sellsWhole } from './trial.ts';

const FirstHour = lazyPage('FirstHour', () => import('./FirstHour.tsx'));

/** Setup steps until a line has a whole price, otherwise the dashboard. */
export function Home() {
  const translate = useTranslate();
  const { lines, error } = useLines();
  const { write } = useMay('catalogue');
  if (error || !write) return <Dashboard />;
  if (!lines)
    return (
      <div role="status" aria-label={translate('gaps.checking')}>
        <PlacedSkeleton variant="rounded" height={640} my={2} />
      </div>
    );
  return lines.some(sellsWhole) ? <Dashboard /> : <FirstHour />;
}
