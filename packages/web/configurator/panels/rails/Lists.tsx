import { currentPlan } from '@lumitor/domain/plan/history';
import Offcuts from '../../Offcuts.tsx';
import { usePainted } from '../../store/painted.ts';
import { OpenEnds } from './OpenEnds.tsx';
import { Steps } from './Steps.tsx';

/** The layout as lists, which follow once the drawing and the price are painted. */
export function Lists() {
  const layout = usePainted((state) => currentPlan(state.history).layout);
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
      <Offcuts />
    </>
  );
}
