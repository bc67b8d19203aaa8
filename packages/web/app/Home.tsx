import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand/react';
import { reflinkStore } from '../data/reflinkStore.ts';
import { useLineNames, useVisibleLines } from '../data/settings.ts';
import { type ConfiguratorScreen, placeOf, placePath } from '../paths.ts';
import type { Talk } from '../sharing/HeaderName.tsx';
import { DrawingLayout } from '../shell/DrawingLayout.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { leaveLine, openedLineStore } from '../shell/openedLine.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { StartDialog } from '../start/StartDialog.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { onDemand, orNothing } from '../ui/later.tsx';

const StoredOrder = lazy(() => import('../start/StoredOrder.tsx'));
const NoAccess = lazy(() => import('./NoAccess.tsx'));
/** Lazy: only old addresses lead here. */
const HiddenLine = lazy(() => import('../start/HiddenLine.tsx'));
const HeaderName = onDemand(orNothing(() => import('../sharing/HeaderName.tsx')));
const HeaderActs = onDemand(orNothing(() => import('../sharing/HeaderActs.tsx')));
const Configurator = lazy(() => import('../configurator/Configurator.tsx'));

function Work({ line, isSummary }: ConfiguratorScreen) {
  const { t } = useTranslation();
  const lineNames = useLineNames();
  usePageTitle(`${t(isSummary ? 'summary.title' : 'header.title')} · ${lineNames[line]}`);
  const [talk, setTalk] = useState<Talk | null>(null);
  useEffect(() => leaveLine, []);
  return (
    <DrawingLayout
      title={t('header.title')}
      sidePanel={
        <>
          <LineSwitch line={line} />
          <HeaderName onTalk={setTalk} />
        </>
      }
      acts={<HeaderActs />}
    >
      <Suspense>
        <Configurator line={line} isSummary={isSummary} talk={talk} />
      </Suspense>
    </DrawingLayout>
  );
}

function Start({ requested }: { requested: ProductLine | undefined }) {
  const [only, another] = useVisibleLines();
  const isHidden = requested && only && requested !== only && requested !== another;
  if (isHidden)
    return (
      <Suspense>
        <HiddenLine line={requested} />
      </Suspense>
    );
  if (!requested && only && !another)
    return <Redirect to={placePath({ line: only, isSummary: false })} replace />;
  return <StartDialog key={requested} requested={requested} />;
}

export function Home() {
  const [path] = useLocation();
  const place = placeOf(path);
  const order = new URLSearchParams(useSearch()).get('order');
  const opened = useStore(openedLineStore, (state) => state.line);
  const isRefused = useStore(reflinkStore, ({ status }) => status === 'refused');
  return (
    <>
      {order && (
        <Suspense>
          <StoredOrder key={order} id={order} />
        </Suspense>
      )}
      {!order &&
        (place && place.line === opened ? (
          <Work key={opened} {...place} />
        ) : (
          <Start requested={place?.line} />
        ))}
      {isRefused && (
        <Suspense>
          <NoAccess />
        </Suspense>
      )}
    </>
  );
}
