import type { OrderOverview, OrderSum } from '@lumitor/domain/order/orderWork';
import { Typography } from '@mui/material';
import { Lamp } from '../elements/Lamp.tsx';
import { PlacedCard, Row, Stacked, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';

interface FigureProps {
  label: string;
  figure: string;
  about: string;
  isLit?: boolean;
}

const Figure = ({ label, figure, about, isLit = false }: FigureProps) => (
  <PlacedCard role="group" aria-label={label} px={2} py={1.5} minWidth={0}>
    <Row isWrapped={false}>
      <Text color="text.secondary" mr="auto">
        {label}
      </Text>
      {isLit && <Lamp />}
    </Row>
    <Text component="p" variant="h1" isTabular>
      {figure}
    </Text>
    <Typography component="p" variant="caption">
      {about}
    </Typography>
  </PlacedCard>
);

const countOf = (sums: readonly OrderSum[]) => sums.reduce((count, sum) => count + sum.count, 0);

export function KeyFigures({ overview }: { overview: OrderOverview }) {
  const translate = useTranslate();
  const { money, moment, day } = useFigures();
  const { enquiries, offered, won, weeks } = overview;
  const saved = weeks.at(-1)?.saved ?? [];
  const first = ([sum]: readonly OrderSum[]) => money(sum ?? { net: 0, currency: 'PLN' });
  const others = (sums: readonly OrderSum[]) =>
    sums.slice(1).map((sum) => translate('dashboard.andMore', { sum: money(sum) }));
  return (
    <Stacked columns={{ xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}>
      <Figure
        label={translate('dashboard.enquiries')}
        figure={String(enquiries.count)}
        about={
          enquiries.oldest
            ? translate('dashboard.oldest', { time: moment(enquiries.oldest) })
            : translate('dashboard.noneWaits')
        }
        isLit={enquiries.count > 0}
      />
      <Figure
        label={translate('dashboard.saved')}
        figure={first(saved)}
        about={[
          translate('dashboard.layouts', { smart_count: countOf(saved) }),
          translate('dashboard.net'),
          ...others(saved),
        ].join(', ')}
      />
      <Figure
        label={translate('dashboard.offered')}
        figure={String(offered.count)}
        about={
          offered.count === 0
            ? translate('dashboard.noneWaits')
            : [
                `${first(offered.sums)} ${translate('dashboard.net')}`,
                ...others(offered.sums),
                ...(offered.nearest ? [translate('dashboard.nearest', { day: day(offered.nearest) })] : []),
              ].join(', ')
        }
      />
      <Figure
        label={translate('dashboard.won')}
        figure={first(won)}
        about={[
          translate('dashboard.orders', { smart_count: countOf(won) }),
          translate('dashboard.net'),
          ...others(won),
        ].join(', ')}
      />
    </Stacked>
  );
}
