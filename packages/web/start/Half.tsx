import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { wordsIn } from '@lumitor/domain/translation/articleTexts';
import type { Cm } from '@lumitor/domain/units';
import { useLineNames, useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Half.module.css';

export type HowToOpen = 'continue' | 'afresh';

export interface StartedLayout {
  steps: number;
  totalLength: Cm;
}

export interface HalfProps {
  line: ProductLine;
  started: StartedLayout | null;
  hasFailed: boolean;
  onOpen: (how: HowToOpen) => void;
  onRetry: () => void;
}

export function Half({ line, started, hasFailed, onOpen, onRetry }: HalfProps) {
  const { t, language } = useTranslation();
  const lineNames = useLineNames();
  const name = lineNames[line];
  const about = wordsIn(useSettings()?.lines[line].description ?? {}, language);
  const size = started && {
    count: started.steps,
    length: (started.totalLength / 100).toLocaleString(language, { maximumFractionDigits: 2 }),
  };
  return (
    <section className={styles.half}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.about}>{about}</p>
        {hasFailed && (
          <Notice
            tone="error"
            className={styles.failure}
            title={t('start.failed', { line: name })}
            action={
              <Button size="small" icon="refresh" onClick={onRetry}>
                {t('start.retry')}
              </Button>
            }
          >
            {t('start.failedRemedy')}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant="primary" className={styles.choose} onClick={() => onOpen('continue')}>
            {size ? t('start.continue', { line: name, ...size }) : t('start.begin', { line: name })}
          </Button>
          {size && (
            <Button
              variant="quiet"
              className={styles.afresh}
              data-tooltip={t('start.afreshHint')}
              onClick={() => onOpen('afresh')}
            >
              {t('start.afresh')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
