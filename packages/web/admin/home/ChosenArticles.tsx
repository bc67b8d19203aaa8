import type { OrderOverview } from '@lumitor/domain/order/orderWork';
import { Avatar, Box, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';
import { HomeCard, Nothing, Share } from './HomeCard.tsx';

/** The luminaires that this month's orders have most of. */
export function ChosenArticles({ chosen: { articles, of, all } }: Pick<OrderOverview, 'chosen'>) {
  const translate = useTranslate();
  const language = (useLocale() ?? 'pl').toUpperCase();
  const { locale, month } = useFigures();
  const most = articles[0]?.pieces ?? 0;
  const said = of < all ? 'chosenOfSome' : 'chosenOf';
  return (
    <HomeCard
      title={translate('dashboard.chosen')}
      beside={translate(`dashboard.${said}`, { month: month(), of, all })}
    >
      {articles.length === 0 && <Nothing>{translate('dashboard.noneChosen')}</Nothing>}
      <List disablePadding>
        {articles.map(({ code, titles, img, pieces }) => (
          <ListItem key={code + img} divider sx={{ gap: 1.5, '&:last-of-type': { borderBottom: 0 } }}>
            <Avatar variant="rounded" src={img} alt="" sx={{ bgcolor: 'divider' }}>
              {' '}
            </Avatar>
            <ListItemText
              primary={titles[language] || titles.PL || code}
              secondary={code}
              slotProps={{ secondary: { variant: 'caption' } }}
              sx={{ my: 0, overflowWrap: 'anywhere' }}
            />
            <Box sx={{ flex: 'none', width: 64 }}>
              <Share part={pieces} of={most} />
            </Box>
            <Typography
              sx={{ flex: 'none', minWidth: 32, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {pieces.toLocaleString(locale)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </HomeCard>
  );
}
