import type { Batch } from '@lumitor/domain/collections/change';
import type { MailKind } from '@lumitor/domain/mails/mails';
import type { SettingsKind } from '@lumitor/domain/settings/settings';
import { useLocaleState } from 'react-admin';
import { momentIn } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';

export function useBatchWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const nameOf = ({ collection, documentId, name }: Batch['first']) => {
    if (collection === 'mailTexts')
      return `${translate('resources.wiadomosci.name')} · ${translate(`mails.kinds.${documentId as MailKind}`)}`;
    return collection === 'settings' || collection === 'serviceSettings'
      ? `${translate('resources.ustawienia.name')} · ${translate(`settings.kinds.${documentId as SettingsKind}`)}`
      : name;
  };
  return (batch: Batch) => {
    const { at, reason, added, updated, removed, first } = batch;
    const why = translate(`changes.reasons.${reason.kind}`);
    const name = reason.name || (added + updated + removed === 1 ? nameOf(first) : '');
    const counts = (['added', 'updated', 'removed'] as const)
      .filter((what) => batch[what] > 0)
      .map((what) => translate(`changes.${what}`, { smart_count: batch[what] }));
    return {
      title: name ? `${why}: ${name}` : why,
      at: momentIn(at, locale),
      counts: counts.join(', '),
    };
  };
}
