import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { catchUp, configuratorStore, useConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { drawingNow } from '../../visitor/derived.ts';
import { addNext, selectStep, setNext } from '../../visitor/editing.ts';
import { type CanvasArea, type ScreenPoint, toLayout, toScreen } from '../../visitor/projection.ts';
import { railsIn } from '../../visitor/selection.ts';
import { closeStarts } from '../../visitor/starts.ts';
import { Grid } from '../canvas/Grid.tsx';
import layer from '../canvas/layer.module.css';
import type { OnDrawing } from '../canvas/onDrawing.ts';
import { Sheet } from '../canvas/Sheet.tsx';
import { type Anchor, useAnchor } from '../canvas/useAnchor.ts';
import type { Framing } from '../canvas/useFraming.ts';
import { useView } from '../canvas/useView.ts';
import { shortcutOf } from '../hand/shortcut.ts';
import { inWork, requiredInWork } from '../inWork.ts';
import { canvasKey, type ViewKeys } from '../kinds/rail/keys.ts';
import type { PanelStage, WorkedOn } from '../useFolding.ts';
import styles from './DrawingArea.module.css';
import { type FollowedFigure, useTool } from './useTool.ts';

const ProblemMarks = inWork('ProblemMarks');
const Light = inWork('Light');
const Luminaires = inWork('Luminaires');
const PlanLabels = inWork('PlanLabels');
const LuminaireMarks = inWork('LuminaireMarks');
const ArticleDrag = inWork('ArticleDrag');
const Ghost = inWork('Ghost');
const InstallationLayer = inWork('InstallationLayer');
const ScaleBar = inWork('ScaleBar');
const Description = inWork('Description');
const RoomLayer = inWork('RoomLayer');
const DimensionField = requiredInWork('DimensionField');
const DrawnWallGap = requiredInWork('DrawnWallGap');
const SelectionBox = inWork('SelectionBox');

export interface DrawingAreaProps {
  drawn: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  lengthField: RefObject<HTMLInputElement | null>;
  area: CanvasArea;
  workOn: PanelStage;
  isNextShown: boolean;
  keys: Omit<ViewKeys, 'typeLength'> & Pick<Framing, 'pause'>;
  onRails: () => void;
  onLuminaires: (isByKey?: boolean) => void;
  onWiring: (isByKey?: boolean) => void;
  onDrawing?: OnDrawing | undefined;
}

function put(element: HTMLElement | null, at: ScreenPoint): void {
  if (element) element.style.translate = `${at.x}px ${at.y}px`;
}

function typeLength(digit: string, { lengthField, onRails }: DrawingAreaProps): void {
  if (railsIn(configuratorStore.getState()).length > 0) selectStep(null);
  setNext({ length: digit });
  flushSync(() => {
    closeStarts();
    onRails();
    catchUp();
  });
  const field = lengthField.current;
  field?.focus();
  field?.setSelectionRange(digit.length, digit.length);
}

/** Layers, lowest first; each leaves out what the plan hides (D58d). */
interface LayersProps {
  view: View;
  area: CanvasArea;
  stage: DrawingAreaProps['stage'];
  workOn: WorkedOn;
  anchor: Anchor['kind'] | undefined;
  isNextShown: boolean;
}

function Layers({ stage, workOn, anchor, isNextShown, ...on }: LayersProps) {
  const hasRoom = useConfigurator(({ history }) => currentPlan(history).room !== null);
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  const isDrawingRun = useConfigurator(({ next }) => next.from !== undefined);
  const hasUnderlay = useConfigurator(({ history }) => currentPlan(history).underlay !== null);
  return (
    <>
      {hasUnderlay && <RoomLayer layer="underlay" {...on} />}
      <Grid {...on} />
      {hasUnderlay && <RoomLayer layer="lines" {...on} />}
      {hasRoom && <RoomLayer layer="lower" {...on} />}
      <Light {...on} stage={stage} />
      {hasRoom && <RoomLayer layer="upper" {...on} />}
      <Sheet {...on} hasEnds={workOn !== 'installation' && !isSeenOnly} />
      <InstallationLayer layer="rails" {...on} />
      <Luminaires {...on} />
      <InstallationLayer layer="signs" {...on} />
      <PlanLabels {...on} workOn={isNextShown ? workOn : 'room'} />
      {workOn === 'bindings' && <LuminaireMarks {...on} />}
      <ProblemMarks {...on} />
      {workOn === 'rails' && (anchor === 'end' || isDrawingRun) && <Ghost {...on} />}
      <SelectionBox {...on} />
      {hasRoom && workOn !== 'room' && anchor === 'step' && <RoomLayer layer="distances" {...on} />}
      {workOn === 'room' && <RoomLayer layer="tools" {...on} />}
    </>
  );
}

export function DrawingArea(props: DrawingAreaProps) {
  const { drawn, stage, area, isNextShown, keys, onDrawing } = props;
  const isWiring = useConfigurator(({ mode }) => mode === 'installation');
  const workOn = isWiring ? 'installation' : props.workOn;
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const dimensionField = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<FollowedFigure | null>(null);
  const dimensioned = figure?.step ?? null;
  const isPresent = useConfigurator(
    ({ history }) => dimensioned !== null && geometryOf(currentPlan(history).layout).indexOf.has(dimensioned),
  );
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  const shownAnchor = useAnchor();
  const anchor = isSeenOnly || !isNextShown ? null : shownAnchor;

  const placeOver = useCallback(
    (view: View) => {
      if (anchor) put(plus.current, toScreen(anchor.at, view, area));
      if (!dimensioned) return;
      const label = drawingNow().primitives.find(
        (primitive) => primitive.kind === 'label' && primitive.stepId === dimensioned,
      );
      if (label?.kind === 'label') put(dimensionField.current, toScreen(label, view, area));
    },
    [anchor, area, dimensioned],
  );

  const focusDrawing = () => stage.current?.focus({ preventScroll: true });
  const toolNow = useTool(area, { ...props, workOn, onDimension: setFigure });
  const view = useView(
    drawn,
    area,
    { sheet, onMove: placeOver },
    {
      tap(at, on, isShift) {
        if (onDrawing?.tap(toLayout(at, view, area), on)) return;
        focusDrawing();
        keys.pause();
        if (!plus.current?.contains(on)) toolNow().tap(at, on, isShift);
      },
      grab: (...args) => (onDrawing?.isPlacing() ? null : toolNow().grab(...args)),
    },
  );

  const updateCursor = ({ nativeEvent, currentTarget, target, buttons }: PointerEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const isHit = toolNow().hover({ x: nativeEvent.offsetX, y: nativeEvent.offsetY }, nativeEvent.altKey);
    const { isStartingRun } = configuratorStore.getState();
    const atRest = onDrawing?.isPlacing() || isStartingRun ? 'crosshair' : isHit ? 'pointer' : 'grab';
    currentTarget.style.cursor = buttons ? 'grabbing' : atRest;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const { shiftKey } = event;
    const key = shortcutOf(event);
    const act =
      toolNow().key(key, shiftKey) ??
      canvasKey(key, shiftKey, { ...keys, typeLength: (digit) => typeLength(digit, props) });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const closeFigure = (isDone = true) => {
    setFigure(null);
    if (isDone) focusDrawing();
  };

  return (
    <>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing takes keys while it has focus
        tabIndex={0}
        data-in-hand
        className={layer.stage}
        aria-label={t('canvas.drawing')}
        aria-describedby="drawing-keys"
        onKeyDown={onKeyDown}
        onPointerMove={updateCursor}
      >
        {area.width > 0 && (
          <div ref={sheet} className={styles.sheet}>
            <Layers
              view={view}
              area={area}
              stage={stage}
              workOn={workOn}
              isNextShown={isNextShown}
              anchor={anchor?.kind}
            />
            {onDrawing && <onDrawing.Marks view={view} area={area} />}
          </div>
        )}
      </div>
      <VisuallyHidden id="drawing-keys">{t(isWiring ? 'wiring.keysHint' : 'canvas.keysHint')}</VisuallyHidden>
      <Description />
      {props.workOn === 'bindings' && <ArticleDrag stage={stage} area={area} />}
      <div className={styles.overlay}>
        {workOn === 'rails' && anchor?.kind === 'end' && (
          <button
            ref={plus}
            type="button"
            data-in-hand
            className={styles.plus}
            aria-label={t('canvas.addHere')}
            data-tooltip={t('canvas.addHere')}
            onClick={addNext}
          >
            <Icon name="plus" />
          </button>
        )}
        {dimensioned && isPresent && (
          <DimensionField
            key={dimensioned}
            ref={dimensionField}
            stepId={dimensioned}
            onShown={() => placeOver(view)}
            onClose={closeFigure}
          />
        )}
        {figure?.distance && (
          <DrawnWallGap
            key={figure.distance}
            gapKey={figure.distance}
            view={view}
            area={area}
            onClose={closeFigure}
          />
        )}
        <ScaleBar view={view} area={area} />
      </div>
    </>
  );
}
