import { useDeferredValue } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useLayout } from '../../store/configuratorStore.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { OpenEnds } from './OpenEnds.tsx';
import { Premade } from './Premade.tsx';
import { Steps } from './Steps.tsx';

/** The layout as lists, which follow once the drawing and the price are painted. */
function Lists() {
  const layout = useDeferredValue(useLayout());
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
    </>
  );
}

/** Rail family and colour, ready-made layouts, and the layout as a list. */
export function RailsPanel() {
  const { t } = useTranslation();
  return (
    <ChoicePanel title={t('rails.title')} sum={t('rails.hint')}>
      <Family />
      <Premade />
      <Lists />
    </ChoicePanel>
  );
}
