import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { ArrangeFault } from '@lumitor/domain/kinds/luminaire/arranging';
import type { Heading, Point } from '@lumitor/domain/kinds/rail/heading';
import { type Shape, STRAIGHT_ON } from '@lumitor/domain/kinds/rail/step';
import type { ScaleChoice } from '@lumitor/domain/light/scaleChoice';
import type { PlanProblem } from '@lumitor/domain/plan/editPlan';
import { currentPlan, type History, newHistory } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm, Watt } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Selection } from './selection.ts';

export interface NextStep {
  /** As typed, so that an invalid length can be corrected. */
  length: string;
  shape: Shape;
  /** Start of a separate run while it is drawn. */
  from?: (Point & { heading: Heading }) | undefined;
  /** Length before a bend replaced it by a sold one. */
  requested?: string | undefined;
}

export interface View {
  zoom: number;
  rotate: 0 | 90 | 180 | 270;
  /** Point of the plan in the middle of the free area. */
  x: Cm;
  y: Cm;
}

export const MODES = ['plan', 'light', 'installation', 'view3d'] as const;
export type Mode = (typeof MODES)[number];

export interface FormerName {
  title: string;
  colour: RailColour | null;
}

export type StorageState = 'saved' | 'full' | 'unavailable';

/** Storage of projects, except the open one's state; null: sufficient or unknown. */
export type Shelf = 'low' | 'full' | null;

export interface ConfiguratorState {
  /** Null: first project of the line, whose id is the line (D70). */
  project: string | null;
  /** Read-only view of another person's work (D71). */
  isSeenOnly: boolean;
  history: History;
  next: NextStep;
  view: View;
  mode: Mode;
  mapScale: ScaleChoice | null;
  /** The view follows the drawing until the visitor zooms or pans (D12). */
  isFramed: boolean;
  guide: Point | null;
  selection: Selection;
  areStartsClosed: boolean;
  isTableShown: boolean;
  /** Luminaires are edited meanwhile (D69). */
  areScenesShown: boolean;
  isAiming: boolean;
  isStartingRun: boolean;
  isAddingRails: boolean;
  showsGross: boolean | null;
  editProblem: PlanProblem | null;
  arrangeFault: ArrangeFault | null;
  /** Open power-exceeded dialog (D26); `zone` is an index, null: all luminaires. */
  powerExceeded: { supply: Watt; load: Watt; zone: number | null } | null;
  isPowerMuted: boolean;
  /** Stored order of the plan; saving again makes a revision (D61). */
  revises: string | null;
  storageState: StorageState;
  shelf: Shelf;
  wasSetAside: boolean;
  resetCount: number;
  /** History after the last reset: while current, nothing is stored (D11). */
  resetHistory: History | null;
  /** Chosen articles missing in the catalogue, by id. */
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
  storageState: 'saved',
  shelf: null,
  wasSetAside: false,
  resetCount: 0,
  resetHistory: null,
  formerNames: {},
});

export const configuratorStore = createStore<ConfiguratorState>(initialState);

/** State of all components but the rails: lags changed rails by one frame. */
export const deferredStore = createStore<ConfiguratorState>(configuratorStore.getState);

let isWaitingForPaint = false;

export function catchUp(): void {
  isWaitingForPaint = false;
  deferredStore.setState(configuratorStore.getState(), true);
}

const stepsIn = ({ history }: ConfiguratorState) => currentPlan(history).layout.steps;

// Changed rails paint first: the frame callback runs before the paint, its timeout afterwards. Other changes,
// and pages without frames, follow at once.
configuratorStore.subscribe((state) => {
  const isUnpainted = typeof requestAnimationFrame === 'undefined' || document.hidden;
  if (isUnpainted || stepsIn(state) === stepsIn(deferredStore.getState())) return catchUp();
  if (isWaitingForPaint) return;
  isWaitingForPaint = true;
  requestAnimationFrame(() => setTimeout(() => isWaitingForPaint && catchUp()));
});

export const useConfigurator = <Selected>(select: (state: ConfiguratorState) => Selected): Selected =>
  useStore(deferredStore, select);

/** Rails, their view and the typed length follow the pointer at once. */
export const useLiveConfigurator = <Selected>(select: (state: ConfiguratorState) => Selected): Selected =>
  useStore(configuratorStore, select);

export const planNow = (): Plan => currentPlan(configuratorStore.getState().history);

export const usePlan = () => useConfigurator((state) => currentPlan(state.history));
export const useLayout = () => useConfigurator((state) => currentPlan(state.history).layout);
export const useChoices = () => useConfigurator((state) => currentPlan(state.history).choices);

export const setMode = (mode: Mode): void => configuratorStore.setState({ mode });

export const setShowsGross = (showsGross: boolean): void => configuratorStore.setState({ showsGross });
