import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { useTranslation } from '../translation/useTranslation.ts';
import { showStartDialog } from './chosenLine.ts';
import styles from './LineSwitch.module.css';
import { LINE_NAMES } from './lineNames.ts';

/** Names the product line that is shown, and leads back to the choice of it. */
export function LineSwitch({ line }: { line: ProductLine }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.badge}
      data-tooltip={t('header.changeLine')}
      aria-label={`${LINE_NAMES[line]}. ${t('header.changeLine')}`}
      onClick={showStartDialog}
    >
      {LINE_NAMES[line]}
    </button>
  );
}
