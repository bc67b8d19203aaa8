import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { NoAccess } from './NoAccess.tsx';

/** Below it the drawing and its panels do not fit beside each other; in pixels. */
const MIN_WIDTH = 1024;
const STORAGE_KEY = 'narrowWindow';

function onWidthChange(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Storage can be forbidden: then the answer holds until the next reload. */
function remembered(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function remember() {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'accepted');
  } catch {}
}

/** The window is too narrow to work in; the visitor may work in it all the same. */
export function NarrowWindow() {
  const { t } = useTranslation();
  const width = useSyncExternalStore(onWidthChange, () => window.innerWidth);
  const [isAccepted, setAccepted] = useState(remembered);
  const goOn = () => {
    remember();
    setAccepted(true);
  };
  const action = (
    <Button variant="primary" onClick={goOn}>
      {t('noAccess.continueAnyway')}
    </Button>
  );
  return (
    <NoAccess open={width < MIN_WIDTH && !isAccepted} title={t('noAccess.windowTitle')} action={action}>
      <p>{t('noAccess.windowReason', { width, least: MIN_WIDTH })}</p>
      <p>{t('noAccess.windowRemedy')}</p>
    </NoAccess>
  );
}
