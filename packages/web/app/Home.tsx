import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand/react';
import { reflinkStore } from '../data/reflink.ts';
import { chosenLineStore } from '../shell/chosenLine.ts';
import { DrawingLayout } from '../shell/Layout.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { StartDialog } from '../start/StartDialog.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { NarrowWindow } from './NarrowWindow.tsx';

const StoredOrder = lazy(() => import('../start/StoredOrder.tsx'));
const ReflinkRefused = lazy(() => import('./ReflinkRefused.tsx'));
const Configurator = lazy(() => import('../configurator/Configurator.tsx'));

/** The start dialog until a product line is chosen or a stored order is opened, then the configurator. */
export function Home() {
  const { t } = useTranslation();
  const order = new URLSearchParams(useSearch()).get('order');
  const line = useStore(chosenLineStore, (state) => state.line);
  const isRefused = useStore(reflinkStore, ({ status }) => status === 'refused');
  return (
    <>
      {order && (
        <Suspense>
          <StoredOrder key={order} id={order} />
        </Suspense>
      )}
      {!order && !line && <StartDialog />}
      {!order && line && (
        <DrawingLayout title={t('header.title')} beside={<LineSwitch line={line} />}>
          <Suspense>
            <Configurator />
          </Suspense>
        </DrawingLayout>
      )}
      {isRefused && (
        <Suspense>
          <ReflinkRefused />
        </Suspense>
      )}
      <NarrowWindow />
    </>
  );
}
