import { isolated } from '@lumitor/domain/catalogue/plainText';
import type { Comment } from '@lumitor/domain/sharing/comments';
import type { Translate } from '@lumitor/domain/translation/lookup';

export const signatureOf = ({ by, byShop }: Pick<Comment, 'by' | 'byShop'>, t: Translate): string => {
  const name = isolated(by);
  return byShop ? t('sharing.byShop', { name }) : name || t('comments.unsigned');
};
