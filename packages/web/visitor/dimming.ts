import {
  type Dimming,
  freeNumber,
  type LightScene,
  MOST_GROUPS,
  withGroup,
} from '@lumitor/domain/dimming/dimming';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore, planNow, setMode, useConfigurator } from './configuratorStore.ts';
import { edit } from './editing.ts';
import { lightStore } from './lightStore.ts';

const dimmingNow = (): Dimming => planNow().dimming;

export const useDimming = (): Dimming => useConfigurator(({ history }) => currentPlan(history).dimming);

/** @param typing name of one undo step (D69) */
export const changeDimming = (change: (dimming: Dimming) => Dimming, typing?: string): boolean =>
  edit({ kind: 'setDimming', dimming: change(dimmingNow()) }, typing);

export const isGroupFree = (): boolean => freeNumber(dimmingNow().groups, MOST_GROUPS) !== null;

export function groupLuminaires(pieces: readonly Pick<Luminaire, 'id'>[]): void {
  const number = freeNumber(dimmingNow().groups, MOST_GROUPS);
  if (number === null) return;
  const luminaires = pieces.map(({ id }) => id);
  changeDimming((dimming) => withGroup(dimming, { number, name: '', luminaires }));
}

/** Shown on the plan outside 3D. @param scene null: all on */
export function showScene(scene: LightScene['number'] | null): void {
  lightStore.setState({ scene });
  if (configuratorStore.getState().mode !== 'view3d') setMode('light');
}
