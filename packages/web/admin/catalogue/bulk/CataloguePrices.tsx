import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate } from '../../words/useTranslate.ts';

const CataloguePriceDialog = lazy(() => import('./CataloguePriceDialog.tsx'));

/** Opens the change of prices of whole collections. */
export function CataloguePrices({ resource }: { resource: CatalogueResource }) {
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
