import { HIDEABLE, type Hideable } from '@lumitor/domain/plan/hidden';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import flow from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { setHidden, showAll } from '../../visitor/hiding.ts';

/** Groups of the drawing that are shown (D58d). */
export default function ShownChecks() {
  const { t } = useTranslation();
  const { hidden, room, underlay } = usePlan();
  const exists = (group: Hideable): boolean =>
    group === 'floorPlan'
      ? underlay !== null
      : group === 'room' || group === 'obstacles'
        ? room !== null
        : true;
  return (
    <fieldset className={flow.stack}>
      <legend>{t('canvas.shown')}</legend>
      {HIDEABLE.filter(exists).map((group) => (
        <Checkbox
          key={group}
          label={t(`canvas.shown_${group}`)}
          checked={!hidden.includes(group)}
          onChange={(isShown) => setHidden(group, !isShown)}
        />
      ))}
      <p className={text.note}>{t('canvas.shownEverywhere')}</p>
      {hidden.length > 0 && (
        <Button variant="quiet" size="small" onClick={showAll}>
          {t('canvas.showAll')}
        </Button>
      )}
    </fieldset>
  );
}
