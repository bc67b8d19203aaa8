import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { chosenLineStore } from '../shell/chosenLine.ts';
import { DrawingLayout } from '../shell/Layout.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { StartDialog } from '../start/StartDialog.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { NarrowWindow } from './NarrowWindow.tsx';
import { ReflinkRefused } from './ReflinkRefused.tsx';

const Configurator = lazy(() => import('../configurator/Configurator.tsx'));

/** The start dialog until a product line is chosen, then the configurator. */
export function Home() {
  const { t } = useTranslation();
  const line = useStore(chosenLineStore, (state) => state.line);
  return (
    <>
      {line ? (
        <DrawingLayout title={t('header.title')} beside={<LineSwitch line={line} />}>
          <Suspense>
            <Configurator />
          </Suspense>
        </DrawingLayout>
      ) : (
        <StartDialog />
      )}
      <ReflinkRefused />
      <NarrowWindow />
    </>
  );
}
