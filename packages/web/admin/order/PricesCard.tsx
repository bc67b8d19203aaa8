import Lock from '@mui/icons-material/LockOutlined';
import { Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { dayOf } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { DraftForm } from './DraftForm.tsx';
import { PricesSum } from './PricesSum.tsx';
import { PricesTable } from './PricesTable.tsx';
import type { OrderActs, OrderAtWork } from './useOrder.ts';
import type { ShownOffer, Tab as ShownTab } from './useShownOffer.ts';

interface PricesCardProps extends Pick<OrderAtWork, 'page' | 'work'> {
  acts: OrderActs;
  shown: ShownOffer;
}

/** What the order was saved at, what was offered for it, and the offer that is being prepared. */
export function PricesCard({ page, work, acts, shown }: PricesCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { tab, offer, draft, nextPosition } = shown;
  const note = offer
    ? translate('order.offerNote', {
        at: dayOf(offer.at, locale),
        until: dayOf(`${offer.validUntil}T12:00`, locale),
      })
    : translate(tab === 'draft' ? 'order.draftNote' : 'order.recordNote');
  return (
    <Card component="section" aria-label={translate('order.prices')}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={tab}
          onChange={(_, chosen: ShownTab) => shown.choose(chosen)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ minWidth: 0, '& .MuiTab-root': { textTransform: 'none', minHeight: 48 } }}
        >
          <Tab value="record" label={translate('order.record')} {...tabIds('record')} />
          {work.offers.map(({ position }) => (
            <Tab
              key={position}
              value={position}
              label={translate('order.offer', { position })}
              icon={<Lock fontSize="inherit" titleAccess={translate('order.locked')} />}
              iconPosition="end"
              {...tabIds(position)}
            />
          ))}
          {draft && (
            <Tab
              value="draft"
              label={translate('order.draft', { position: nextPosition })}
              {...tabIds('draft')}
            />
          )}
        </Tabs>
        <Typography variant="caption" sx={{ ml: 'auto', px: 2, py: 1 }}>
          {note}
        </Typography>
      </Box>
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabIds(tab).id}>
        <PricesTable page={page} shown={shown} />
        <PricesSum page={page} shown={shown} />
        {tab === 'draft' && <DraftForm page={page} work={work} acts={acts} shown={shown} />}
      </div>
    </Card>
  );
}

const panelId = (tab: ShownTab) => `prices-panel-${tab}`;
const tabIds = (tab: ShownTab) => ({ id: `prices-tab-${tab}`, 'aria-controls': panelId(tab) });
