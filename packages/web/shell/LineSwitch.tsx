import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { Link } from 'wouter';
import { useLineNames, useVisibleLines } from '../data/settings.ts';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './LineSwitch.module.css';

export function LineSwitch({ line }: { line: ProductLine }) {
  const { t } = useTranslation();
  const name = useLineNames()[line];
  if (useVisibleLines().every((visible) => visible === line))
    return <span className={styles.badge}>{name}</span>;
  return (
    <Link
      href={PATHS.home}
      className={styles.badge}
      data-tooltip={t('header.changeLine')}
      aria-label={`${name}. ${t('header.changeLine')}`}
    >
      {name}
    </Link>
  );
}
