import { Button, Portal, Snackbar, SnackbarContent } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { retriedStore } from '../data/changes.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** The uppermost dialog, which keeps the keyboard within; the page where there is none. */
const place = () => [...document.querySelectorAll('.MuiDialog-container')].at(-1) ?? document.body;

function followConnection(hear: () => void): () => void {
  const leaving = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, hear, { signal: leaving.signal });
  return () => leaving.abort();
}

/** Says that a change was not answered and is sent again, and lets the person put an end to it. */
export function RetriedNotice() {
  const translate = useTranslate();
  const { stops } = useStore(retriedStore);
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  if (stops.length === 0) return null;
  const stop = () => {
    for (const each of stops) each();
  };
  return (
    <Portal container={place}>
      <Snackbar open>
        <SnackbarContent
          role="status"
          message={translate(isOnline ? 'frame.retried' : 'frame.retriedOffline')}
          action={
            <Button color="inherit" size="small" onClick={stop}>
              {translate('frame.stop')}
            </Button>
          }
        />
      </Snackbar>
    </Portal>
  );
}
