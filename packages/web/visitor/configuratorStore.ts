import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { Heading, Point } from '@lumitor/domain/layout/heading';
import { type Shape, STRAIGHT_ON } from '@lumitor/domain/layout/step';
import type { ScaleChoice } from '@lumitor/domain/light/scaleChoice';
import type { ArrangeFault } from '@lumitor/domain/luminaires/arranging';
import type { PlanProblem } from '@lumitor/domain/plan/editPlan';
import { currentPlan, type History, newHistory } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Watt } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Selection } from './selection.ts';

/** The step that would be added next. */
export interface NextStep {
  /** What is typed or picked, in centimetres; kept as typed so that a wrong length can be put right. */
  length: string;
  shape: Shape;
  /** Start and direction of the first rail of a run while a hand draws it. */
  from?: (Point & { heading: Heading }) | undefined;
  /** The length that was asked for, where a bend took the nearest that is made (D8). */
  requested?: string | undefined;
}

/** What part of the layout is on screen. */
export interface View {
  /** 1 is 3 px to the centimetre. */
  zoom: number;
  /** Quarter turns to the right, in degrees. */
  rotate: 0 | 90 | 180 | 270;
  /** The point of the layout in the middle of the free drawing area, in centimetres. */
  x: number;
  y: number;
}

/** What stands in the drawing's place: the plan, light or the installation on it, or the room in three dimensions. */
export const MODES = ['plan', 'light', 'installation', 'view3d'] as const;
export type Mode = (typeof MODES)[number];

/** Title of an article that left the catalogue, with the colour that its name needs (D33a). */
export interface FormerName {
  title: string;
  colour: RailColour | null;
}

/** How keeping the work in the browser goes. */
export type StorageState = 'kept' | 'full' | 'unavailable';

/** How keeping projects goes, apart from the open one's own state: null where well, or not known. */
export type Shelf = 'low' | 'full' | null;

export interface ConfiguratorState {
  /** Id of the project that the plan is of (D70); null: the line's first, whose id is the line. */
  project: string | null;
  /** Somebody else's work is looked at: nothing of the plan changes (D71). */
  isSeenOnly: boolean;
  /** The plan and what can be taken back and done again (D41). */
  history: History;
  next: NextStep;
  view: View;
  mode: Mode;
  /** How maps of illuminance are coloured (D50); null: as is usual. */
  mapScale: ScaleChoice | null;
  /** The view follows what is drawn, until the visitor zooms or moves it by hand (D12). */
  isFramed: boolean;
  /** The open end with which the rail that is being drawn is in line. */
  guide: Point | null;
  /** What is worked on. */
  selection: Selection;
  /** The visitor draws by hand from the empty drawing: the starts are closed until it is empty again (D9a). */
  areStartsClosed: boolean;
  /** The luminaires' panel shows those on the drawing, not the catalogue. */
  isTableShown: boolean;
  /** The panel of control shows groups and scenes, not articles: luminaires are worked on meanwhile (D69). */
  areScenesShown: boolean;
  /** The next tap says where the luminaires selected are to shine. */
  isAiming: boolean;
  /** The next tap on the drawing says where a separate run of rails starts. */
  isStartingRun: boolean;
  /** A tap on a rail adds it to those selected, or takes it out. */
  isAddingRails: boolean;
  /** Whether gross amounts are the large ones; null: by language (D24). */
  showsGross: boolean | null;
  /** Why the last edit was not done; the next one that is done clears it. */
  editProblem: PlanProblem | null;
  /** Why luminaires could not be put as was wanted; the next edit that is done clears it. */
  arrangeFault: ArrangeFault | null;
  /** Open power-exceeded dialog (D26): what the supply gives, what all luminaires draw or those of a zone, by its index. */
  powerExceeded: { supply: Watt; load: Watt; zone: number | null } | null;
  /** The visitor wants no power-exceeded dialog for this plan any more. */
  isPowerMuted: boolean;
  /** Id of the stored order that the plan came from, or was saved as last: saved again, it is a revision of it (D61). */
  revises: string | null;
  storageState: StorageState;
  shelf: Shelf;
  /** A damaged state was set aside at start; the visitor is told once. */
  wasSetAside: boolean;
  /** How often the drawing was begun anew: each time it comes up fresh. */
  resetCount: number;
  /** History right after the last reset: while it is the current one, nothing is stored (D11). */
  resetHistory: History | null;
  /** Names of chosen articles that the catalogue no longer has, by id; a stored order brings its own. */
  formerNames: Readonly<Record<string, FormerName>>;
}

export const NEXT_STEP: NextStep = { length: '100', shape: STRAIGHT_ON };
const DEFAULT_VIEW: View = { zoom: 1, rotate: 0, x: 0, y: 0 };

export const initialState = (): ConfiguratorState => ({
  project: null,
  isSeenOnly: false,
  history: newHistory(),
  next: NEXT_STEP,
  view: DEFAULT_VIEW,
  mode: 'plan',
  mapScale: null,
  isFramed: true,
  guide: null,
  selection: { kind: 'none' },
  areStartsClosed: false,
  isTableShown: false,
  areScenesShown: false,
  isAiming: false,
  isStartingRun: false,
  isAddingRails: false,
  showsGross: null,
  editProblem: null,
  arrangeFault: null,
  powerExceeded: null,
  isPowerMuted: false,
  revises: null,
  storageState: 'kept',
  shelf: null,
  wasSetAside: false,
  resetCount: 0,
  resetHistory: null,
  formerNames: {},
});

/** The visitor's work on the line that is open. */
export const configuratorStore = createStore<ConfiguratorState>(initialState);

/**
 * The work as every component but the rails shows it. Changed rails arrive here one frame after the rails are painted,
 * so that no rail waits for its price; all else arrives at once. One snapshot for subject and data: a card never looks
 * up a rail in a plan that no longer has it.
 */
export const deferredStore = createStore<ConfiguratorState>(configuratorStore.getState);

let isWaitingForPaint = false;

/** Shows the work as it is now, without waiting for the rails to be painted. */
export function catchUp(): void {
  isWaitingForPaint = false;
  deferredStore.setState(configuratorStore.getState(), true);
}

const stepsIn = ({ history }: ConfiguratorState) => currentPlan(history).layout.steps;

configuratorStore.subscribe((state) => {
  // A hidden page is not painted.
  const isUnpainted = typeof requestAnimationFrame === 'undefined' || document.hidden;
  if (isUnpainted || stepsIn(state) === stepsIn(deferredStore.getState())) return catchUp();
  if (isWaitingForPaint) return;
  isWaitingForPaint = true;
  requestAnimationFrame(() => setTimeout(() => isWaitingForPaint && catchUp()));
});

export const useConfigurator = <Selected>(select: (state: ConfiguratorState) => Selected): Selected =>
  useStore(deferredStore, select);

/** For the rails, the view on them and the length being typed, which follow the hand at once. */
export const useLiveConfigurator = <Selected>(select: (state: ConfiguratorState) => Selected): Selected =>
  useStore(configuratorStore, select);

/** The plan as it stands now. */
export const planNow = (): Plan => currentPlan(configuratorStore.getState().history);

export const usePlan = () => useConfigurator((state) => currentPlan(state.history));
export const useLayout = () => useConfigurator((state) => currentPlan(state.history).layout);
export const useChoices = () => useConfigurator((state) => currentPlan(state.history).choices);

export const setMode = (mode: Mode): void => configuratorStore.setState({ mode });

export const setShowsGross = (showsGross: boolean): void => configuratorStore.setState({ showsGross });
