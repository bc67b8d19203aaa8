import { currentPlan } from '@lumitor/domain/plan/history';
import { openSharing } from '@lumitor/domain/sharing/protocol';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { ProjectState } from '../session.ts';

export const LINK = 'A'.repeat(22);

const nothing = () => {};

/** The open plan as a shared project with two viewers, opened for editing. */
export function projectState(
  change: (open: ProjectState) => Partial<ProjectState> = () => ({}),
): ProjectState {
  const plan = sharedText(currentPlan(configuratorStore.getState().history));
  const open: ProjectState = {
    way: { link: LINK },
    project: {
      id: 'p',
      version: 1,
      at: '2026-11-27T10:00:00.000Z',
      by: 'Anna',
      byShop: false,
      right: 'work',
      isMicro: false,
      until: '2027-01-01T10:00:00.000Z',
      plan: JSON.parse(plan),
    },
    side: openSharing({ version: 1, plan }),
    theirs: null,
    isWaiting: false,
    isAway: false,
    isGone: false,
    viewers: 2,
    chooseMine: nothing,
    chooseTheirs: nothing,
    send: nothing,
  };
  return { ...open, ...change(open) };
}
