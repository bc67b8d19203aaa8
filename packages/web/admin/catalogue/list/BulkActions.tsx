import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { activeLanguages } from '../../data/activeLanguages.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { Writing } from '../../elements/Writing.tsx';
import { ExportButton } from '../../spreadsheet/ExportButton.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { filterArticles } from '../filter.ts';
import { useArticleActions } from '../useArticleActions.tsx';
import { useArticles } from '../useArticles.ts';
import { ActionButtons } from './ActionButtons.tsx';

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
  const word = useWords('catalogue.actions');
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
      <IconButton size="small" onClick={unselect} aria-label={translate('catalogue.list.unselect')}>
        <Close fontSize="small" />
      </IconButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto' }}>
        <ExportButton resource={resource} articles={async () => selected} isSelection />
        <Writing area="catalogue">
          <ActionButtons
            actions={[
              { word: word('activate'), act: () => actions.activate(selected, unselect) },
              { word: word('deactivate'), act: () => actions.deactivate(selected, unselect) },
              { word: word('prices'), act: () => setIsPricing(true) },
              {
                word: word('copyTo', { line: actions.line }),
                act: () => void actions.copy(selected, unselect),
              },
              { word: word('remove'), act: () => actions.remove(selected, unselect), isDanger: true },
            ]}
          />
        </Writing>
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
