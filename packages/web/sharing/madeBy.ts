import { isolated } from '@lumitor/domain/catalogue/plainText';
import type { OpenedProject, VersionHead } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';

export const madeBy = ({ at, by, byShop }: VersionHead, t: Translate, language: string): string =>
  [byShop ? t('sharing.byShop', { name: isolated(by) }) : isolated(by), formatDate(at, language, true)]
    .filter(Boolean)
    .join(' · ');

/** Message that the shop may edit or edits; empty otherwise. */
export const shopWords = ({ shop, as }: OpenedProject, t: Translate): string =>
  shop && as === undefined ? t(shop.openedAt ? 'sharing.shopWorks' : 'sharing.shopMay') : '';
