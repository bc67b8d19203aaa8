import { openWords } from '@lumitor/domain/lists/openWords';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useMemo } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import text from '../ui/text.module.css';

export interface OpenFindingsProps {
  page: ShownOrder;
  /** Whether shown on site: findings that had to be confirmed must not be built unchanged. */
  isOnSite?: boolean;
}

/** Open findings of an order (D57). */
export function OpenFindings({ page, isOnSite = false }: OpenFindingsProps) {
  const { t, language } = useTranslation();
  const { confirmed, advised } = useMemo(() => openWords(page, language, t), [page, language, t]);
  const lists = [
    {
      tone: 'warning',
      title: t(isOnSite ? 'sheet.notForConstruction' : 'check.confirmed'),
      sentences: confirmed,
    },
    { tone: 'info', title: t('sheet.advised'), sentences: advised },
  ] as const;
  return lists.map(
    ({ tone, title, sentences }) =>
      sentences.length > 0 && (
        <Notice key={tone} tone={tone} title={title}>
          <ul className={text.points}>
            {sentences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ),
  );
}
