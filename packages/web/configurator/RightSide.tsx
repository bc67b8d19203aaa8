import { type ComponentType, Suspense } from 'react';
import { Panel } from '../ui/Panel.tsx';
import styles from './Configurator.module.css';
import Bill from './panels/bill/Bill.tsx';
import FoldedBill from './panels/bill/FoldedBill.tsx';
import TotalBar from './panels/bill/TotalBar.tsx';
import type { Folding, PanelStage } from './useFolding.ts';

interface RightSideProps {
  folding: Pick<Folding, 'isNarrow' | 'isBillOpen' | 'isRightFolded' | 'rightWidth' | 'toggleBill'>;
  RightPanel: ComponentType | null;
  isUnderCard: boolean;
  isBillUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  isBillEmpty: boolean;
  onBill: () => void;
  onSummary: () => void;
  summaryLabel: string | undefined;
  onStage: ((stage: PanelStage) => void) | null;
}

export default function RightSide({
  folding,
  RightPanel,
  isUnderCard,
  isBillUnfolded,
  ...rest
}: RightSideProps) {
  const { isNarrow, isBillOpen, isRightFolded, rightWidth, toggleBill } = folding;
  const { onUnfold, isBillEmpty, onBill, onSummary, summaryLabel, onStage } = rest;
  const bill = (isBillOpen || isUnderCard) && (
    <div className={styles.right} data-under-card={isUnderCard || undefined} style={{ width: rightWidth }}>
      <Bill
        onSummary={onSummary}
        isSheet={isNarrow}
        onFold={isUnderCard ? () => onUnfold(false) : toggleBill}
        onAccessories={onStage ? () => onStage('accessories') : undefined}
        summaryLabel={summaryLabel}
        onSupply={onStage ? () => onStage('control') : undefined}
      />
    </div>
  );
  return (
    <>
      {RightPanel && !isRightFolded ? (
        <div className={styles.right} style={{ width: rightWidth }}>
          <Panel className={styles.related}>
            <Suspense>
              <RightPanel />
            </Suspense>
            {!isNarrow && <TotalBar isOpen={false} onToggle={onBill} />}
          </Panel>
        </div>
      ) : isUnderCard && !isBillUnfolded ? (
        <div className={styles.underCard} style={{ width: rightWidth }}>
          <FoldedBill onSummary={onSummary} summaryLabel={summaryLabel} onUnfold={() => onUnfold(true)} />
        </div>
      ) : (
        bill
      )}
      {isNarrow && (RightPanel || !isBillEmpty) && (
        <TotalBar isOpen={isBillOpen && !RightPanel} onToggle={RightPanel ? onBill : toggleBill} />
      )}
    </>
  );
}
