import { isBad, type SiteRow, siteRows, verdictInWords } from '@lumitor/domain/lists/measurements';
import { mountingList } from '@lumitor/domain/lists/mountingList';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { isTicked, NAME_KEY, type SiteRecord, writtenAt } from '@lumitor/domain/order/site';
import Download from '@mui/icons-material/Download';
import { Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Confirm, DataTable, useLocale } from 'react-admin';
import { saveSiteCsv } from '../../parts/siteCsv.ts';
import { momentIn } from '../elements/dates.ts';
import { Row, Spaced, Text } from '../elements/layout.tsx';
import { RecordTable } from '../elements/RecordTable.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderSection } from './OrderSection.tsx';
import type { OrderActs } from './useOrder.ts';
import { useOrderWords } from './useOrderWords.ts';

/** Clears a record that strangers with the link have filled (D71a). */
function ClearSite({ acts }: { acts: OrderActs }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Writing area="sales">
      <Button color="error" disabled={acts.isWorking} onClick={() => setOpen(true)}>
        {translate('order.clearSite')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={translate('order.clearSiteQuestion')}
        content={translate('order.clearSiteHint')}
        confirm={translate('order.clearSite')}
        cancel={translate('ra.action.cancel')}
        onConfirm={() => {
          setOpen(false);
          void acts.clearSite();
        }}
        onClose={() => setOpen(false)}
      />
    </Writing>
  );
}

interface SiteCardProps {
  page: ShownOrder;
  site: SiteRecord;
  acts: OrderActs;
}

/** Mounting and measurements reported from the site (D58a). */
export function SiteCard({ page, site, acts }: SiteCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { t, language } = useOrderWords(page);
  const installation = useMemo(() => orderInstallation(page), [page]);
  const items = useMemo(
    () => mountingList({ page, installation, language, t }).flatMap((group) => group.items),
    [page, installation, language, t],
  );
  const rows = siteRows(installation, site, language, t).filter(({ measured }) => measured);
  const count = items.filter(({ key }) => isTicked(site, key)).length;
  const name = writtenAt(site, NAME_KEY);
  return (
    <OrderSection
      title={translate('order.site')}
      action={translate('order.mounted', { count, all: items.length })}
    >
      {rows.length === 0 ? (
        <Text px={2} pb={2}>
          {translate('order.noMeasurements')}
        </Text>
      ) : (
        <RecordTable resource="zamowienia" records={rows.map((row) => ({ id: row.key, ...row }))}>
          <DataTable.Col<SiteRow>
            label={t('mounting.head_place')}
            render={({ zone, label, rule }) => (
              <>
                {zone} · {label}
                <Typography variant="caption" component="div">
                  {rule}
                </Typography>
              </>
            )}
          />
          <DataTable.Col<SiteRow>
            label={t('mounting.head_measured')}
            cellClassName="breakable"
            render={({ measured }) => measured}
          />
          <DataTable.Col<SiteRow>
            label={t('mounting.head_computed')}
            className="fromMd"
            render={({ computed, difference }) => (
              <>
                {computed}
                <Typography variant="caption" component="div">
                  {difference}
                </Typography>
              </>
            )}
          />
          <DataTable.Col<SiteRow>
            label={t('mounting.head_verdict')}
            render={(row) =>
              isBad(row.verdict) ? (
                <Text component="span" color="error" isStrong>
                  {verdictInWords(row, t)}
                </Text>
              ) : (
                verdictInWords(row, t)
              )
            }
          />
          <DataTable.Col<SiteRow>
            label={t('mounting.head_at')}
            className="fromSm nowrap"
            render={({ at }) => momentIn(at, locale)}
          />
        </RecordTable>
      )}
      <Row gap={2} isWrapped={false} px={2} py={1.5}>
        {name && (
          <Text variant="body2" isBreakable>
            {translate('order.measuredBy', { name })}
          </Text>
        )}
        <Spaced flex={1} />
        <ClearSite acts={acts} />
        {rows.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => saveSiteCsv(page, site, language, t)}
          >
            {t('download.file_site')}
          </Button>
        )}
      </Row>
    </OrderSection>
  );
}
