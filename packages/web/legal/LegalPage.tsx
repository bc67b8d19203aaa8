import type { LegalSettings } from '@lumitor/domain/settings/legal';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { fetchLegal } from '../data/legal.ts';
import { textsStore } from '../data/texts.ts';
import { Layout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './LegalPage.module.css';

/** The shop's own privacy policy and terms; null until they are there. They come anew with the texts. */
function useLegal(): { legal: LegalSettings | null; hasFailed: boolean; retry: () => void } {
  const texts = useStore(textsStore, (state) => state.texts);
  const [legal, setLegal] = useState<LegalSettings | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, and new texts, ask again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    fetchLegal(leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer) setLegal(answer);
      setFailed(answer === null);
    });
    return () => leaving.abort();
  }, [texts, attempt]);
  return { legal, hasFailed, retry: () => setAttempt((before) => before + 1) };
}

interface LegalPageProps {
  title: string;
  /** The shop's HTML, which the service has made safe; empty where it has none. */
  textOf(legal: LegalSettings): string;
  /** Instead of the shop's text. */
  otherwise: ReactNode;
}

/** What a shop owes its visitors to say, in its own words where it has put them. */
export function LegalPage({ title, textOf, otherwise }: LegalPageProps) {
  const { t } = useTranslation();
  const { legal, hasFailed, retry } = useLegal();
  const html = legal && textOf(legal);
  return (
    <Layout title={title}>
      <article className={styles.page}>
        <h1>{title}</h1>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the service keeps safe elements alone
          <div className={styles.own} dangerouslySetInnerHTML={{ __html: html }} />
        ) : legal ? (
          otherwise
        ) : hasFailed ? (
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
    </Layout>
  );
}
