import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import { Button, Typography, useMediaQuery } from '@mui/material';
import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import {
  ColumnsButton,
  CreateButton,
  List,
  Pagination,
  SortButton,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { useLocation } from 'react-router';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { ListRows } from '../elements/ListRows.tsx';
import { PlacedButton, Row } from '../elements/layout.tsx';
import { Writing } from '../elements/Writing.tsx';
import { ExportButton } from '../spreadsheet/ExportButton.tsx';
import { ImportButton } from '../spreadsheet/ImportButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ArticleFilters } from './list/ArticleFilters.tsx';
import { ArticleTable } from './list/ArticleTable.tsx';
import { firstSort, sortsOf } from './list/columns.ts';
import { listKey, useFilterOfAddress } from './list/useFilterOfAddress.ts';
import { Views } from './list/Views.tsx';
import { ADDED } from './listArticles.ts';
import { useCatalogueResource, useCatalogueTitle } from './useArticles.ts';

const FoundLine = memo(function FoundLine() {
  const translate = useTranslate();
  const { total, selectedIds, filterValues, setFilters } = useListContext();
  if (selectedIds.length > 0) return null;
  return (
    <Row gap={0} minHeight={48} px={2}>
      <Typography role="status" color="textSecondary">
        {total !== undefined && translate('catalogue.list.found', { smart_count: total })}
        {' · '}
        {translate('catalogue.list.netPrices')}
      </Typography>
      {Object.keys(filterValues).length > 0 && (
        <PlacedButton size="small" ml="auto" onClick={() => setFilters({}, undefined, false)}>
          {translate('list.clearFilters')}
        </PlacedButton>
      )}
    </Row>
  );
});

const CataloguePriceDialog = lazy(() => import('./bulk/CataloguePriceDialog.tsx'));

function CataloguePrices({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<PriceChange />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {translate('catalogue.prices.inCatalogue')}
      </Button>
      {isOpen && (
        <Suspense>
          <CataloguePriceDialog resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const PAGE_SIZES = [25, 50, 100, 250];

function ExportFound({ resource }: { resource: CatalogueResource }) {
  const { getData } = useListContext<Document>();
  return <ExportButton resource={resource} documents={async () => (await getData?.()) ?? []} />;
}

function Actions({ resource }: { resource: CatalogueResource }) {
  const hasColumns = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  return (
    <TopToolbar
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        bgcolor: 'transparent',
        width: '100%',
        py: { xs: 1, sm: 2 },
      }}
    >
      {isNarrow && <SortButton fields={sortsOf(resource.collection)} />}
      <Views resource={resource} />
      {hasColumns && <ColumnsButton />}
      <Writing area="catalogue">
        <ImportButton resource={resource} />
      </Writing>
      <ExportFound resource={resource} />
      <Writing area="catalogue">
        <Writing area="prices">
          <CataloguePrices resource={resource} />
        </Writing>
        <CreateButton variant="contained" size="small" />
      </Writing>
    </TopToolbar>
  );
}

function FilterInAddress({ onFilter }: { onFilter(filter: object): void }) {
  const { filterValues } = useListContext();
  useEffect(() => onFilter(filterValues), [filterValues, onFilter]);
  return null;
}

function ListPage({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const title = useCatalogueTitle(resource);
  const { isTaken, write } = useFilterOfAddress(resource.name);
  const added = new URLSearchParams(useLocation().search).get(ADDED);
  const queryOptions = useMemo(() => (added ? { meta: { first: added } } : {}), [added]);
  if (!isTaken) return null;
  return (
    // Typing must not add history entries: the stored filter replaces the address.
    <List
      disableSyncWithLocation
      storeKey={listKey(resource.name)}
      perPage={25}
      sort={firstSort(resource.collection)}
      queryOptions={queryOptions}
      title={title}
      actions={<Actions resource={resource} />}
      pagination={<Pagination rowsPerPageOptions={PAGE_SIZES} />}
      empty={false}
      // A failed load shows in the rows, with a retry.
      error={false}
      sx={{ mb: 4, '& .RaList-main': { minWidth: 0 } }}
    >
      <FilterInAddress onFilter={write} />
      <ArticleFilters resource={resource} />
      <FoundLine />
      <ListRows nothingYet={translate('catalogue.list.empty')} rowHeight={52}>
        <ArticleTable resource={resource} />
      </ListRows>
    </List>
  );
}

export function ArticleList() {
  const resource = useCatalogueResource();
  return <ListPage key={resource.name} resource={resource} />;
}
