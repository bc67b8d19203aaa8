import { MAX_FREE_LINES } from '@lumitor/domain/order/offerTerms';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatNumber } from '@lumitor/domain/translation/figures';
import Add from '@mui/icons-material/Add';
import Lock from '@mui/icons-material/LockOutlined';
import { Box, Button, Card, Tab, Tabs } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { dayOf, momentIn } from '../elements/dates.ts';
import { PlacedAlert, Row, Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { DraftForm } from './DraftForm.tsx';
import { DraftNotices, FormerDraftNotice } from './DraftNotices.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { FigureField } from './FigureField.tsx';
import { MarginNote } from './MarginNote.tsx';
import { PricesTable } from './PricesTable.tsx';
import type { OrderActs, OrderAtWork } from './useOrder.ts';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer, Tab as ShownTab } from './useShownOffer.ts';

interface SumProps {
  page: ShownOrder;
  shown: ShownOffer;
}

function Discounts({ page, shown }: SumProps) {
  const translate = useTranslate();
  const { money, share } = useAmounts(page.data.currency);
  const { tab, amounts, draft, offer, change } = shown;
  const minus = (amount: number) => money(0 - amount);
  const whole = tab === 'draft' ? '' : `, ${share(offer?.discount ?? draft?.discount ?? 0)}`;
  const field = tab === 'draft' && (
    <FigureField
      label={translate('order.wholeDiscountInPercent')}
      value={draft?.discount ?? 0}
      max={10_000}
      unit="%"
      onChange={(discount) => change({ discount })}
    />
  );
  const lines: [label: string, amount: string, field?: ReactNode][] = [
    [translate('order.before'), money(amounts.before)],
    [translate('order.lineDiscounts'), minus(amounts.lineDiscounts)],
    [`${translate('order.wholeDiscount')}${whole}`, minus(amounts.wholeDiscount), field],
  ];
  return (
    <Box
      component="dl"
      sx={{
        flex: '1 1 280px',
        m: 0,
        p: 2,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: '4px 16px',
        alignItems: 'center',
        color: 'text.secondary',
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
        '& dt': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
        '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      }}
    >
      {lines.map(([label, amount, input]) => (
        <Fragment key={label}>
          <dt>
            {label}
            {input}
          </dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

function PricesSum({ page, shown }: SumProps) {
  const translate = useTranslate();
  const { money, share } = useAmounts(page.data.currency);
  const locale = useLocale();
  const { tab, amounts, costs } = shown;
  const { before, net, rates, gross, isIncomplete } = amounts;
  const taken = before > 0 ? Math.round(((before - net) * 10_000) / before) : 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', borderTop: 1, borderColor: 'text.primary' }}>
      {tab !== 'record' && <Discounts page={page} shown={shown} />}
      <Spaced flex="1 1 320px" p={2}>
        <Row align="baseline">
          <Text isStrong>{translate(tab === 'record' ? 'order.net' : 'order.offerNet')}</Text>
          <Text isStrong isTabular fontSize="1.5rem" ml="auto">
            {money(net)}
          </Text>
        </Row>
        <Text variant="caption" component="div" display="flex" flexWrap="wrap" gap="0 16px">
          {tab !== 'record' && <span>{translate('order.discountInAll', { share: share(taken) })}</span>}
          <Spaced component="span" ml="auto">
            {rates.map(({ vatPercent, vat }) => (
              <Fragment key={vatPercent}>
                {translate('order.vat', {
                  percent: formatNumber(vatPercent, locale.toUpperCase()),
                  amount: money(vat),
                })}{' '}
                ·{' '}
              </Fragment>
            ))}
            <Spaced component="span" isStrong color="text.primary">
              {translate('order.gross', { amount: money(gross) })}
            </Spaced>
          </Spaced>
        </Text>
        {costs && <MarginNote page={page} amounts={amounts} costs={costs} />}
        {isIncomplete && (
          <Text variant="caption" component="p" color="error" m={0} mt={0.5}>
            {translate('order.incomplete')}
          </Text>
        )}
      </Spaced>
    </Box>
  );
}

function AnswerNotice({ work, position }: { work: OrderAtWork['work']; position: ShownTab }) {
  const translate = useTranslate();
  const locale = useLocale();
  const answer = work.answers.find((each) => each.position === position);
  if (!answer) return null;
  const { kind, at, role, message } = answer;
  const name = [answer.name, role].filter(Boolean).join(', ');
  return (
    <PlacedAlert severity={kind === 'accepted' ? 'success' : 'info'} m={2}>
      {translate(`order.answered.${kind}`, { at: momentIn(at, locale), name })}
      {message && <Text isVerbatim>{message}</Text>}
    </PlacedAlert>
  );
}

interface PricesCardProps extends Pick<OrderAtWork, 'page' | 'work'> {
  acts: OrderActs;
  shown: ShownOffer;
}

export function PricesCard({ page, work, acts, shown }: PricesCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { tab, offer, draft, nextPosition } = shown;
  const note: ReactNode = offer ? (
    translate('order.offerNote', {
      at: dayOf(offer.at, locale),
      until: dayOf(`${offer.validUntil}T12:00`, locale),
    })
  ) : tab !== 'draft' ? (
    translate('order.recordNote')
  ) : (
    <DraftStatus work={work} drafting={shown.drafting} />
  );
  return (
    <Card component="section" aria-label={translate('order.prices')}>
      <Row line="below" gap={0}>
        <Tabs
          value={tab}
          onChange={(_, chosen: ShownTab) => shown.choose(chosen)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ minWidth: 0, '& .MuiTab-root': { textTransform: 'none', minHeight: 48 } }}
        >
          <Tab
            value="record"
            label={translate(work.revision > 1 ? 'order.revisionRecord' : 'order.record')}
            {...tabIds('record')}
          />
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
              autoFocus={shown.latest === 'started'}
              {...tabIds('draft')}
            />
          )}
        </Tabs>
        <Text variant="caption" ml="auto" px={2} py={1}>
          {note}
        </Text>
      </Row>
      {!draft && <FormerDraftNotice work={work} drafting={shown.drafting} />}
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabIds(tab).id}>
        <AnswerNotice work={work} position={tab} />
        {tab === 'draft' && <DraftNotices page={page} work={work} shown={shown} />}
        <PricesTable page={page} shown={shown} />
        {draft && tab === 'draft' && draft.freeLines.length < MAX_FREE_LINES && (
          <Button ref={shown.addLineButton} startIcon={<Add />} onClick={shown.addFreeLine} sx={{ m: 1 }}>
            {translate('order.addLine')}
          </Button>
        )}
        <PricesSum page={page} shown={shown} />
        {tab === 'draft' && <DraftForm page={page} work={work} acts={acts} shown={shown} />}
      </div>
    </Card>
  );
}

const panelId = (tab: ShownTab) => `prices-panel-${tab}`;
const tabIds = (tab: ShownTab) => ({ id: `prices-tab-${tab}`, 'aria-controls': panelId(tab) });
