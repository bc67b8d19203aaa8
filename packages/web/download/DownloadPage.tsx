import { lazy } from 'react';
import { useLocation, useSearch } from 'wouter';
import { mountingIn } from '../addresses.ts';
import { fetchOrder } from '../data/orders.ts';
import { sharedStore } from '../data/shared.ts';
import { showTexts } from '../data/texts.ts';
import { useRequest } from '../data/useRequest.ts';
import { isEmbedded } from '../paths.ts';
import Failure from '../shell/Failure.tsx';
import { languageInAddress } from '../translation/language.ts';
import { MountingView } from './MountingView.tsx';
import OrderSkeleton from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';

/** Opens an order with its own texts (D32). */
async function openOrder(id: string, signal: AbortSignal) {
  const page = await fetchOrder(id, signal);
  if (typeof page === 'string' || signal.aborted) return page;
  if (!languageInAddress(location.search))
    sharedStore.setState({ language: page.data.language.toLowerCase() });
  signal.addEventListener('abort', showTexts(page));
  return page;
}

const OfferPage = lazy(() => import('./offer/OfferPage.tsx'));

/** Page of an order, or of its offers. */
export default function DownloadPage({ id }: { id: string }) {
  const [path] = useLocation();
  if (!path.startsWith('/oferta/')) return <OrderPage id={id} />;
  // An acceptance must not be clicked in a frame.
  return isEmbedded() ? <Failure kind="orderMissing" /> : <OfferPage id={id} />;
}

/** The answer includes the texts, so nothing else is requested (D32). */
function OrderPage({ id }: { id: string }) {
  const { state, value: page, retry } = useRequest(id, (signal) => openOrder(id, signal));
  const sought = mountingIn(useSearch());
  if (state === 'loading' || page === null) return <OrderSkeleton />;
  if (page === 'not-found') return <Failure kind="orderMissing" />;
  if (page === 'failed') return <Failure kind="orderFailed" onRetry={retry} />;
  return sought === null ? <OrderView page={page} /> : <MountingView page={page} sought={sought} />;
}
