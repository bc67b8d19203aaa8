import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import styles from './MakingProgress.module.css';
import type { FileMaking } from './useMaking.ts';

export function MakingProgress({ making: { state, cancel } }: { making: FileMaking }) {
  const { t } = useTranslation();
  const long = state.step === 'working' && state.isLong ? state : null;
  const text = long
    ? t('parts.fileInProgress', { name: long.name })
    : state.step === 'cancelled'
      ? t('parts.fileCancelled')
      : '';
  return (
    <div className={text ? styles.making : undefined}>
      <span role="status">{text}</span>
      {long && (
        <>
          <progress aria-label={long.name} {...(long.share !== null && { value: long.share })} />
          <Button size="small" onClick={cancel}>
            {t('parts.cancelFile')}
          </Button>
        </>
      )}
    </div>
  );
}
