import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan, newHistory, record } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { editOf, planWishes } from '@lumitor/domain/testing/arbitraryEdit';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showShared } from '../sharing/session.ts';
import { catalogueOfPlans, mount, openWork, painted } from '../testing/mount.tsx';
import { arrangementNow } from '../visitor/arrangement.ts';
import { configuratorStore, deferredStore, planNow } from '../visitor/configuratorStore.ts';
import { devicesNow } from '../visitor/devices.ts';
import { edit, newStepId, redoEdit, selectStep, undoEdit } from '../visitor/editing.ts';
import { flush, loadStorage } from '../visitor/persistence.ts';
import type { Selection } from '../visitor/selection.ts';
import { applyPremade, resetLayout } from '../visitor/startOver.ts';
import { closeStarts } from '../visitor/starts.ts';
import { IN_USE } from '../visitor/stateKeys.ts';
import { toStored } from '../visitor/storedState.ts';
import { feedKey, feedsNow } from '../visitor/wiring.ts';
import Configurator from './Configurator.tsx';
import { PLAN, SELECTIONS } from './testing/everySelection.ts';

const OTHER: Plan = { ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([300]) };

let failure: unknown = null;

class Catching extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    failure = error;
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

async function mountEditor() {
  const screen = await mount(
    <Catching>
      <Configurator line="standard" isSummary={false} />
    </Catching>,
  );
  await Promise.all([import('./watches.ts'), loadStorage()]);
  await painted();
  return screen;
}

const setHistory = (history: ReturnType<typeof newHistory>) =>
  configuratorStore.setState({ history, selection: { kind: 'none' }, mode: 'plan' });

function showsOtherTab(): void {
  flush();
  const state = { ...configuratorStore.getState(), history: newHistory(OTHER) };
  localStorage.setItem(IN_USE, JSON.stringify(toStored(state, false)));
  window.dispatchEvent(new StorageEvent('storage'));
}

const JUMPS: readonly { jump: string; goesOn?: true; act: () => void }[] = [
  { jump: 'undo', act: undoEdit },
  { jump: 'redo', goesOn: true, act: redoEdit },
  { jump: 'a reset', act: resetLayout },
  {
    jump: 'a ready-made layout',
    act: () => void applyPremade({ option: 'U', width: 300, height: 300, bentLength: 100 }),
  },
  { jump: 'a change in another tab', act: showsOtherTab },
  { jump: 'a shared edit', act: () => showShared(sharedText(OTHER), false) },
];

function historyWithPlan(goesOn: boolean) {
  const replacing = (plan: Plan) => ({ kind: 'replace', plan }) as const;
  const shown = record(newHistory(OTHER), replacing(PLAN)).history;
  return goesOn ? record(shown, replacing(OTHER)).history : shown;
}

beforeEach(async () => {
  failure = null;
  localStorage.clear();
  await openWork({ catalogue: catalogueOfPlans });
});

it('shows the starts after Ctrl+Z removes the only, selected rail', async () => {
  closeStarts();
  const screen = await mountEditor();
  await screen.getByRole('button', { name: 'Add a rail at the active end' }).click();
  await painted();
  const [rail] = planNow().layout.steps;
  selectStep(rail?.id ?? '');
  await expect.element(screen.getByRole('form', { name: 'Edit rail 1' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByRole('heading', { name: 'Start with' })).toBeVisible();
  expect(failure).toBeNull();
});

it('undoes with the key in the position of Z on a Cyrillic layout', async () => {
  setHistory(historyWithPlan(false));
  const screen = await mountEditor();
  screen.container
    .querySelector('[tabindex]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true }));
  expect(planNow()).toEqual(OTHER);
});

it.each(SELECTIONS)('shows no missing $kind after the plan is replaced', async ({ stage, of }) => {
  setHistory(newHistory(PLAN));
  const screen = await mountEditor();
  if (stage !== 'wiring') await screen.getByRole('navigation').getByRole('button', { name: stage }).click();
  for (const { jump, goesOn, act } of JUMPS) {
    setHistory(historyWithPlan(goesOn ?? false));
    if (goesOn) undoEdit();
    if (stage === 'wiring') configuratorStore.setState({ mode: 'installation' });
    configuratorStore.setState({ selection: of() });
    await painted();
    expect(deferredStore.getState().selection, jump).toEqual(of());

    act();
    await expect
      .poll(() => currentPlan(deferredStore.getState().history), { message: jump })
      .not.toEqual(PLAN);
    await painted();
    expect(failure, jump).toBeNull();
    const { selection, history } = deferredStore.getState();
    expect(isPresent(selection, currentPlan(history)), jump).toBe(true);
  }
});

function isPresent(selection: Selection, plan: Plan): boolean {
  const { room, areas, layout } = plan;
  if (selection.kind === 'none') return true;
  if (selection.kind === 'step') return geometryOf(layout).indexOf.has(selection.id);
  if (selection.kind === 'rails') return selection.ids.every((id) => geometryOf(layout).indexOf.has(id));
  if (selection.kind === 'pieces')
    return selection.ids.every((id) => arrangementNow().luminaires.some((luminaire) => luminaire.id === id));
  if (selection.kind === 'feed') return feedsNow().some((feed) => feedKey(feed) === selection.id);
  if (selection.kind === 'wall' || selection.kind === 'corner')
    return selection.index < (room?.outline.length ?? 0);
  if (selection.kind === 'opening') return room?.openings.some(({ id }) => id === selection.id) ?? false;
  if (selection.kind === 'obstacle') return room?.obstacles?.some(({ id }) => id === selection.id) ?? false;
  if (selection.kind === 'area') return areas.some(({ id }) => id === selection.id);
  return devicesNow().some(({ kind, index }) => kind === selection.kind && index === selection.index);
}

function selectable(place: number): Selection {
  const { room, areas, layout } = planNow();
  const all: Selection[] = [
    ...layout.steps.map(({ id }) => ({ kind: 'step' as const, id })),
    ...layout.steps.slice(1).map(({ id }, index) => ({
      kind: 'rails' as const,
      ids: [layout.steps[index]?.id ?? '', id],
    })),
    ...arrangementNow().luminaires.map(({ id }) => ({ kind: 'pieces' as const, ids: [id] })),
    ...feedsNow().map((feed) => ({ kind: 'feed' as const, id: feedKey(feed) })),
    ...devicesNow().map(({ kind, index }) => ({ kind, index })),
    ...(room?.outline ?? []).map((_, index) => ({ kind: 'wall' as const, index })),
    ...(room?.obstacles ?? []).map(({ id }) => ({ kind: 'obstacle' as const, id })),
    ...areas.map(({ id }) => ({ kind: 'area' as const, id })),
  ];
  return all[place % Math.max(1, all.length)] ?? { kind: 'none' };
}

const openStage = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('nav button')]
    .find((button) => button.innerText === name)
    ?.click();

const STAGES = ['Room', 'Rails', 'Luminaires', 'Power', 'Accessories'];

it('shows any sequence of edits, selections, undo, redo and resets without an error or a stale subject', async () => {
  await mountEditor();
  const step = fc.record({
    act: fc.constantFrom('select', 'select', 'undo', 'redo', 'reset', 'premade', 'installation'),
    place: fc.nat(),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(planWishes, fc.array(step, { minLength: 25, maxLength: 25 }), async (wishes, steps) => {
      setHistory(newHistory(PLAN));
      for (const [index, { act, place, waits }] of steps.entries()) {
        const wish = wishes[index];
        if (wish) edit(editOf(wish, planNow(), newStepId()));
        if (act === 'select') configuratorStore.setState({ selection: selectable(place) });
        else if (act === 'undo') undoEdit();
        else if (act === 'redo') redoEdit();
        else if (act === 'reset' && place % 3 === 0) resetLayout();
        else if (act === 'premade') applyPremade({ option: 'U', width: 300, height: 300, bentLength: 100 });
        else if (act === 'installation')
          configuratorStore.setState({ mode: place % 2 ? 'installation' : 'plan' });
        if (place % 7 === 0) openStage(STAGES[place % 5] ?? '');
        if (waits) await painted();
        expect(failure).toBeNull();
        const { selection } = configuratorStore.getState();
        expect(isPresent(selection, planNow())).toBe(true);
      }
      await painted();
      expect(deferredStore.getState()).toBe(configuratorStore.getState());
      expect(failure).toBeNull();
    }),
    { numRuns: Number(process.env.LUMITOR_RUNS) || 6 },
  );
});
