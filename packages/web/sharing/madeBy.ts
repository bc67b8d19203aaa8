import type { OpenedProject, VersionHead } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** When a version came to be, and by whom: the shop is told from whoever calls themselves so. */
export const madeBy = ({ at, by, byShop }: VersionHead, t: Translate, language: string): string =>
  [byShop ? t('sharing.byShop', { name: by }) : by, formatDate(at, language, true)]
    .filter(Boolean)
    .join(' · ');

/** That the shop may work on a project, and when it had it open last; empty where it may not. */
export function shopWords({ shop }: OpenedProject, t: Translate, language: string): string {
  if (!shop) return '';
  const { openedAt } = shop;
  return openedAt
    ? t('sharing.shopWorks', { when: formatDate(openedAt, language, true) })
    : t('sharing.shopMay');
}
