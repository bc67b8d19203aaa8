import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { configuratorStore, useConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { drawingNow } from '../../visitor/derived.ts';
import { addNext, selectStep, setNext } from '../../visitor/editing.ts';
import { catchUp, useBehindRails } from '../../visitor/painted.ts';
import { type Area, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { stepIn } from '../../visitor/selection.ts';
import { Grid } from '../canvas/Grid.tsx';
import { Sheet } from '../canvas/Sheet.tsx';
import { useAnchor } from '../canvas/useAnchor.ts';
import type { Framing } from '../canvas/useFraming.ts';
import { useView } from '../canvas/useView.ts';
import { later, orNothing } from '../orNothing.ts';
import { canvasKey, type ViewKeys } from '../rails/keys.ts';
import type { EarlyKey, RoomControls } from '../room/RoomTools.tsx';
import type { PanelStage } from '../useFolding.ts';
import styles from './DrawingArea.module.css';
import { hitAt, useHand } from './useHand.ts';

const ProblemMarks = later(orNothing(() => import('./ProblemMarks.tsx')));
const Light = later(orNothing(() => import('../luminaires/Light.tsx')));
const Luminaires = later(orNothing(() => import('../luminaires/Luminaires.tsx')));
const PlanLabels = later(orNothing(() => import('../labels/PlanLabels.tsx')));
const PieceMarks = later(orNothing(() => import('../luminaires/PieceMarks.tsx')));
const ArticleDrag = later(orNothing(() => import('../luminaires/ArticleDrag.tsx')));
const Ghost = later(orNothing(() => import('../rails/Ghost.tsx')));
const InstallationLayer = later(orNothing(() => import('../installation/InstallationLayer.tsx')));
const ScaleBar = later(orNothing(() => import('../canvas/ScaleBar.tsx')));
const Description = later(orNothing(() => import('../rails/Description.tsx')));
const RoomLayer = later(orNothing(() => import('../room/RoomLayer.tsx')));
const DimensionField = later(() => import('../rails/DimensionField.tsx'));

/** Keys that draw a room: none of them is for the rails while the code for the room is on its way. */
const DRAWS_ROOM = /^(Arrow.*|Enter|Escape|Backspace|Delete| )$/;

export interface DrawingAreaProps {
  drawn: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  lengthField: RefObject<HTMLInputElement | null>;
  area: Area;
  /** What is worked on. */
  workOn: PanelStage;
  keys: Omit<ViewKeys, 'typeLength'> & Pick<Framing, 'hold'>;
  onRails: () => void;
  onPieces: () => void;
  onWiring: () => void;
}

function put(element: HTMLElement | null, at: ScreenPoint): void {
  if (element) element.style.translate = `${at.x}px ${at.y}px`;
}

/** What is drawn, and the hand and the keys on it. */
export function DrawingArea(props: DrawingAreaProps) {
  const { drawn, stage, lengthField, area, workOn, keys, onRails, onPieces, onWiring } = props;
  const isWiring = useConfigurator(({ mode }) => mode === 'installation');
  const isOn = (stage: PanelStage) => !isWiring && workOn === stage;
  const [isDrawing, isPlacing, isRoom] = [isOn('rails'), isOn('bindings'), isOn('room')];
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const dimensionField = useRef<HTMLDivElement>(null);
  const [dimensioned, setDimensioned] = useState<string | null>(null);
  const isThere = useBehindRails(
    ({ history }) => dimensioned !== null && geometryOf(currentPlan(history).layout).indexOf.has(dimensioned),
  );
  const hasRoom = useConfigurator(({ history }) => currentPlan(history).room !== null);
  const hasUnderlay = useConfigurator(({ history }) => currentPlan(history).underlay !== null);
  const roomControls = useRef<RoomControls>(null);
  const earlyKeys = useRef<EarlyKey[]>([]);
  const anchor = useAnchor();

  const placeOver = useCallback(
    (view: View) => {
      if (anchor) put(plus.current, toScreen(anchor.at, view, area));
      if (!dimensioned) return;
      const label = drawingNow().primitives.find((one) => one.kind === 'label' && one.stepId === dimensioned);
      if (label?.kind === 'label') put(dimensionField.current, toScreen(label, view, area));
    },
    [anchor, area, dimensioned],
  );

  const focusDrawing = () => stage.current?.focus({ preventScroll: true });
  const { tap, grab, key, isOver } = useHand(area, {
    isDrawing,
    isPlacing,
    isWiring,
    onRails,
    onPieces,
    onWiring,
    onDimension: setDimensioned,
  });
  const view = useView(
    drawn,
    area,
    { sheet, onMove: placeOver },
    {
      tap(at, on, isShift) {
        focusDrawing();
        keys.hold();
        if (plus.current?.contains(on)) return;
        (roomControls.current?.tap ?? tap)(at, on, isShift);
      },
      grab: (...how) => (roomControls.current?.grab ?? grab)(...how),
    },
  );

  const showWhatIsHit = ({ nativeEvent, currentTarget, target, buttons }: PointerEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const at = { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
    const { end, step } = hitAt(at, view, area);
    const isHit = roomControls.current?.hover(at, nativeEvent.altKey) ?? (isOver(at) || end || step);
    currentTarget.style.cursor = buttons ? 'grabbing' : isHit ? 'pointer' : 'grab';
  };

  const typeLength = (digit: string) => {
    if (stepIn(configuratorStore.getState())) selectStep(null);
    setNext({ length: digit });
    // The card is to be there at once, and of the next rail.
    flushSync(() => {
      onRails();
      catchUp();
    });
    const field = lengthField.current;
    field?.focus();
    // Focus selects what stands there; the digit that was typed is to stay.
    field?.setSelectionRange(digit.length, digit.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isRoom && !roomControls.current && DRAWS_ROOM.test(event.key)) {
      event.preventDefault();
      return void earlyKeys.current.push([event.key, event.shiftKey]);
    }
    const act =
      roomControls.current?.key(event.key, event.shiftKey) ??
      key(event.key, event.shiftKey) ??
      canvasKey(event.key, event.shiftKey, { ...keys, typeLength });
    if (!act) return;
    event.preventDefault();
    act();
  };

  const onSheet = { view, area, controls: roomControls, earlyKeys };
  return (
    <>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing takes keys while it has focus
        tabIndex={0}
        data-in-hand
        className={styles.stage}
        aria-label={t('canvas.drawing')}
        aria-describedby="drawing-keys"
        onKeyDown={onKeyDown}
        onPointerMove={showWhatIsHit}
      >
        {area.width > 0 && (
          <div ref={sheet} className={styles.sheet}>
            <Suspense>{hasUnderlay && <RoomLayer layer="underlay" {...onSheet} />}</Suspense>
            <Grid view={view} area={area} />
            <Suspense>{hasRoom && <RoomLayer layer="walls" {...onSheet} />}</Suspense>
            <Suspense>
              <Light view={view} area={area} stage={stage} />
            </Suspense>
            <Sheet view={view} area={area} hasEnds={!isWiring} />
            <Suspense>
              <InstallationLayer layer="rails" view={view} area={area} />
              <Luminaires view={view} area={area} />
              <InstallationLayer layer="signs" view={view} area={area} />
              <PlanLabels {...{ view, area, workOn, isWiring }} />
              {isPlacing && <PieceMarks view={view} area={area} />}
              <ProblemMarks view={view} area={area} />
              {isDrawing && anchor?.kind === 'end' && <Ghost view={view} area={area} />}
              {hasRoom && !isRoom && anchor?.kind === 'step' && <RoomLayer layer="distances" {...onSheet} />}
              {isRoom && <RoomLayer layer="tools" {...onSheet} />}
            </Suspense>
          </div>
        )}
      </div>
      <VisuallyHidden id="drawing-keys">{t(isWiring ? 'wiring.keysHint' : 'canvas.keysHint')}</VisuallyHidden>
      <Suspense>
        <Description />
      </Suspense>
      {workOn === 'bindings' && (
        <Suspense>
          <ArticleDrag stage={stage} area={area} />
        </Suspense>
      )}
      <div className={styles.overlay}>
        {isDrawing && anchor?.kind === 'end' && (
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
        {dimensioned && isThere && (
          <Suspense>
            <DimensionField
              key={dimensioned}
              ref={dimensionField}
              stepId={dimensioned}
              onShown={() => placeOver(view)}
              onClose={() => {
                setDimensioned(null);
                focusDrawing();
              }}
            />
          </Suspense>
        )}
        <Suspense>
          <ScaleBar view={view} insets={area.insets} />
        </Suspense>
      </div>
    </>
  );
}
