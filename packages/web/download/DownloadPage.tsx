import { useSearch } from 'wouter';
import { mountingIn } from '../paths.ts';
import Failure from '../shell/Failure.tsx';
import { MountingView } from './MountingView.tsx';
import OrderSkeleton from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './useOrder.ts';

/** The page of a stored order: it brings its own texts, and asks for nothing else (D32). */
export default function DownloadPage({ id }: { id: string }) {
  const { state, retry } = useOrder(id);
  const sought = mountingIn(useSearch());
  if (state.status === 'ready')
    return sought === null ? (
      <OrderView page={state.page} />
    ) : (
      <MountingView page={state.page} sought={sought} />
    );
  if (state.status === 'loading') return <OrderSkeleton />;
  if (state.status === 'not-found') return <Failure kind="orderMissing" />;
  return <Failure kind="orderFailed" onRetry={retry} />;
}
