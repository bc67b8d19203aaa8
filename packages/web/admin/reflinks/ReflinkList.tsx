import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { Link, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListBase, Pagination, Title, useCreatePath, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { ListRows } from '../elements/ListRows.tsx';
import { PlacedCard, Row, Stacked } from '../elements/layout.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { AddButton } from '../sales/storedForm.tsx';
import { TABLE } from '../sales/tableStyles.ts';
import { useFilterDraft } from '../sales/useFilterDraft.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { reflinkUrl } from './LinkCard.tsx';
import type { ReflinkFilter, ReflinkRow } from './listReflinks.ts';

function ActiveSwitch({ reflink: { id, name, active } }: { reflink: ReflinkRow }) {
  const translate = useTranslate();
  const { attempt } = useBatch();
  const [requested, setOpenChoice] = useState<boolean | null>(null);
  const change = async (isActive: boolean) => {
    setOpenChoice(isActive);
    await attempt(
      { kind: isActive ? 'activate' : 'deactivate', name: '' },
      [{ kind: 'update', collection: 'reflinks', id, fields: { active: isActive } }],
      { word: isActive ? 'reflinks.activated' : 'reflinks.deactivated' },
    );
    setOpenChoice(null);
  };
  return (
    <Switch
      size="small"
      checked={requested ?? active}
      onChange={({ target }) => change(target.checked)}
      slotProps={{ input: { role: 'switch', 'aria-label': translate('reflinks.activeOf', { name }) } }}
    />
  );
}

function ReflinkTable() {
  const translate = useTranslate();
  const locale = useLocale();
  const createPath = useCreatePath();
  const money = (amount: number, currency: Currency) =>
    amount === 0 ? '–' : formatMoney(cents(amount), currency, locale.toUpperCase());
  const broughtBy = ({ openings, orders, valuePLN, valueEUR }: ReflinkRow) =>
    [
      `${translate('reflinks.openings')}: ${openings}`,
      `${translate('reflinks.orders')}: ${orders}`,
      ...[valuePLN > 0 && money(valuePLN, 'PLN'), valueEUR > 0 && money(valueEUR, 'EUR')].filter(Boolean),
    ].join(' · ');
  const figure = { align: 'right', sortByOrder: 'DESC', className: 'fromMd nowrap' } as const;
  const value = (currency: Currency) => ({
    ...figure,
    source: `value${currency}`,
    label: translate('reflinks.valueIn', { currency }),
    render: (row: ReflinkRow) => money(row[`value${currency}`], currency),
  });
  return (
    <DataTable<ReflinkRow> rowClick={false} bulkActionButtons={false} sx={TABLE}>
      <DataTable.Col
        source="name"
        label={translate('reflinks.name')}
        className="breakable thirdMd"
        render={(row: ReflinkRow) => (
          <>
            <Link component={RouterLink} to={createPath({ resource: 'reflinks', type: 'edit', id: row.id })}>
              {row.name}
            </Link>
            <Typography variant="caption" component="div">
              {row.email}
            </Typography>
            <Typography variant="caption" component="div" className="belowMd">
              {broughtBy(row)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col
        label={translate('reflinks.active')}
        render={(row: ReflinkRow) => <ActiveSwitch reflink={row} />}
      />
      <DataTable.Col {...figure} source="openings" label={translate('reflinks.openings')} />
      <DataTable.Col {...figure} source="orders" label={translate('reflinks.orders')} />
      <DataTable.Col {...value('PLN')} />
      <DataTable.Col {...value('EUR')} />
      <DataTable.Col
        label={<VisuallyHidden>{translate('reflinks.actions')}</VisuallyHidden>}
        align="right"
        className="shrunk"
        render={({ id, name }: ReflinkRow) => <CopyLinkButton url={reflinkUrl(id)} name={name} />}
      />
    </DataTable>
  );
}

function ReflinkFilters() {
  const translate = useTranslate();
  const { draft, change } = useFilterDraft<ReflinkFilter>();
  return (
    <Stacked
      role="search"
      aria-label={translate('sales.filters')}
      gap={0}
      columnGap={1.5}
      columns={{ xs: '1fr', sm: 'minmax(200px, 420px) 180px' }}
      p={2}
      pb={1}
    >
      <TextField
        type="search"
        label={translate('reflinks.search')}
        value={draft.search ?? ''}
        onChange={({ target }) => change({ search: target.value })}
      />
      <ChoiceField
        label={translate('reflinks.activeFilter')}
        value={draft.active ?? ''}
        onChoose={(active) => change({ active: active || undefined })}
        choices={[
          ['', translate('reflinks.anyState')],
          ['true', translate('reflinks.onlyActive')],
          ['false', translate('reflinks.onlyInactive')],
        ]}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
    </Stacked>
  );
}

export function ReflinkList() {
  const translate = useTranslate();
  return (
    <ListBase
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
      queryOptions={{ meta: { withStatistics: true } }}
    >
      <Title title="resources.reflinks.name" />
      <Row gap={0} align="stretch" justify="flex-end" isWrapped={false} py={2}>
        <AddButton label={translate('reflinks.add')} />
      </Row>
      <PlacedCard className="open" mb={4}>
        <ReflinkFilters />
        <ListRows nothingYet={translate('reflinks.nothingYet')}>
          <ReflinkTable />
        </ListRows>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </PlacedCard>
    </ListBase>
  );
}
