import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { sharedText, textOfShared } from '@lumitor/domain/sharing/sharedProject';
import { keepShare, type OwnShare, ownShares } from '../data/ownShares.ts';
import { sharedStore } from '../data/shared.ts';
import { fetchProject, type NoAnswer, shareProject } from '../data/sharing.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { projectStore } from './session.ts';

/** Puts what is drawn on the service. @returns it with its links */
export async function shareDrawn(): Promise<OwnShare | NoAnswer> {
  const { history, project } = configuratorStore.getState();
  const { isMicro } = sharedStore.getState();
  const plan = currentPlan(history);
  const links = await shareProject(isMicro, JSON.parse(sharedText(plan)));
  if (typeof links === 'string') return links;
  // What somebody shared, shared once more, is no project of this browser's list.
  const own = projectStore.getState().open ? undefined : (project ?? lineOf(isMicro));
  const share = { ...links, name: plan.name, at: new Date().toISOString(), project: own };
  keepShare(share);
  return share;
}

/**
 * What is drawn, on the service for the shop to work on (D71): as it is shared already, where that is still the same. From
 * here on it can be withdrawn in the dialog of sharing, whatever becomes of the enquiry.
 * @returns what its owner alone has; null where that failed
 */
export async function shareWithShop(): Promise<string | null> {
  const plan = currentPlan(configuratorStore.getState().history);
  const known = ownShares().find(({ name }) => name === plan.name);
  const shared = known ? await fetchProject({ link: known.own }) : 'gone';
  if (shared === 'failed') return null;
  const isSame = typeof shared !== 'string' && textOfShared(shared.plan) === sharedText(plan);
  const share = known && isSame ? known : await shareDrawn();
  if (typeof share === 'string') return null;
  keepShare({ ...share, isWithShop: true });
  return share.own;
}
