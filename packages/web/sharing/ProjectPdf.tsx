import { useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { usePlan } from '../visitor/configuratorStore.ts';
import { useShowsGross } from '../visitor/derived.ts';
import type { ProjectState } from './session.ts';

export function ProjectPdf({ project }: Pick<ProjectState, 'project'>) {
  const { t, language } = useTranslation();
  const [state, setState] = useState<'ready' | 'working' | 'refused' | 'failed'>('ready');
  const showsGross = useShowsGross();
  const isEmpty = usePlan().layout.steps.length === 0;
  const save = async () => {
    if (state === 'working') return;
    setState('working');
    try {
      const { saveProjectPdf } = await import('./projectPdf.ts');
      const isMade = await saveProjectPdf({ project, showsGross, language, t });
      setState(isMade ? 'ready' : 'refused');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <>
      <IconButton
        icon="download"
        label={state === 'working' ? t('parts.pdfInProgress') : t('parts.pdf')}
        aria-busy={state === 'working'}
        disabledReason={isEmpty ? t('bill.summaryNeeds') : undefined}
        onClick={() => void save()}
      />
      <Dialog
        open={state === 'refused' || state === 'failed'}
        onClose={() => setState('ready')}
        title={t('parts.pdf')}
        closeLabel={t('erase.close')}
      >
        <p>{t(state === 'refused' ? 'sharing.pdfRefused' : 'parts.pdfFailed')}</p>
      </Dialog>
    </>
  );
}
