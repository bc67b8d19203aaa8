import type { ReactNode } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useArrangement } from '../../visitor/arrangement.ts';
import { configuratorStore, useConfigurator } from '../../visitor/configuratorStore.ts';
import { AllPieces } from './AllPieces.tsx';
import { PieceTable } from './PieceTable.tsx';

/** The two views of the luminaires' panel: the catalogue, or the table of those that hang. */
export function CatalogueOrTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pieces } = useArrangement();
  const isTableShown = useConfigurator((state) => state.isTableShown);
  return (
    <>
      <Segmented
        label={t('pieces.view')}
        hideLabel
        value={isTableShown ? 'table' : 'catalogue'}
        onChange={(view) => configuratorStore.setState({ isTableShown: view === 'table' })}
        options={[
          { value: 'catalogue', label: t('pieces.inCatalogue') },
          { value: 'table', label: t('pieces.onDrawing', { count: pieces.length }) },
        ]}
      />
      <AllPieces />
      {isTableShown ? <PieceTable /> : children}
    </>
  );
}
