import { useDeferredValue } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { loadIslands } from '../../canvas/keys.ts';
import { useLayout } from '../../store/configuratorStore.ts';
import { OpenEnds } from './OpenEnds.tsx';
import { Steps } from './Steps.tsx';

/** The layout as lists, which follow once the drawing and the price are painted. */
export function Lists() {
  const { t } = useTranslation();
  const layout = useDeferredValue(useLayout());
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
      {layout.steps.length > 0 && (
        <Button icon="plus" onClick={() => loadIslands().then(({ addIsland }) => addIsland())}>
          {t('canvas.addIsland')}
        </Button>
      )}
    </>
  );
}
