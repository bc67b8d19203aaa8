import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { bodyColoursIn, type RailColour } from '@lumitor/domain/catalogue/railColour';
import { solidNamesOf } from '@lumitor/domain/kinds/names';
import type { Px } from '@lumitor/domain/units';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { sharedStore } from '../../data/shared.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTheme } from '../../ui/useTheme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CameraWay } from '../../view3d/camera.ts';
import { type OpenView, openView } from '../../view3d/openView.ts';
import { paletteOf } from '../../view3d/palette.ts';
import { type SceneModel, sceneModel, visibleModel } from '../../view3d/sceneModel.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { configuratorStore, usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue, useRailColour } from '../../visitor/derived.ts';
import { useDevices } from '../../visitor/devices.ts';
import { planHang } from '../../visitor/lightCentre.ts';
import { useSelectedLuminaires } from '../../visitor/luminaires.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { useSelectedLuminaireIds } from '../../visitor/selected.ts';
import layer from '../canvas/layer.module.css';
import type { OnDrawing } from '../canvas/onDrawing.ts';
import { shortcutOf } from '../hand/shortcut.ts';
import { luminaireKey } from '../kinds/luminaire/acts.ts';
import { useFalseColour } from './FalseColour.tsx';
import { followHand, markedAim } from './hand.ts';
import { useRoomLight } from './useRoomLight.ts';
import { View3dTools } from './View3dTools.tsx';
import styles from './view3d.module.css';

function useSceneModel(): SceneModel {
  const plan = usePlan();
  const { luminaires } = useArrangement();
  const catalogue = useCatalogue();
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  const { t } = useTranslation();
  const { layout, room, hidden } = plan;
  const devices = useDevices(plan);
  const hang = planHang(plan);
  const articles = useMemo(
    () => ({
      symbol: symbolsIn(catalogue),
      colour: bodyColoursIn(catalogue),
      of: new Map(catalogue?.bindings.map((article) => [article.id, article])),
    }),
    [catalogue],
  );
  const model = useMemo(
    () =>
      sceneModel({
        layout,
        room,
        hang,
        isMicro,
        luminaires: luminaires.map((luminaire) => {
          const { drop, beam, luminousLength } = articles.of.get(luminaire.bindingId) ?? {};
          return {
            ...luminaire,
            drop,
            beam,
            luminousLength,
            symbol: articles.symbol(luminaire.bindingId),
            colour: articles.colour(luminaire.bindingId),
          };
        }),
        devices: devices.flatMap(({ kind, name, place }) => (place ? [{ kind, name, ...place }] : [])),
        solidNames: solidNamesOf({ room, areas: [] }, t),
        railName: (number) => t('view3d.rail', { number }),
      }),
    [layout, room, hang, isMicro, luminaires, devices, articles, t],
  );
  return useMemo(() => visibleModel(model, { hidden }), [model, hidden]);
}

const TOOLS_HEIGHT: Px = 72;

export interface View3dProps {
  stage: RefObject<HTMLDivElement | null>;
  area: CanvasArea;
  onLuminaires: (isByKey?: boolean) => void;
  onHelp: () => void;
  onDrawing?: OnDrawing | undefined;
}

type Fault = 'noWebgl' | 'lost';

function useOpened(
  canvas: RefObject<HTMLCanvasElement | null>,
  { stage, onLuminaires, onDrawing }: View3dProps,
  model: SceneModel,
  colour: RailColour,
) {
  const [view, setView] = useState<OpenView | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [attempt, setAttempt] = useState(0);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown of the plan follows below
  useEffect(() => {
    const [painted, element] = [canvas.current, stage.current];
    if (!painted || !element) return;
    const { rotate } = configuratorStore.getState().view;
    let opened: OpenView;
    try {
      opened = openView({ canvas: painted, element, palette: paletteOf(element, colour), model, rotate });
    } catch {
      return setFault('noWebgl');
    }
    const lost = () => setFault('lost');
    const restored = () => {
      setFault(null);
      opened.stage.invalidate();
    };
    painted.addEventListener('webglcontextlost', lost);
    painted.addEventListener('webglcontextrestored', restored);
    const unfollow = followHand(element, opened, onLuminaires, onDrawing);
    setFault(null);
    setView(opened);
    return () => {
      unfollow();
      painted.removeEventListener('webglcontextlost', lost);
      painted.removeEventListener('webglcontextrestored', restored);
      opened.dispose();
      setView(null);
    };
  }, [attempt, theme, colour]);
  return { view, fault, drawnAs: `${attempt} ${theme} ${colour}`, retry: () => setAttempt(attempt + 1) };
}

function useFitted(view: OpenView | null, area: CanvasArea): void {
  useEffect(() => {
    if (!view || area.width === 0) return;
    const { width, height, insets } = area;
    view.fit({
      width,
      height,
      free: {
        left: insets.left,
        top: insets.top + TOOLS_HEIGHT,
        width: Math.max(1, width - insets.left - insets.right),
        height: Math.max(1, height - insets.top - TOOLS_HEIGHT - insets.bottom),
      },
    });
  }, [view, area]);
}

function FaultNotice({ fault, area, onRetry }: { fault: Fault; area: CanvasArea; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.fault} style={{ left: area.insets.left, right: area.insets.right }}>
      <Notice
        tone="warning"
        title={t(`view3d.${fault}`)}
        action={
          <Button size="small" icon="refresh" onClick={onRetry}>
            {t('view3d.again')}
          </Button>
        }
      >
        {t(`view3d.${fault}Hint`)}
      </Notice>
    </div>
  );
}

/** Screen reader users have the list of luminaires. */
export default function View3d(props: View3dProps) {
  const { stage, area, onLuminaires, onHelp, onDrawing } = props;
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasBeams, setBeams] = useState(true);
  const colour = useRailColour();
  const model = useSceneModel();
  const { view, fault, drawnAs, retry } = useOpened(canvas, props, model, colour);
  const [walkedIn, setWalkedIn] = useState<OpenView | null>(null);
  const way = view && walkedIn === view ? 'walk' : 'orbit';
  const { lit, isAwaited } = useRoomLight();
  const falseColour = useFalseColour(lit);
  const plan = usePlan();
  const selected = useSelectedLuminaireIds();
  const luminaires = useSelectedLuminaires();

  useFitted(view, area);
  useEffect(() => view?.show(model, selected), [view, model, selected]);
  useEffect(() => view?.light(lit, falseColour), [view, lit, falseColour]);
  useEffect(() => view?.showBeams(hasBeams && !falseColour), [view, hasBeams, falseColour]);
  useEffect(() => view?.mark(markedAim(model, luminaires, plan)), [view, model, luminaires, plan]);

  const palette = () => paletteOf(stage.current as HTMLElement, colour);
  const look = (next: CameraWay) => {
    setWalkedIn(next === 'walk' ? view : null);
    view?.eye.look(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { shiftKey, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (!view || target !== currentTarget || ctrlKey || metaKey || altKey) return;
    const key = shortcutOf(event);
    const act = luminaireKey(key, shiftKey, view.eye.onPlan) ?? (key === '?' ? onHelp : view.eye.key(key));
    if (!act) return;
    event.preventDefault();
    const before = configuratorStore.getState().selection;
    act();
    const { selection } = configuratorStore.getState();
    if (selection !== before && selection.kind === 'pieces') onLuminaires(true);
  };

  return (
    <>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys while it has focus
        tabIndex={0}
        className={layer.stage}
        aria-label={t('view3d.picture')}
        aria-busy={isAwaited}
        aria-describedby="view3d-words"
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      >
        <canvas key={drawnAs} ref={canvas} className={styles.canvas} />
      </div>
      <VisuallyHidden id="view3d-words">
        {t('view3d.described', { rails: model.rails.length, luminaires: model.luminaires.length })}{' '}
        {t('view3d.keysHint')}
      </VisuallyHidden>
      {view && onDrawing && <onDrawing.MarksInRoom view={view} model={model} area={area} />}
      {view && (
        <View3dTools
          view={view}
          way={way}
          hasBeams={hasBeams}
          falseColour={falseColour}
          area={area}
          palette={palette}
          onLook={look}
          onBeams={() => setBeams(!hasBeams)}
        />
      )}
      {fault && <FaultNotice fault={fault} area={area} onRetry={retry} />}
    </>
  );
}
