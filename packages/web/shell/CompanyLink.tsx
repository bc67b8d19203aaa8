import { useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Logo } from './Logo.tsx';

export function CompanyLink(props: { className?: string | undefined; isOnDark?: boolean }) {
  const { className, isOnDark } = props;
  const { t } = useTranslation();
  const shop = useSettings()?.shop;
  if (!shop?.name && !shop?.logo && !shop?.logoDark) return null;
  if (!shop.url)
    return (
      <span className={className}>
        <Logo isOnDark={isOnDark} />
      </span>
    );
  return (
    <a
      className={className}
      href={shop.url}
      // The visible name is hidden on a phone.
      aria-label={shop.name || t('header.companyLink')}
      data-tooltip={t('header.companyLink')}
    >
      <Logo isOnDark={isOnDark} />
    </a>
  );
}
