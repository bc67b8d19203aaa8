import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { beforeEach, expect, it } from 'vitest';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { undoEdit } from './editing.ts';
import { hideSelected, setHidden, showAll, showSelected } from './hiding.ts';
import { addObstacle, selectedObstacle } from './kinds/obstacleActs.ts';
import { setRoom } from './room.ts';
import { selectPart } from './selected.ts';

const start = configuratorStore.getState();

beforeEach(() => {
  configuratorStore.setState(start, true);
  setRoom(newRoom(rectangle(600, 400, { x: 0, y: 0 })));
  addObstacle('column');
  const stop = showSelected();
  return () => {
    stop();
    configuratorStore.setState(start, true);
  };
});

it('hiding the group of the selected thing ends its selection, and undo shows it', () => {
  hideSelected();
  expect(planNow().hidden).toEqual(['obstacles']);
  expect(configuratorStore.getState().selection).toEqual({ kind: 'none' });
  undoEdit();
  expect(planNow().hidden).toEqual([]);
});

it('hiding another group keeps the selection', () => {
  setHidden('room', true);
  expect(selectedObstacle()).not.toBeNull();
});

it('selecting a hidden thing in a list shows its group', () => {
  const id = selectedObstacle()?.id ?? '';
  setHidden('room', true);
  setHidden('obstacles', true);
  selectPart({ kind: 'obstacle', id });
  expect(planNow().hidden).toEqual(['room']);
});

it('everything is shown again in one step, and nothing selected hides nothing', () => {
  setHidden('room', true);
  setHidden('labels', true);
  showAll();
  expect(planNow().hidden).toEqual([]);
  undoEdit();
  expect(planNow().hidden).toEqual(['labels', 'room']);
  showAll();
  selectPart(null);
  hideSelected();
  expect(planNow().hidden).toEqual([]);
});
