import { funnelSum } from '@lumitor/domain/order/funnel';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { FunnelChart } from '../reports/FunnelChart.tsx';
import { monthStarts, useFunnel } from '../reports/useFunnel.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';
import { HomeCard } from './HomeCard.tsx';

/** This month, from visits to won orders (D36a). */
export function FunnelCard() {
  const translate = useTranslate();
  const basename = useBasename();
  const { month } = useFigures();
  const [starts] = useState(() => monthStarts(1));
  const { data } = useFunnel(starts);
  if (!data) return null;
  return (
    <HomeCard
      title={`${translate('reports.title')}, ${month()}`}
      action={
        <Button
          component={Link}
          to={`${basename}/raporty`}
          size="small"
          endIcon={<ChevronRight />}
          sx={{ flex: 'none' }}
        >
          {translate('reports.open')}
        </Button>
      }
    >
      <FunnelChart figures={funnelSum(data)} />
    </HomeCard>
  );
}
