import { isolated } from '@lumitor/domain/catalogue/plainText';
import type { OpenedProject, VersionHead } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** When a version came to be, and by whom: the shop is told from whoever calls themselves so. */
export const madeBy = ({ at, by, byShop }: VersionHead, t: Translate, language: string): string =>
  [byShop ? t('sharing.byShop', { name: isolated(by) }) : isolated(by), formatDate(at, language, true)]
    .filter(Boolean)
    .join(' · ');

/** That the shop may work on a project, or does; empty where it may not, and for the shop itself. */
export const shopWords = ({ shop, as }: OpenedProject, t: Translate): string =>
  shop && as === undefined ? t(shop.openedAt ? 'sharing.shopWorks' : 'sharing.shopMay') : '';
