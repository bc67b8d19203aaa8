import { OrderFailed } from './OrderFailed.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './useOrder.ts';

/** The page of a stored order: it brings its own texts, and asks for nothing else (D32). */
export default function DownloadPage({ id }: { id: string }) {
  const { state, retry } = useOrder(id);
  if (state.status === 'loading') return <OrderSkeleton />;
  if (state.status === 'ready') return <OrderView page={state.page} />;
  return <OrderFailed isMissing={state.status === 'not-found'} retry={retry} />;
}
