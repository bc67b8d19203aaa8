import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueStore } from '../../../data/catalogue.ts';
import { configuratorStore, initialState } from '../../../visitor/configuratorStore.ts';
import { devicesNow, selectDevice, selectedDeviceNow } from '../../../visitor/devices.ts';
import { edit, undoEdit } from '../../../visitor/editing.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { feedsNow, selectedFeedNow, selectFeed } from '../../../visitor/wiring.ts';
import { wiringKey } from '../../installation/acts.ts';
import { wiringTool } from '../../installation/wiringTool.ts';
import { proposeCablesTo } from '../feed/proposeCables.ts';

const before = catalogueStore.getState();
const wiring = () => currentPlan(configuratorStore.getState().history).wiring;
const edits = () =>
  configuratorStore.getState().history.edits.map((edit) => edit.kind === 'wire' && edit.act);
const placeOf = ({ x, y }: ScreenPoint): Point => ({ x, y });
const surface = {
  placeOf,
  pixel: () => 1,
  view: () => configuratorStore.getState().view,
  area: () => ({ width: 800, height: 600, insets: { top: 0, right: 0, bottom: 0, left: 0 } }),
};
const tap = (x: number, y: number) => wiringTool(surface).tap({ x, y });
const supply = () => wiring().supplies.map(({ x, y, z }) => [x, y, z]);

beforeEach(() => {
  catalogueStore.setState({ standard: { status: 'ready', catalogue: sampleCatalogue } });
  const history = newHistory({
    ...EMPTY_PLAN,
    layout: layoutOf([600]),
    room: newRoom(rectangle(800, 600, { x: 0, y: 0 })),
    choices: { ...sampleChoices, systemId: 'dali', gatewayId: 'dali-gateway' },
  });
  configuratorStore.setState({ ...initialState(), history });
});
afterEach(() => {
  catalogueStore.setState(before);
  configuratorStore.setState(initialState());
});

describe('a selected supply', () => {
  it('is placed by the next tap, under the ceiling and on whole 5 cm, or at a nearby wall', () => {
    selectDevice({ kind: 'supply', index: 0 });
    tap(-252, 113);
    expect(supply()).toEqual([[-250, 115, 270]]);
    expect(selectedDeviceNow()).toMatchObject({ name: 'S1', place: { x: -250, y: 115 } });
    undoEdit();
    tap(100, -293);
    expect(supply()).toEqual([[100, -300, 270]]);
  });

  it('with a position lets a tap select other things', () => {
    selectDevice({ kind: 'supply', index: 0 });
    tap(-250, 115);
    tap(250, 200);
    expect(selectedDeviceNow()).toBeNull();
    tap(-245, 120);
    expect(selectedDeviceNow()?.name).toBe('S1');
    expect(supply()).toHaveLength(1);
  });

  it('is dragged as one edit, and Escape restores its position', () => {
    selectDevice({ kind: 'supply', index: 0 });
    tap(-250, 115);
    const dragged = wiringTool(surface).grab({ x: -248, y: 115 });
    dragged?.move({ x: -98, y: 65 }, false);
    dragged?.move({ x: -65, y: 8 }, true);
    dragged?.drop();
    expect(supply()).toEqual([[-67, 8, 270]]);
    expect(edits()).toEqual(['placeSupply', 'moveSupply']);
    const again = wiringTool(surface).grab({ x: -67, y: 8 });
    again?.move({ x: 0, y: 100 }, false);
    again?.cancel();
    expect(supply()).toEqual([[-67, 8, 270]]);
  });

  it('moves with the arrows, all presses as one edit, and Delete removes its position', () => {
    selectDevice({ kind: 'supply', index: 0 });
    expect(wiringKey('ArrowLeft', false)?.()).toBeUndefined();
    expect(supply()).toEqual([]);
    tap(0, 115);
    for (const [key, isShift] of [['ArrowLeft'], ['ArrowLeft', true], ['ArrowDown']] as const)
      wiringKey(key, isShift ?? false)?.();
    expect(supply()).toEqual([[-11, 116, 270]]);
    undoEdit();
    expect(supply()).toEqual([[0, 115, 270]]);
    wiringKey('Delete', false)?.();
    expect(supply()).toEqual([]);
    expect(selectedDeviceNow()).toMatchObject({ name: 'S1', place: null });
  });
});

it('a gateway has a position only if one is bought', () => {
  expect(devicesNow().map(({ name }) => name)).toEqual(['S1', 'G1']);
  selectDevice({ kind: 'gateway', index: 0 });
  tap(200, 200);
  expect(wiring().gateways).toEqual([{ x: 200, y: 200, z: 270 }]);
  expect(edits()).toEqual(['placeGateway']);
});

it('a wall control is dragged as one edit, from wall to wall, and stays at its height', () => {
  const wallControls = () => currentPlan(configuratorStore.getState().history).wallControls;
  const control = { id: 'p', label: 'Door', x: 0, y: -300, z: 110, groups: [], scenes: [] };
  edit({ kind: 'setWallControls', wallControls: [control] });
  const dragged = wiringTool(surface).grab({ x: 2, y: -300 });
  dragged?.move({ x: 302, y: -200 }, false);
  dragged?.move({ x: 396, y: 52 }, false);
  dragged?.drop();
  expect(wallControls()).toEqual([{ ...control, x: 400, y: 50 }]);
  expect(selectedDeviceNow()).toMatchObject({ name: 'P1', id: 'p' });
  undoEdit();
  expect(wallControls()).toEqual([control]);
});

it('a proposed cable turns its feed into a placed one, which stays selected', () => {
  selectDevice({ kind: 'supply', index: 0 });
  tap(-200, 100);
  const [feed] = feedsNow();
  if (!feed) throw new Error('The plan has no feed');
  selectFeed(feed);
  proposeCablesTo([feed], wiring().supplies[0] ?? null);
  expect(selectedFeedNow()).toMatchObject({ at: feed.at, cable: { length: 220, conductor: 1 } });
  expect(selectedFeedNow()?.id).not.toBeNull();
  expect(edits()).toEqual(['placeSupply', 'setCable']);
});
