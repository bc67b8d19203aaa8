import { imageAt } from '@lumitor/domain/catalogue/image';
import { useSettings } from '../data/settings.ts';
import styles from './Logo.module.css';

export function Logo({ isOnDark = false }: { isOnDark?: boolean | undefined }) {
  const shop = useSettings()?.shop;
  if (!shop) return null;
  const { name, logo, logoDark } = shop;
  const light = logo || logoDark;
  const dark = logoDark || logo;
  if (light)
    return (
      <picture>
        {!isOnDark && <source media="(prefers-color-scheme: dark)" srcSet={imageAt(dark, 320)} />}
        <img className={styles.picture} src={imageAt(isOnDark ? dark : light, 320)} alt={name} />
      </picture>
    );
  return (
    name && (
      <span className={styles.logo}>
        <b className={styles.name}>{name}</b>
        <i className={styles.rail} />
      </span>
    )
  );
}
