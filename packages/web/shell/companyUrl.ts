import type { Translate } from '@lumitor/domain/translation/lookup';

/** Where the logo leads: a text of the shop, which may lead to a web page and run nothing. */
export function companyUrl(t: Translate): string | undefined {
  const url = t('header.companyUrl');
  return /^https?:/.test(url) ? url : undefined;
}
