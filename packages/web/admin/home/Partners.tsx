import { greatestOf } from '@lumitor/domain/math/lists';
import type { OrderOverview } from '@lumitor/domain/order/orderWork';
import { List, ListItem, Typography } from '@mui/material';
import { Row, Stacked, Text } from '../elements/layout.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';
import { HomeCard, Nothing, ShareBar } from './HomeCard.tsx';

const SHOWN = 4;

export function Partners({ partners }: Pick<OrderOverview, 'partners'>) {
  const translate = useTranslate();
  const { month, money } = useFigures();
  const { reflinks, byId } = useReflinks();
  const rows = [
    ...partners.filter(({ parent }) => parent !== '').slice(0, SHOWN),
    ...partners.filter(({ parent }) => parent === ''),
  ];
  const nameOf = (parent: string) =>
    parent === ''
      ? translate('dashboard.noPartner')
      : (byId.get(parent)?.name ?? (reflinks ? translate('dashboard.removedPartner') : ''));
  const currencies = [...new Set(partners.map(({ currency }) => currency))];
  const layouts = (count: number) => translate('dashboard.layouts', { smart_count: count });
  const most = Math.max(greatestOf(partners.map(({ net }) => net)), 1);
  return (
    <HomeCard
      title={translate('dashboard.partners')}
      action={translate('dashboard.partnersOf', { month: month() })}
    >
      {partners.length === 0 && <Nothing>{translate('dashboard.noneSaved')}</Nothing>}
      <List disablePadding>
        {rows.map(({ parent, currency, count, net }) => (
          <ListItem key={parent + currency} divider sx={{ display: 'block' }}>
            <Row gap={2} align="stretch" justify="space-between" isWrapped={false}>
              <Text isBreakable>{nameOf(parent)}</Text>
              <Text isUnbroken isTabular>
                {money({ net, currency })}
              </Text>
            </Row>
            <Stacked gap={0} columns="1fr 1fr" align="center">
              <Typography variant="caption">{layouts(count)}</Typography>
              <ShareBar part={net} of={most} faint={parent === ''} />
            </Stacked>
          </ListItem>
        ))}
        {currencies.map((currency) => {
          const currencyRows = partners.filter((row) => row.currency === currency);
          const [count, net] = [
            currencyRows.reduce((sum, row) => sum + row.count, 0),
            currencyRows.reduce((sum, row) => sum + row.net, 0),
          ];
          return (
            <ListItem key={currency} sx={{ justifyContent: 'space-between', gap: 2 }}>
              <Text isStrong>{translate('dashboard.sum', { layouts: layouts(count) })}</Text>
              <Text isStrong isUnbroken isTabular>
                {money({ net, currency })}
              </Text>
            </ListItem>
          );
        })}
      </List>
    </HomeCard>
  );
}
