import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand/react';
import { reflinkStore } from '../data/reflinkStore.ts';
import { useLineNames, useVisibleLines } from '../data/settings.ts';
import { type Place, placeOf, placePath } from '../paths.ts';
import type { Talk } from '../sharing/HeaderName.tsx';
import { DrawingLayout } from '../shell/DrawingLayout.tsx';
import { LineSwitch } from '../shell/LineSwitch.tsx';
import { leaveLine, openedLineStore } from '../shell/openedLine.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { StartDialog } from '../start/StartDialog.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { onDemand, orNothing } from '../ui/later.tsx';

const StoredOrder = lazy(() => import('../start/StoredOrder.tsx'));
/** For the few who have no access as they come. */
const NoAccess = lazy(() => import('./NoAccess.tsx'));
/** For those who come by an old address. */
const HiddenLine = lazy(() => import('../start/HiddenLine.tsx'));
const HeaderName = onDemand(orNothing(() => import('../sharing/HeaderName.tsx')));
const HeaderActs = onDemand(orNothing(() => import('../sharing/HeaderActs.tsx')));
const Configurator = lazy(() => import('../configurator/Configurator.tsx'));

/** Drawing or summary of the line that is opened. */
function Work({ line, isSummary }: Place) {
  const { t } = useTranslation();
  const lineNames = useLineNames();
  usePageTitle(`${t(isSummary ? 'summary.title' : 'header.title')} · ${lineNames[line]}`);
  const [talk, setTalk] = useState<Talk | null>(null);
  useEffect(() => leaveLine, []);
  return (
    <DrawingLayout
      title={t('header.title')}
      beside={
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

/** Before a line is opened: the choice of it, where there is one. */
function Start({ asked }: { asked: ProductLine | undefined }) {
  const [only, another] = useVisibleLines();
  const isHidden = asked && only && asked !== only && asked !== another;
  if (isHidden)
    return (
      <Suspense>
        <HiddenLine line={asked} />
      </Suspense>
    );
  if (!asked && only && !another)
    return <Redirect to={placePath({ line: only, isSummary: false })} replace />;
  return <StartDialog key={asked} asked={asked} />;
}

/** What the address says: the start dialog, a stored order on its way, or the work on a line once that is opened. */
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
        (place && place.line === opened ? <Work key={opened} {...place} /> : <Start asked={place?.line} />)}
      {isRefused && (
        <Suspense>
          <NoAccess />
        </Suspense>
      )}
    </>
  );
}
