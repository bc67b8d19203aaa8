import { greatestOf } from '@lumitor/domain/math/lists';
import type { ChosenArticle, OrderOverview } from '@lumitor/domain/order/orderWork';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Avatar, Box, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useBasename, useLocale } from 'react-admin';
import { Link } from 'react-router';
import { adminRequest } from '../data/changes.ts';
import { useMay } from '../data/useMay.ts';
import { Lamp } from '../elements/Lamp.tsx';
import { Placed, PlacedButton, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { FunnelCard } from './FunnelCard.tsx';
import { useFigures } from './figures.ts';
import { HomeCard, Nothing, ShareBar } from './HomeCard.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { type Matter, useMatters } from './matters.ts';
import { NewEnquiries } from './NewEnquiries.tsx';
import { Weeks } from './Weeks.tsx';

const COLOURS: Record<Matter['state'], string> = {
  wrong: 'error.main',
  open: 'text.secondary',
  well: 'transparent',
};

function Waiting() {
  const translate = useTranslate();
  const basename = useBasename();
  const matters = useMatters();
  const waiting = matters.filter(({ state }) => state !== 'well').length;
  return (
    <HomeCard
      title={translate('dashboard.waits')}
      action={translate('dashboard.matters', { smart_count: waiting })}
    >
      {matters.length === 0 && (
        <Text variant="body2" color="textSecondary" p={2}>
          {translate('dashboard.nothingWaits')}
        </Text>
      )}
      <List disablePadding>
        {matters.map(({ state, title, about, page, act }) => (
          <ListItem key={title} divider className="spaced">
            <Box
              component="span"
              aria-hidden="true"
              sx={{
                flex: 'none',
                width: 8,
                height: 8,
                borderRadius: '50%',
                border: 1,
                borderColor: state === 'wrong' ? 'error.main' : 'text.secondary',
                bgcolor: COLOURS[state],
              }}
            />
            <ListItemText
              primary={title}
              secondary={about}
              slotProps={{ secondary: { variant: 'caption' } }}
            />
            {page && (
              <PlacedButton
                component={Link}
                to={`${basename}/${page}`}
                size="small"
                endIcon={<ChevronRight />}
                flex="none"
                aria-label={`${act}: ${title}`}
              >
                {act}
              </PlacedButton>
            )}
          </ListItem>
        ))}
      </List>
    </HomeCard>
  );
}

const SHOWN = 4;

function Partners({ partners }: Pick<OrderOverview, 'partners'>) {
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
          <Placed as={ListItem} key={parent + currency} divider display="block">
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
          </Placed>
        ))}
        {currencies.map((currency) => {
          const currencyRows = partners.filter((row) => row.currency === currency);
          const [count, net] = [
            currencyRows.reduce((sum, row) => sum + row.count, 0),
            currencyRows.reduce((sum, row) => sum + row.net, 0),
          ];
          return (
            <Placed as={ListItem} key={currency} justifyContent="space-between" gap={2}>
              <Text isStrong>{translate('dashboard.sum', { layouts: layouts(count) })}</Text>
              <Text isStrong isUnbroken isTabular>
                {money({ net, currency })}
              </Text>
            </Placed>
          );
        })}
      </List>
    </HomeCard>
  );
}

function ChosenArticles({ chosen: { articles, of, all } }: Pick<OrderOverview, 'chosen'>) {
  const translate = useTranslate();
  const language = (useLocale() ?? 'pl').toUpperCase();
  const { locale, month } = useFigures();
  const nameOf = (title: string, colour: ChosenArticle['colour']) =>
    colour ? translate(`orders.named_${colour}`, { title }) : title;
  const most = articles[0]?.pieces ?? 0;
  const text = of < all ? 'chosenOfSome' : 'chosenOf';
  return (
    <HomeCard
      title={translate('dashboard.chosen')}
      action={translate(`dashboard.${text}`, { month: month(), of, all })}
    >
      {articles.length === 0 && <Nothing>{translate('dashboard.noneChosen')}</Nothing>}
      <List disablePadding>
        {articles.map(({ code, titles, colour, img, pieces }) => (
          <ListItem key={code + img} divider className="spaced">
            <Placed as={Avatar} variant="rounded" src={img} alt="" bgcolor="divider">
              {' '}
            </Placed>
            <ListItemText
              primary={nameOf(titles[language] || titles.PL || code, colour)}
              secondary={code}
              slotProps={{ secondary: { variant: 'caption' } }}
              className="breakable"
            />
            <Spaced flex="none" width={64}>
              <ShareBar part={pieces} of={most} />
            </Spaced>
            <Text align="right" isTabular flex="none" minWidth={32}>
              {pieces.toLocaleString(locale)}
            </Text>
          </ListItem>
        ))}
      </List>
    </HomeCard>
  );
}

function starts(now: Date) {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return {
    week: new Date(year, month, day - ((now.getDay() + 6) % 7)).toISOString(),
    month: new Date(year, month, 1).toISOString(),
  };
}

function useOverview(mayRead: boolean) {
  const requested = starts(new Date());
  return useQuery({
    queryKey: ['reflinksdownload', 'overview', requested],
    queryFn: async () =>
      (await adminRequest(`/api/orders/overview?${new URLSearchParams(requested)}`)) as OrderOverview,
    placeholderData: keepPreviousData,
    enabled: mayRead,
    retry: false,
  });
}

const Cards = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Stacked columns={{ xs: 'minmax(0, 1fr)', lg: columns }} align="stretch">
    {children}
  </Stacked>
);

function Today({ updatedAt }: { updatedAt: number }) {
  const translate = useTranslate();
  const { locale, moment } = useFigures();
  const today = new Date().toLocaleDateString(locale, { dateStyle: 'full' });
  return (
    <Row gap={0} columnGap={1}>
      <Typography
        variant="h1"
        component="h2"
        sx={{ mr: 'auto', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {today}
      </Typography>
      {updatedAt > 0 && (
        <Row isWrapped={false}>
          <Lamp />
          <Typography variant="caption">
            {translate('dashboard.live', { time: moment(new Date(updatedAt).toISOString()) })}
          </Typography>
        </Row>
      )}
    </Row>
  );
}

export function Dashboard() {
  const translate = useTranslate();
  // Roles without access to sales see the other matters.
  const { read } = useMay('sales');
  const { data: overview, error, isLoading, dataUpdatedAt, refetch } = useOverview(read);
  return (
    <Stacked maxWidth={1280} py={2}>
      <Title title={translate('resources.poczatek.name')} />
      <Today updatedAt={dataUpdatedAt} />
      {error && <RetryNotice onRetry={refetch}>{translate('dashboard.failed')}</RetryNotice>}
      {isLoading && (
        <div role="status" aria-label={translate('list.loading')}>
          <Skeleton variant="rounded" height={92} />
        </div>
      )}
      {overview && <KeyFigures overview={overview} />}
      <Cards columns={read ? 'minmax(0, 1fr) 420px' : 'minmax(0, 1fr)'}>
        {overview && <NewEnquiries enquiries={overview.enquiries} />}
        {isLoading && <Skeleton variant="rounded" height={260} />}
        <Waiting />
      </Cards>
      {overview && (
        <Cards columns="minmax(0, 1.25fr) minmax(0, 1.05fr) minmax(0, 1fr)">
          <Weeks weeks={overview.weeks} />
          <ChosenArticles chosen={overview.chosen} />
          <Partners partners={overview.partners} />
        </Cards>
      )}
      {overview && <FunnelCard />}
    </Stacked>
  );
}
