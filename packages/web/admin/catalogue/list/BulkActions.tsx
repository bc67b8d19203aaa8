import { Button, Menu, MenuItem, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useMemo, useState } from 'react';
import { BulkActionsToolbar, SelectAllButton, useListContext } from 'react-admin';
import type { CatalogueResource } from '../../data/resources.ts';
import { useMay } from '../../data/useMay.ts';
import { Writing } from '../../elements/Writing.tsx';
import { ExportButton } from '../../spreadsheet/ExportButton.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { useArticleActions } from '../useArticleActions.tsx';
import { useArticles } from '../useArticles.ts';

interface Action {
  word: string;
  act(): void;
  isDanger?: boolean;
}

function ActionButtons({ actions }: { actions: readonly Action[] }) {
  const translate = useTranslate();
  const hasRoom = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (hasRoom)
    return actions.map(({ word, act, isDanger }) => (
      <Button key={word} size="small" color={isDanger ? 'error' : 'primary'} onClick={act}>
        {word}
      </Button>
    ));
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('catalogue.actions.all')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ word, act, isDanger }) => (
          <MenuItem
            key={word}
            className={isDanger ? 'bad' : ''}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {word}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const PriceDialog = lazy(() => import('../bulk/PriceDialog.tsx'));

const ALL = 100_000;

export function BulkActions({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const { selectedIds = [], total, onUnselectItems } = useListContext();
  const [isPricing, setIsPricing] = useState(false);
  const mayPrice = useMay('prices').write;
  const all = useArticles(resource);
  const selected = useMemo(() => {
    const chosen = new Set(selectedIds);
    return all.filter(({ id }) => chosen.has(id));
  }, [all, selectedIds]);
  const actions = useArticleActions(resource);
  const word = useWords('catalogue.actions');
  const unselect = () => onUnselectItems();
  return (
    <>
      <BulkActionsToolbar
        label="catalogue.list.selected"
        selectAllButton={
          <SelectAllButton label={translate('catalogue.list.selectFound', { count: total })} limit={ALL} />
        }
      >
        <ExportButton resource={resource} documents={async () => selected} isSelection />
        <Writing area="catalogue">
          <ActionButtons
            actions={[
              { word: word('activate'), act: () => actions.activate(selected, unselect) },
              { word: word('deactivate'), act: () => actions.deactivate(selected, unselect) },
              ...(mayPrice ? [{ word: word('prices'), act: () => setIsPricing(true) }] : []),
              {
                word: word('copyTo', { line: actions.line }),
                act: () => void actions.copy(selected, unselect),
              },
              { word: word('remove'), act: () => actions.remove(selected, unselect), isDanger: true },
            ]}
          />
        </Writing>
      </BulkActionsToolbar>
      {actions.warning}
      {isPricing && (
        <Suspense>
          <PriceDialog
            chosen={[{ resource, articles: selected }]}
            onClose={() => setIsPricing(false)}
            onDone={unselect}
          />
        </Suspense>
      )}
    </>
  );
}
