import { useDeferredValue } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLayout } from '../../store/configuratorStore.ts';
import { addIsland } from '../../store/islands.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { OpenEnds } from './OpenEnds.tsx';
import { Premade } from './Premade.tsx';
import { Steps } from './Steps.tsx';

/** The layout as lists, which follow once the drawing and the price are painted. */
function Lists() {
  const { t } = useTranslation();
  const layout = useDeferredValue(useLayout());
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
      {layout.steps.length > 0 && (
        <Button icon="plus" onClick={addIsland}>
          {t('canvas.addIsland')}
        </Button>
      )}
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
