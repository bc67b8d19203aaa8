import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useConfigurator, useLayout, type View } from '../store/configuratorStore.ts';
import { useDrawing, useProblems, useRailColour } from '../store/derived.ts';
import { addNext, moveActiveEnd, selectStep, setNext } from '../store/editing.ts';
import styles from './Canvas.module.css';
import { Grid } from './Grid.tsx';
import { endAt, stepAt } from './hit.ts';
import { canvasKey } from './keys.ts';
import { NextStep } from './NextStep.tsx';
import { placeBeside } from './place.ts';
import { type Area, headingOnScreen, SCALE, type ScreenPoint, toLayout, toScreen } from './projection.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { Sheet } from './Sheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAnchor } from './useAnchor.ts';
import { useArea } from './useArea.ts';
import { useCard } from './useCard.ts';
import { useDescription } from './useDescription.ts';
import { useFraming } from './useFraming.ts';
import { useView } from './useView.ts';

export const loadStepEditor = () => import('./StepEditor.tsx');
const StepEditor = lazy(loadStepEditor);
export const loadProblems = () => import('./Problems.tsx');
const Problems = lazy(loadProblems);

/** The drawing of the layout, and the hand on it. @param insets what floats over its edges, in pixels */
export function Canvas({ insets }: { insets: Area['insets'] }) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const card = useCard();
  const plus = useRef<HTMLButtonElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const area = useArea(stage, insets);
  const layout = useLayout();
  const drawing = useDrawing();
  const problems = useProblems();
  const colour = useRailColour();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  const anchor = useAnchor();
  const description = useDescription();
  const geometry = geometryOf(layout);
  const selected = geometry.placed[geometry.indexOf.get(selectedStepId ?? '') ?? -1];

  const placeOver = useCallback(
    (view: View) => {
      if (!anchor) return;
      const at = toScreen(anchor.at, view, area);
      if (plus.current) plus.current.style.translate = `${at.x}px ${at.y}px`;
      const heading = headingOnScreen(anchor.heading, view.rotate);
      card.place((size) => placeBeside(at, heading, size, area));
    },
    [anchor, area, card],
  );

  const hit = (at: ScreenPoint, view: View) => {
    const point = toLayout(at, view, area);
    const pixel = 1 / (SCALE * view.zoom);
    return { end: endAt(geometry, point, pixel), step: stepAt(geometry, point, pixel) };
  };
  const focusDrawing = () => stage.current?.focus({ preventScroll: true });
  // The start dialog and the summary took the focus with them; the drawing is where the work goes on.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const tap = (at: ScreenPoint) => {
    focusDrawing();
    const { end, step } = hit(at, view);
    if (end) moveActiveEnd({ stepId: end.stepId, end: end.end });
    else selectStep(step?.step.id ?? null);
  };
  const view = useView(stage, area, { sheet, onMove: placeOver }, tap);
  const framing = useFraming(area);

  const showWhatIsHit = ({ nativeEvent, currentTarget, target, buttons }: PointerEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const { end, step } = hit({ x: nativeEvent.offsetX, y: nativeEvent.offsetY }, view);
    currentTarget.style.cursor = buttons ? 'grabbing' : end || step ? 'pointer' : 'grab';
  };

  const typeLength = (digit: string) => {
    if (selectedStepId) selectStep(null);
    setNext({ length: digit });
    const field = lengthField.current;
    field?.focus();
    // Focus selects what stands there; the digit that was typed is to stay.
    field?.setSelectionRange(digit.length, digit.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const { fit, rotate, zoomBy } = framing;
    const act = canvasKey(event.key, event.shiftKey, { fit, rotate, zoomBy, typeLength });
    if (!act) return;
    event.preventDefault();
    act();
  };

  const faulty = useMemo(() => {
    const ids = new Set(problems.flatMap(({ stepIds }) => stepIds));
    return geometry.placed
      .filter(({ step }) => ids.has(step.id))
      .map(({ axis }) => axisPath(axis))
      .join('');
  }, [problems, geometry]);
  const ends = useMemo(
    () =>
      geometry.openEnds
        .filter((end) => end.takesSteps && !sameEnd(end, layout.activeEnd))
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(''),
    [geometry, layout.activeEnd],
  );

  return (
    <div className={styles.canvas}>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing takes keys while it has focus
        tabIndex={0}
        className={styles.stage}
        aria-label={t('canvas.drawing')}
        aria-describedby="drawing-keys"
        onKeyDown={onKeyDown}
        onPointerMove={showWhatIsHit}
      >
        {area.width > 0 && (
          <div ref={sheet} className={styles.sheet}>
            <Grid view={view} area={area} />
            <Sheet
              drawing={drawing}
              view={view}
              area={area}
              colour={colour}
              selected={selected ? axisPath(selected.axis) : null}
              faulty={faulty}
              ends={ends}
            />
          </div>
        )}
      </div>
      <VisuallyHidden id="drawing-keys">{t('canvas.keys')}</VisuallyHidden>
      <p role="status">
        <VisuallyHidden>{description}</VisuallyHidden>
      </p>
      <div className={styles.overlay}>
        {anchor?.kind === 'end' && (
          <button
            ref={plus}
            type="button"
            className={styles.plus}
            aria-label={t('canvas.addHere')}
            data-tooltip={t('canvas.addHere')}
            onClick={addNext}
          >
            <Icon name="plus" />
          </button>
        )}
        {anchor && (
          <Panel ref={card.ref} className={styles.card}>
            {selected ? (
              <Suspense>
                <StepEditor key={selected.step.id} step={selected.step} onDone={focusDrawing} />
              </Suspense>
            ) : (
              <NextStep lengthField={lengthField} onTyped={focusDrawing} />
            )}
          </Panel>
        )}
        <div className={styles.scale} style={{ left: insets.left + 16 }}>
          <ScaleBar view={view} />
        </div>
        <div className={styles.top} style={{ left: insets.left, right: insets.right }}>
          {problems.length > 0 && (
            <Suspense>
              <Problems problems={problems} />
            </Suspense>
          )}
        </div>
        <div className={styles.tools} style={{ left: insets.left, right: insets.right }}>
          <Toolbar
            onZoom={framing.zoomBy}
            onZoomReset={framing.zoomReset}
            onFit={framing.fit}
            onRotate={framing.rotate}
          />
        </div>
      </div>
    </div>
  );
}
