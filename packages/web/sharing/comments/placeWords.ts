import type { CommentPlace } from '@lumitor/domain/sharing/comments';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** @param isGone the subject no longer exists */
export function placeWords(
  { place: { on }, isGone }: { place: CommentPlace; isGone: boolean },
  t: Translate,
) {
  const place = on ? t(`comments.on_${on.kind}`, { number: on.number }) : t('comments.on_place');
  return isGone ? t('comments.gone', { place }) : place;
}
