import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { activeLanguages } from '../../data/activeLanguages.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { ExportButton } from '../../spreadsheet/ExportButton.tsx';
import { filterArticles } from '../filter.ts';
import { useArticleActions } from '../useArticleActions.tsx';
import { useArticles } from '../useArticles.ts';

const PriceDialog = lazy(() => import('../bulk/PriceDialog.tsx'));

/** What can be done with all selected articles at once, on whatever page they are. */
export function BulkActions({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const { selectedIds = [], total, filterValues, onSelect, onUnselectItems } = useListContext();
  const [isPricing, setIsPricing] = useState(false);
  const all = useArticles(resource);
  const selected = useMemo(() => {
    const chosen = new Set(selectedIds);
    return all.filter(({ id }) => chosen.has(id));
  }, [all, selectedIds]);
  const actions = useArticleActions(resource);
  const unselect = () => onUnselectItems();
  const selectFound = () =>
    onSelect(
      filterArticles(resource.collection, all, filterValues ?? {}, activeLanguages()).map(({ id }) => id),
    );
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {translate('catalogue.list.selected', { smart_count: selected.length })}
      </Typography>
      {total !== undefined && total > selectedIds.length && (
        <Button size="small" onClick={selectFound}>
          {translate('catalogue.list.selectFound', { count: total })}
        </Button>
      )}
      <Button size="small" onClick={unselect}>
        {translate('catalogue.list.unselect')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto' }}>
        <Button size="small" onClick={() => actions.activate(selected, unselect)}>
          {translate('catalogue.actions.activate')}
        </Button>
        <Button size="small" onClick={() => actions.deactivate(selected, unselect)}>
          {translate('catalogue.actions.deactivate')}
        </Button>
        <Button size="small" onClick={() => setIsPricing(true)}>
          {translate('catalogue.actions.prices')}
        </Button>
        <Button size="small" onClick={() => void actions.copy(selected, unselect)}>
          {translate('catalogue.actions.copyTo', { line: actions.line })}
        </Button>
        <ExportButton resource={resource} articles={async () => selected} isSelection />
        <Button size="small" color="error" onClick={() => actions.remove(selected, unselect)}>
          {translate('catalogue.actions.remove')}
        </Button>
      </Box>
      {actions.warning}
      {isPricing && (
        <Suspense>
          <PriceDialog
            resource={resource}
            articles={selected}
            onClose={() => setIsPricing(false)}
            onDone={unselect}
          />
        </Suspense>
      )}
    </>
  );
}
