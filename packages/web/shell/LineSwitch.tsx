import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { Link } from 'wouter';
import { PATHS } from '../app/paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './LineSwitch.module.css';
import { LINE_NAMES } from './lineNames.ts';

/** Names the product line that is shown, and leads back to the choice of it. */
export function LineSwitch({ line }: { line: ProductLine }) {
  const { t } = useTranslation();
  return (
    <Link
      href={PATHS.home}
      className={styles.badge}
      data-tooltip={t('header.changeLine')}
      aria-label={`${LINE_NAMES[line]}. ${t('header.changeLine')}`}
    >
      {LINE_NAMES[line]}
    </Link>
  );
}
