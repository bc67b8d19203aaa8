import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { NoticePlace } from '../shell/NoticePlace.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { setQuantity } from '../visitor/choosing.ts';
import { useChosenTitle } from '../visitor/formerTitles.ts';
import { type Start, startWith } from '../visitor/startArticle.ts';
import styles from './StorageNotice.module.css';

export default function StartArticle({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const [path, navigate] = useLocation();
  const [start, setStart] = useState<Start | null>(null);
  const startOnce = useEffectEvent(() => {
    const started = startWith(code);
    // A reload must not start again.
    navigate(path, { replace: true });
    if (started.kind === 'chosen') onDone();
    else setStart(started);
  });
  useEffect(() => startOnce(), []);
  if (!start) return null;
  const startedWith = start.kind === 'begun' ? start : null;
  const add = () => {
    if (startedWith) setQuantity(startedWith.collection, startedWith.id, 1);
    onDone();
  };
  return (
    <NoticePlace>
      <Notice
        tone="info"
        className={styles.notice}
        title={startedWith ? t('embedding.begun') : t('embedding.unknown', { code })}
        action={
          <>
            {startedWith && <Button onClick={add}>{t('embedding.add')}</Button>}
            <Button variant="quiet" onClick={onDone}>
              {t('canvas.understood')}
            </Button>
          </>
        }
      >
        <p>
          {startedWith
            ? t('embedding.begunRemedy', { title: titleOf(startedWith) })
            : t('embedding.unknownRemedy')}
        </p>
      </Notice>
    </NoticePlace>
  );
}
