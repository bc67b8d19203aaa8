import { editLayout } from '@lumitor/domain/kinds/rail/editLayout';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { STRAIGHT_ON } from '@lumitor/domain/kinds/rail/step';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import { currentPlan, type History, newHistory, record, undo } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { editOf, planAfter, planWishes } from '@lumitor/domain/testing/arbitraryEdit';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfiguratorState, initialState } from './configuratorStore.ts';
import { fromStored, toStored } from './storedState.ts';

const stateWith = (own: Partial<ConfiguratorState>): ConfiguratorState => ({ ...initialState(), ...own });
const throughStorage = (state: ConfiguratorState) =>
  fromStored(JSON.parse(JSON.stringify(toStored(state, false))));
const drawn = (...runs: Parameters<typeof layoutOf>) =>
  newHistory({ ...EMPTY_PLAN, layout: layoutOf(...runs) });
const layoutIn = (history: History) => currentPlan(history).layout;
const removal = { kind: 'removeLast' } as const;

describe('a stored state', () => {
  it('has every field of the specification', () => {
    const history = record(drawn([200], [100, 'right'], [150, 'left']), removal).history;
    const stored = toStored(stateWith({ history: undo(record(history, removal).history) }), true);
    expect(stored).toMatchObject({
      isMicro: true,
      zoom: 1,
      rotate: 0,
      backgroundSizeZoom: 40,
      isCurved: false,
      isTLayout: false,
      isFrameFromTLayout: false,
      previousStepId: 's1',
    });
    expect(atob(stored.previewBase64)).toMatch(/^<svg /);
    expect(stored.frame).toMatchObject({
      frameLength: 100,
      directionFrameSide: 'right',
      directionFrame: 'straight',
      lastDirectionFrameLeft: 'default',
      lastDirectionFrameRight: 'straight-vertical-down',
      isStart: false,
      frameLength100: 1,
      frameLength200: 1,
      entries: [
        { end: 'left', active: true },
        { end: 'right', active: true },
      ],
      rightSide: { active: true, count: 1 },
      leftSide: { active: false, count: 0 },
      premadeOption: null,
    });
    expect(stored.frame.steps[1]).toMatchObject({
      directionInternalFrame: 'straight-vertical-down',
      position: { x: 100, y: 0 },
    });
  });

  it('that has only the specification’s fields is read with defaults (D12)', () => {
    const stored = toStored(stateWith({ history: drawn([200], [100, 'right'], [150, 'left']) }), false);
    const { zoom, rotate, backgroundSizeZoom, previewBase64, isCurved, isTLayout, previousStepId } = stored;
    const { isFrameFromTLayout, frame } = stored;
    const entries = frame.entries.map((entry) => ({ ...entry, active: entry.end !== 'left' }));
    const own = { zoom, rotate, backgroundSizeZoom, previewBase64, isCurved, isTLayout, previousStepId };
    const read = fromStored({ ...own, isFrameFromTLayout, frame: { ...frame, entries } });
    expect(read).toMatchObject({
      isMicro: false,
      restored: { project: null, mode: 'plan', showsGross: null },
    });
    const history = read?.restored.history ?? newHistory();
    expect(layoutIn(history).steps.map(({ frameLength }) => frameLength)).toEqual([200, 100, 150]);
    expect(layoutIn(history).inactiveEntries).toEqual(['left']);
    expect(currentPlan(history)).toMatchObject({ name: '', choices: NO_CHOICES, placements: [] });
  });

  it('that has only rails is read with defaults', () => {
    const { steps } = toStored(stateWith({ history: drawn([200]) }), false).frame;
    expect(fromStored({ frame: { steps } })?.restored).toMatchObject({
      view: { zoom: 1, rotate: 0, x: 0, y: 0 },
      next: { length: '100' },
    });
  });

  it('counts a rail behind a T to its side of the start frame, and none of another run (D7)', () => {
    const layout = layoutOf(
      [200],
      [100, 'T', { stepId: 's0', end: 'right' }],
      [100, 'straight', { stepId: 's1', end: 'left' }],
      [100],
      [150, 'right', { stepId: 's0', end: 'left' }],
    );
    const { layout: withRun } = editLayout(layout, {
      kind: 'addIsland',
      id: 'i',
      origin: { x: 0, y: 500 },
      length: 100,
      hasT: false,
    });
    const { layout: drawn } = editLayout(withRun ?? layout, {
      kind: 'add',
      id: 'i1',
      end: { stepId: 'i', end: 'left' },
      shape: STRAIGHT_ON,
      length: 100,
    });
    const history = newHistory({ ...EMPTY_PLAN, layout: drawn ?? layout });
    expect(toStored(stateWith({ history }), false).frame).toMatchObject({
      rightSide: { active: false, count: 3 },
      leftSide: { active: false, count: 1 },
      lastDirectionFrameRight: 'straight-vertical-up',
      lastDirectionFrameLeft: 'straight-vertical-up',
    });
    const onT = { ...layout, activeEnd: { stepId: 's1', end: 'right' as const } };
    const { rightSide, leftSide } = toStored(
      stateWith({ history: newHistory({ ...EMPTY_PLAN, layout: onT }) }),
      false,
    ).frame;
    expect([rightSide.active, leftSide.active]).toEqual([true, false]);
  });

  it('from before the light mode shows the plan', () => {
    const { mode: _, ...before } = toStored(stateWith({ mode: 'light' }), false);
    expect(fromStored(JSON.parse(JSON.stringify(before)))?.restored.mode).toBe('plan');
  });

  it('preserves the work if only its light scale is invalid', () => {
    const stored = toStored(stateWith({ history: drawn([200], [100]) }), false);
    const mapScale = { kind: 'falseColour', ends: 'typed', least: 9, greatest: 1, isLogarithmic: true };
    const restored = fromStored(JSON.parse(JSON.stringify({ ...stored, mapScale })))?.restored;
    expect(restored?.mapScale).toBeNull();
    expect(restored && layoutIn(restored.history).steps).toHaveLength(2);
  });

  it('stores the newest state reachable by redo as the copy (D11)', () => {
    const history = undo(record(drawn([200], [100]), removal).history);
    expect(toStored(stateWith({ history }), false).frame.copySteps).toHaveLength(1);
    expect(toStored(stateWith({ history: drawn([200], [100]) }), false).frame.copySteps).toHaveLength(2);
  });

  it('is read back unchanged after any edits', () => {
    fc.assert(
      fc.property(planWishes, (all) => {
        const before = stateWith({
          history: newHistory(planAfter(all)),
          mode: 'light',
          mapScale: {
            kind: 'falseColour',
            ends: 'typed',
            least: 5,
            greatest: 900,
            isLogarithmic: false,
          },
          isFramed: false,
          showsGross: false,
          isPowerMuted: true,
          project: 'p1',
          revises: 'k3Jx',
        });
        const { project, history, view, mode, mapScale, next, isFramed, showsGross, isPowerMuted, revises } =
          before;
        expect(throughStorage(before)?.restored).toEqual({
          project,
          history,
          view,
          mode,
          mapScale,
          next,
          isFramed,
          showsGross,
          isPowerMuted,
          revises,
        });
      }),
    );
  });

  it('preserves every plan of the history after any edits', () => {
    fc.assert(
      fc.property(planWishes, fc.nat(5), (wishes, undone) => {
        let history = newHistory(EMPTY_PLAN);
        for (const [index, wish] of wishes.entries())
          history = record(history, editOf(wish, currentPlan(history), `s${index}`)).history;
        for (let count = 0; count < undone; count++) history = undo(history);
        const read = throughStorage(stateWith({ history }))?.restored.history;
        expect([read?.plans.length, read?.index]).toEqual([history.plans.length, history.index]);
      }),
    );
  });

  it('preserves the history after edits of offcuts and gateways', () => {
    const edits = [
      { kind: 'setOffcuts', usesOffcuts: true },
      { kind: 'setGatewayQuantity', quantity: 1 },
      { kind: 'setGatewayQuantity', quantity: 2 },
    ] as const;
    const choices = { ...NO_CHOICES, systemId: 'dali', gatewayId: 'gateway' };
    const before = record(newHistory({ ...EMPTY_PLAN, choices }), { kind: 'setName', name: 'Salon' }).history;
    const history = edits.reduce((done, edit) => record(done, edit).history, before);
    expect(history.plans.length).toBeGreaterThan(3);
    const read = throughStorage(stateWith({ history }))?.restored.history;
    expect(read?.plans).toHaveLength(history.plans.length);
    expect(read && currentPlan(undo(read)).choices.gatewayQuantity).toBe(
      currentPlan(undo(history)).choices.gatewayQuantity,
    );
  });

  it('preserves undoable edits', () => {
    const history = record(drawn([200], [100]), removal).history;
    const restored = throughStorage(stateWith({ history }))?.restored;
    expect(restored && layoutIn(undo(restored.history)).steps).toHaveLength(2);
  });

  it('preserves the layout if only its history is damaged', () => {
    const stored = toStored(stateWith({ history: drawn([200], [100]) }), false);
    const damaged = { ...stored, history: { ...stored.history, edits: [{ kind: 'nonsense' }], index: 1 } };
    const restored = fromStored(JSON.parse(JSON.stringify(damaged)))?.restored;
    expect(restored && layoutIn(restored.history).steps).toHaveLength(2);
  });

  it('from before the power dialog could be muted is not muted', () => {
    const { isPowerMuted: _, ...before } = toStored(stateWith({ isPowerMuted: true }), false);
    expect(fromStored(JSON.parse(JSON.stringify(before)))?.restored.isPowerMuted).toBe(false);
  });

  it.each<[string, (stored: ReturnType<typeof toStored>) => unknown]>([
    ['is no object', () => 'nonsense'],
    ['lacks its frame', ({ frame: _, ...rest }) => rest],
    ['has a zoom that is no number', (stored) => ({ ...stored, zoom: null })],
    [
      'has steps that are no tree',
      (stored) => ({ ...stored, frame: { ...stored.frame, steps: stored.frame.steps.slice(1) } }),
    ],
  ])('that %s is damaged, and never a crash', (_, damage) => {
    const stored = toStored(stateWith({ history: drawn([200], [100]) }), false);
    expect(fromStored(JSON.parse(JSON.stringify(damage(stored))))).toBeNull();
  });

  it('ignores fields derived from the layout', () => {
    const stored = toStored(stateWith({ history: drawn([200], [100]) }), false);
    const wrong = {
      ...stored,
      previewBase64: 'x',
      frame: { ...stored.frame, frameLength100: 77, copySteps: [] },
    };
    const restored = fromStored(JSON.parse(JSON.stringify(wrong)))?.restored;
    expect(restored && geometryOf(layoutIn(restored.history)).totalLength).toBe(300);
  });
});
