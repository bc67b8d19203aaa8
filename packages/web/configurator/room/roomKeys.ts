import { alongHeading, type Heading, type Point, unitVector } from '@lumitor/domain/kinds/rail/heading';
import { pointOver } from '@lumitor/domain/kinds/underlay/calibration';
import type { Cm } from '@lumitor/domain/units';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { deleteSelection } from '../../visitor/deletion.ts';
import { middleInSight, roomNow, underlayNow } from '../../visitor/room.ts';
import { roomStore, takeTool } from '../../visitor/roomStore.ts';
import { partIn, selectPart } from '../../visitor/selected.ts';
import { headingOfKey, headingOnPlan } from '../hand/arrows.ts';
import { pixelNow } from '../hand/tool.ts';
import { keyOf, nudge } from '../kinds/hands.ts';
import { closeRoom, drawAreaPoint, drawnPoint, drawPoint, setPlace, takePointBack } from './tool.ts';

const headingOf = (key: string): Heading | null => {
  const onScreen = headingOfKey(key);
  return onScreen === null ? null : headingOnPlan(onScreen);
};

const CURSOR_STEP: Cm = 10;

function cursorNow(): Point {
  const { cursor, tool } = roomStore.getState();
  if (cursor) return cursor;
  const underlay = underlayNow();
  if (tool?.kind === 'points') return tool.points.at(-1) ?? middleInSight();
  if (tool?.kind === 'area') return tool.start ?? middleInSight();
  const place = tool?.places[tool.at];
  return place && underlay ? pointOver(underlay, place) : middleInSight();
}

const moveCursor = (heading: Heading, by: Cm): void =>
  roomStore.setState({ cursor: alongHeading(cursorNow(), heading, by) });

function pointsKey(key: string, isShift: boolean): (() => void) | null {
  const heading = headingOf(key);
  if (heading !== null) return () => moveCursor(heading, isShift ? 10 * CURSOR_STEP : CURSOR_STEP);
  if (key === ' ') return () => drawPoint(cursorNow());
  if (key === 'Enter') return closeRoom;
  return key === 'Backspace' ? takePointBack : null;
}

function areaKey(key: string, isShift: boolean): (() => void) | null {
  const heading = headingOf(key);
  if (heading !== null) return () => moveCursor(heading, isShift ? 10 * CURSOR_STEP : CURSOR_STEP);
  if (key === 'Enter' || key === ' ') return () => drawAreaPoint(drawnPoint(cursorNow(), pixelNow(), false));
  return key === 'Backspace' ? takePointBack : null;
}

function placesKey(key: string, isShift: boolean): (() => void) | null {
  const heading = headingOf(key);
  const pixel = underlayNow()?.scale ?? 1;
  if (heading !== null) return () => moveCursor(heading, isShift ? 10 * pixel : pixel);
  return key === 'Enter' || key === ' ' ? () => setPlace(cursorNow()) : null;
}

function moveByKey(heading: Heading, length: Cm): void {
  const selected = partIn(configuratorStore.getState());
  const { x, y } = unitVector(heading);
  nudge(selected, { x: x * length, y: y * length }, `room by key ${JSON.stringify(selected)}`);
}

export function roomKey(key: string, isShift: boolean): (() => void) | null {
  const { tool } = roomStore.getState();
  if (key === 'Escape') return () => (tool ? takeTool(null) : selectPart(null));
  if (tool?.kind === 'points') return pointsKey(key, isShift);
  if (tool?.kind === 'area') return areaKey(key, isShift);
  if (tool) return placesKey(key, isShift);
  const act = keyOf(key, isShift);
  if (act) return act;
  const heading = headingOf(key);
  if (heading !== null && (roomNow() || underlayNow())) return () => moveByKey(heading, isShift ? 10 : 1);
  return key === 'Delete' || key === 'Backspace' ? deleteSelection : null;
}
