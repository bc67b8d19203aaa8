import type { OrderOverview } from '@lumitor/domain/order/orderWork';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Placed, Row, Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';
import { HomeCard } from './HomeCard.tsx';
import { valueIn, WeeksChart } from './WeeksChart.tsx';

const Key = ({ colour, opacity = 1, children }: { colour: string; opacity?: number; children: string }) => (
  <Text variant="caption" component="span" display="inline-flex" alignItems="center" gap={0.75}>
    <Box component="i" sx={{ width: 10, height: 10, borderRadius: 0.25, bgcolor: colour, opacity }} />
    {children}
  </Text>
);

export function Weeks({ weeks }: Pick<OrderOverview, 'weeks'>) {
  const translate = useTranslate();
  const { day, money } = useFigures();
  const present = [...new Set(weeks.flatMap(({ saved }) => saved.map(({ currency }) => currency)))]
    .sort()
    .reverse();
  const [chosen, choose] = useState<(typeof present)[number] | null>(null);
  const currency = chosen && present.includes(chosen) ? chosen : (present[0] ?? 'PLN');
  return (
    <HomeCard
      title={translate('dashboard.weeks')}
      action={
        present.length < 2 ? (
          translate('dashboard.thousands', { currency })
        ) : (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={currency}
            aria-label={translate('dashboard.currency')}
            onChange={(_, next) => next && choose(next)}
          >
            {present.map((each) => (
              <Placed as={ToggleButton} key={each} value={each} py={0.25}>
                {each}
              </Placed>
            ))}
          </ToggleButtonGroup>
        )
      }
    >
      <Spaced p={2}>
        <WeeksChart
          weeks={weeks}
          currency={currency}
          label={`${translate('dashboard.weeks')}, ${translate('dashboard.thousands', { currency })}`}
        />
        <Row aria-hidden="true" gap={2} align="stretch" pl={4} pt={1}>
          <Key colour="text.disabled" opacity={0.35}>
            {translate('dashboard.savedValue')}
          </Key>
          <Key colour="text.primary">{translate('dashboard.wonValue')}</Key>
          <Key colour="var(--warm-glow)" opacity={0.75}>
            {translate('dashboard.thisWeek')}
          </Key>
        </Row>
      </Spaced>
      <VisuallyHidden>
        <table>
          <caption>{translate('dashboard.weeks')}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('dashboard.week')}</th>
              <th scope="col">{translate('dashboard.savedValue')}</th>
              <th scope="col">{translate('dashboard.wonValue')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, saved, won }) => (
              <tr key={from}>
                <th scope="row">{day(from)}</th>
                <td>{money({ net: valueIn(saved, currency), currency })}</td>
                <td>{money({ net: valueIn(won, currency), currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </HomeCard>
  );
}
