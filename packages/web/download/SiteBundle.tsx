import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useEffect, useRef, useState } from 'react';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './Downloads.module.css';
import type { DrawingOptions } from './orderFiles.ts';

type State =
  | { kind: 'ready' | 'done' | 'cancelled' | 'broken' }
  | { kind: 'working'; number: number; count: number; words: string }
  | { kind: 'incomplete'; names: string };

interface SiteBundleProps {
  page: ShownOrder;
  url: string;
  drawing: DrawingOptions;
}

export function SiteBundle({ page, url, drawing }: SiteBundleProps) {
  const { t, language } = useTranslation();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);

  const save = async () => {
    if (state.kind === 'working') return;
    const started = new AbortController();
    const { signal } = started;
    working.current = started;
    setState({ kind: 'working', number: 0, count: 1, words: '' });
    try {
      const { makeSiteBundle } = await import('./siteBundle.ts');
      const { zip, failed } = await makeSiteBundle({ page, language, t, url }, drawing, {
        signal,
        onProgress: (progress) => setState({ kind: 'working', ...progress }),
      });
      saveFile(zip, fileNameOf(page.number || page.id, t('download.bundleFile'), 'zip'));
      setState(failed.length > 0 ? { kind: 'incomplete', names: failed.join(', ') } : { kind: 'done' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      setState({ kind: signal.aborted ? 'cancelled' : 'broken' });
    }
  };

  const isWorking = state.kind === 'working';
  return (
    <>
      <Button icon="download" aria-busy={isWorking} onClick={() => void save()}>
        {t('download.bundle')}
      </Button>
      {isWorking && (
        <>
          <progress
            className={styles.bar}
            max={state.count}
            value={Math.max(0, state.number - 1)}
            aria-label={t('download.bundle')}
          />
          <Button variant="quiet" onClick={() => working.current?.abort()}>
            {t('download.bundleCancel')}
          </Button>
        </>
      )}
      <span role="status" className={styles.status}>
        {isWorking &&
          state.number > 0 &&
          t('download.bundleProgress', { number: state.number, count: state.count, name: state.words })}
        {state.kind === 'done' && t('download.bundleDone')}
        {state.kind === 'cancelled' && t('download.bundleCancelled')}
      </span>
      {state.kind === 'incomplete' && (
        <Notice tone="error" className={styles.failure}>
          {t('download.bundleIncomplete', { names: state.names })}
        </Notice>
      )}
      {state.kind === 'broken' && (
        <Notice tone="error" className={styles.failure}>
          {t('download.fileFailed')}
        </Notice>
      )}
    </>
  );
}
