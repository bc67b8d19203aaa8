import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { useArrangement } from '../../visitor/arrangement.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { pinAllPieces, spreadAllAnew } from '../../visitor/pieces.ts';
import styles from './AllPieces.module.css';

/** How many luminaires stand where they were put, and what has all of them do so, or none. */
export function AllPieces() {
  const { t } = useTranslation();
  const { pieces } = useArrangement();
  const { placements } = usePlan();
  if (pieces.length === 0) return null;
  const placed = pieces.filter(({ isPlaced }) => isPlaced).length;
  return (
    <div className={styles.all}>
      <p className={styles.how}>{t('pieces.howPlaced', { placed, automatic: pieces.length - placed })}</p>
      <Button
        size="small"
        data-tooltip={t('pieces.pinAllHint')}
        disabledReason={placed === pieces.length ? t('pieces.allPinned') : undefined}
        onClick={pinAllPieces}
      >
        {t('pieces.pinAll')}
      </Button>
      <Button
        size="small"
        data-tooltip={t('pieces.spreadAnewHint')}
        disabledReason={placements.length === 0 ? t('pieces.allAutomatic') : undefined}
        onClick={spreadAllAnew}
      >
        {t('pieces.spreadAnew')}
      </Button>
    </div>
  );
}
