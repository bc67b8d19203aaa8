import type { LegalSettings } from '@lumitor/domain/settings/documents';
import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { fetchLegal } from '../data/legal.ts';
import { textsStore } from '../data/texts.ts';
import { useRequest } from '../data/useRequest.ts';
import { PageLayout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  textOf(legal: LegalSettings): string;
  otherwise: ReactNode;
}

export function LegalPage({ title, textOf, otherwise }: LegalPageProps) {
  const { t } = useTranslation();
  // Reloads with the texts.
  const texts = useStore(textsStore, (shown) => shown.texts);
  const { value: legal, state, retry } = useRequest(texts, fetchLegal);
  const html = legal && textOf(legal);
  return (
    <PageLayout title={title}>
      <article className={styles.page}>
        <h1>{title}</h1>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the service keeps safe elements alone
          <div className={styles.own} dangerouslySetInnerHTML={{ __html: html }} />
        ) : legal ? (
          otherwise
        ) : state === 'failed' ? (
          <Notice
            tone="error"
            title={t('privacy.failed')}
            action={
              <Button size="small" icon="refresh" onClick={retry}>
                {t('start.retry')}
              </Button>
            }
          >
            {t('privacy.failedRemedy')}
          </Notice>
        ) : (
          <Spinner label={title} />
        )}
      </article>
    </PageLayout>
  );
}
