import { useDeferredValue } from 'react';
import { useLayout } from '../../store/configuratorStore.ts';
import { OpenEnds } from './OpenEnds.tsx';
import { Steps } from './Steps.tsx';

/** The layout as lists, which follow once the drawing and the price are painted. */
export function Lists() {
  const layout = useDeferredValue(useLayout());
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
    </>
  );
}
