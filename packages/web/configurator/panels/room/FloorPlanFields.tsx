import { layerNameOf } from '@lumitor/domain/floorPlan/floorPlan';
import { roomFromOutline } from '@lumitor/domain/floorPlan/roomFromOutline';
import { newRoom, roomFault } from '@lumitor/domain/kinds/room/room';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import flow from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/Select.tsx';
import text from '../../../ui/text.module.css';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { newStepId } from '../../../visitor/editing.ts';
import {
  chosenOutline,
  floorPlanStore,
  outlinesOf,
  type ShownLines,
  useFloorPlan,
} from '../../../visitor/floorPlan.ts';
import { roomNow, setRoom } from '../../../visitor/room.ts';
import { showLayers } from '../../underlay/putLines.ts';
import styles from './FloorPlan.module.css';
import { metresIn } from './metresIn.ts';
import OmissionList from './OmissionList.tsx';

/** The largest outlines are listed; others are selected on the drawing. */
const LISTED = 40;
function makeRoom(): void {
  const outline = chosenOutline();
  if (!outline) return;
  const found = roomFromOutline(outline.corners, outline.openings, newStepId);
  const fault = found ? roomFault(found) : 'wallsCross';
  if (!found || fault) {
    configuratorStore.setState({ editProblem: { code: fault ?? 'wallsCross' } });
    return;
  }
  const { openings, ...made } = found;
  const before = roomNow();
  const stored = before ? { ...before, outline: made.outline } : newRoom(made.outline);
  if (setRoom({ ...stored, openings })) floorPlanStore.setState({ chosen: null, found: made });
}

function Outlines({ lines }: { lines: ShownLines }) {
  const { t, language } = useTranslation();
  const chosen = useFloorPlan((state) => state.chosen);
  const all = outlinesOf(lines);
  if (all.length === 0) return null;
  const listed = all.filter(({ line }, index) => index < LISTED || line === chosen);
  const options = listed.map(({ line, walls, width, depth, area }) => ({
    value: String(line),
    label: t('floorPlan.outline', {
      width: metresIn(width, language),
      depth: metresIn(depth, language),
      area: area.toLocaleString(language, { maximumFractionDigits: 1 }),
      layer: walls ? t('floorPlan.walls') : layerNameOf(lines.plan, line),
    }),
  }));
  return (
    <>
      <Select
        label={t('floorPlan.outlines')}
        hint={t('floorPlan.outlinesHint')}
        value={chosen === null ? '' : String(chosen)}
        options={[{ value: '', label: t('floorPlan.noOutline') }, ...options]}
        onChange={(line) =>
          floorPlanStore.setState({ chosen: line === '' ? null : Number(line), found: null })
        }
      />
      <Button
        variant="primary"
        disabledReason={chosen === null ? t('floorPlan.chooseFirst') : undefined}
        onClick={makeRoom}
      >
        {t('floorPlan.makeRoom')}
      </Button>
    </>
  );
}

export default function FloorPlanFields({ lines }: { lines: ShownLines }) {
  const { t } = useTranslation();
  const { plan, hidden } = lines;
  const show = (layer: number, isShown: boolean) => {
    const others = new Set(hidden);
    if (isShown) others.delete(layer);
    else others.add(layer);
    void showLayers(lines, others);
  };
  return (
    <>
      {plan.omissions.length > 0 && (
        <Notice tone="warning" title={t('omitted.title')}>
          <OmissionList omissions={plan.omissions} />
        </Notice>
      )}
      <Outlines lines={lines} />
      <fieldset className={flow.stack}>
        <legend className={text.heading}>{t('floorPlan.layers')}</legend>
        <div className={styles.layers}>
          {plan.layers.map(({ name, isFar }, layer) => (
            <Checkbox
              key={isFar ? `far ${name}` : name}
              label={isFar ? t('floorPlan.farLayer', { layer: name }) : name}
              checked={!hidden.has(layer)}
              onChange={(isShown) => show(layer, isShown)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
