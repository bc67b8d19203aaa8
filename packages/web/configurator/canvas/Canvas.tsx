import { geometryOf } from '@lumitor/domain/layout/layout';
import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { orNothing } from '../orNothing.ts';
import { useChoices, useConfigurator, useLayout, type View } from '../store/configuratorStore.ts';
import { useDrawing, useRailColour } from '../store/derived.ts';
import { addNext, selectStep, setNext } from '../store/editing.ts';
import styles from './Canvas.module.css';
import { Card } from './Card.tsx';
import { Grid } from './Grid.tsx';
import { canvasKey } from './keys.ts';
import { toScreen } from './projection.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { Sheet } from './Sheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAnchor } from './useAnchor.ts';
import { useArea } from './useArea.ts';
import { useDescription } from './useDescription.ts';
import { useFraming } from './useFraming.ts';
import { hitAt, useHand } from './useHand.ts';
import { useMarks } from './useMarks.ts';
import { useView } from './useView.ts';

export const loadProblems = () => import('./Problems.tsx');
const Problems = lazy(orNothing(loadProblems));
export const loadProblemMarks = () => import('./ProblemMarks.tsx');
const ProblemMarks = lazy(orNothing(loadProblemMarks));
export const loadGhost = () => import('./Ghost.tsx');
const Ghost = lazy(orNothing(loadGhost));
export const loadDimensionField = () => import('./DimensionField.tsx');
const DimensionField = lazy(loadDimensionField);
export const loadKeyHelp = () => import('./KeyHelp.tsx');
const KeyHelp = lazy(loadKeyHelp);

export interface CanvasProps {
  /** What panels cover of the drawing at its sides, in pixels. */
  sides: { left: number; right: number };
  /** Whether rails are what is worked on. */
  isDrawing: boolean;
  isCardShown: boolean;
  /** A rail is to be worked on: the stage and the card for it are wanted. */
  onRails: () => void;
}

/** The drawing of the layout, and the hand on it; its card and tools are docked beside it. */
export function Canvas({ sides, isDrawing, isCardShown, onRails }: CanvasProps) {
  const { t } = useTranslation();
  const drawn = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const dimensionField = useRef<HTMLDivElement>(null);
  const [dimensioned, setDimensioned] = useState<string | null>(null);
  const [isHelping, setHelping] = useState(false);
  const area = useArea(drawn, sides, top, dock);
  const { totalLength, placed, indexOf } = geometryOf(useLayout());
  const { bindings } = useChoices();
  const drawing = useDrawing();
  const colour = useRailColour();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  const anchor = useAnchor();
  const description = useDescription();
  const marks = useMarks();

  const placeOver = useCallback(
    (view: View) => {
      const put = (element: HTMLElement | null, at: { x: number; y: number } | undefined) => {
        if (element && at) element.style.translate = `${at.x}px ${at.y}px`;
      };
      if (anchor) put(plus.current, toScreen(anchor.at, view, area));
      const label = drawing.primitives.find((one) => one.kind === 'label' && one.stepId === dimensioned);
      if (label?.kind === 'label') put(dimensionField.current, toScreen(label, view, area));
    },
    [anchor, area, drawing, dimensioned],
  );

  const focusDrawing = () => stage.current?.focus({ preventScroll: true });
  // The start dialog and the summary took the focus with them; the drawing is where the work goes on.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const { tap, grab } = useHand(area, { isDrawing, onRails, onDimension: setDimensioned });
  const view = useView(
    drawn,
    area,
    { sheet, onMove: placeOver },
    {
      tap(at, on) {
        focusDrawing();
        if (!plus.current?.contains(on)) tap(at, on);
      },
      grab,
    },
  );
  const framing = useFraming(area);

  const showWhatIsHit = ({ nativeEvent, currentTarget, target, buttons }: PointerEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const { end, step } = hitAt({ x: nativeEvent.offsetX, y: nativeEvent.offsetY }, view, area);
    currentTarget.style.cursor = buttons ? 'grabbing' : end || step ? 'pointer' : 'grab';
  };

  const typeLength = (digit: string) => {
    if (selectedStepId) selectStep(null);
    setNext({ length: digit });
    flushSync(onRails);
    const field = lengthField.current;
    field?.focus();
    // Focus selects what stands there; the digit that was typed is to stay.
    field?.setSelectionRange(digit.length, digit.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const { fit, rotate, zoomBy } = framing;
    const help = () => setHelping(true);
    const act = canvasKey(event.key, event.shiftKey, { fit, rotate, zoomBy, typeLength, help });
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <div ref={drawn} className={styles.canvas}>
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
              <Grid view={view} area={area} />
              <Sheet {...{ drawing, totalLength, view, area, colour, ...marks }} lights={bindings} />
              <Suspense>
                <ProblemMarks view={view} area={area} />
                {isDrawing && <Ghost view={view} area={area} />}
              </Suspense>
            </div>
          )}
        </div>
        <VisuallyHidden id="drawing-keys">{t('canvas.keysHint')}</VisuallyHidden>
        <p role="status">
          <VisuallyHidden>{description}</VisuallyHidden>
        </p>
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
          {dimensioned && indexOf.has(dimensioned) && (
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
          <div className={styles.scale} style={{ left: sides.left + 16, bottom: area.insets.bottom + 32 }}>
            <ScaleBar view={view} />
          </div>
          <div ref={top} className={styles.top} style={sides}>
            <Suspense>
              <Problems />
            </Suspense>
          </div>
        </div>
      </div>
      <Panel ref={dock} className={styles.dock} style={sides}>
        {isCardShown && (
          <Card
            selected={placed[indexOf.get(selectedStepId ?? '') ?? -1]?.step}
            lengthField={lengthField}
            onDone={focusDrawing}
          />
        )}
        <Toolbar framing={framing} onHelp={() => setHelping(true)} />
      </Panel>
      {isHelping && (
        <Suspense>
          <KeyHelp onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}
