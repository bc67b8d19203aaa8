import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand/react';
import { reflinkStore } from '../data/reflink.ts';
import { chosenLineStore } from '../shell/chosenLine.ts';
import { DrawingLayout } from '../shell/Layout.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { StartDialog } from '../start/StartDialog.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { useNarrowWindow } from './narrowWindow.ts';

const StoredOrder = lazy(() => import('../start/StoredOrder.tsx'));
/** For the few who have no access as they come. */
const loadNoAccess = () => import('./NoAccess.tsx');
const NarrowWindow = lazy(() => loadNoAccess().then((all) => ({ default: all.NarrowWindow })));
const ReflinkRefused = lazy(() => loadNoAccess().then((all) => ({ default: all.ReflinkRefused })));
const Configurator = lazy(() => import('../configurator/Configurator.tsx'));

/** The start dialog until a product line is chosen or a stored order is opened, then the configurator. */
export function Home() {
  const { t } = useTranslation();
  const order = new URLSearchParams(useSearch()).get('order');
  const line = useStore(chosenLineStore, (state) => state.line);
  const isRefused = useStore(reflinkStore, ({ status }) => status === 'refused');
  const { isNarrow, accept } = useNarrowWindow();
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
      {isNarrow && (
        <Suspense>
          <NarrowWindow onAccept={accept} />
        </Suspense>
      )}
    </>
  );
}
