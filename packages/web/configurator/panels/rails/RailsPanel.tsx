import { currentPlan } from '@lumitor/domain/plan/history';
import Offcuts from '../../../parts/Offcuts.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { usePainted } from '../../../visitor/painted.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { OpenEnds } from './OpenEnds.tsx';
import { Premade } from './Premade.tsx';
import { Steps } from './Steps.tsx';

/** The layout as lists, which follow once the drawing and the price are painted. */
function Lists() {
  const layout = usePainted((state) => currentPlan(state.history).layout);
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
      <Offcuts />
    </>
  );
}

/** Rail family and colour, ready-made layouts, and the layout as a list. */
export default function RailsPanel() {
  const { t } = useTranslation();
  return (
    <ChoicePanel title={t('rails.title')} sum={t('rails.hint')}>
      <Family />
      <Premade />
      <Lists />
    </ChoicePanel>
  );
}
