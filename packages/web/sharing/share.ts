import { currentPlan } from '@lumitor/domain/plan/history';
import { openSharing } from '@lumitor/domain/sharing/protocol';
import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import { type OwnShare, shareOf, storeShare } from '../data/ownShares.ts';
import { sharedStore } from '../data/shared.ts';
import { writeSync } from '../data/shareSync.ts';
import { changeLink, fetchProject, type NoAnswer, removeShared, shareProject } from '../data/sharing.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { endShare, shownProject } from './ownSession.ts';

export type Link = 'see' | 'work';

/** Puts the project on the service (D71). @param link null for the shop alone */
async function share(link: Link | null): Promise<OwnShare | NoAnswer> {
  const state = configuratorStore.getState();
  const { isMicro } = sharedStore.getState();
  const plan = currentPlan(state.history);
  const text = sharedText(plan);
  const project = shownProject(state);
  const links = await shareProject(isMicro, JSON.parse(text));
  if (typeof links === 'string') return links;
  // The other link stays off: a token that is not stored grants nobody access.
  const own = { own: links.own, see: null, work: null, ...(link && { [link]: links[link] }) };
  const shared = { ...own, name: plan.name, at: new Date().toISOString(), project };
  writeSync(project, links.own, openSharing({ version: 1, plan: text }), null);
  storeShare(shared);
  return shared;
}

/** The first link shares the project. @returns the failure, or null */
export async function setLink(link: Link, isOn: boolean): Promise<NoAnswer | null> {
  const known = shareOf(shownProject(configuratorStore.getState()));
  if (!known) {
    const shared = isOn ? await share(link) : null;
    return typeof shared === 'string' ? shared : null;
  }
  const answer = await changeLink(known.own, link, !isOn);
  if (typeof answer === 'string') return answer;
  storeShare({ ...known, [link]: answer.token });
  return null;
}

/** Makes the project local. @returns whether the removal succeeded */
export async function stopSharing(): Promise<boolean> {
  const project = shownProject(configuratorStore.getState());
  const known = shareOf(project);
  if (!known) return true;
  const isRemoved = await removeShared(known.own);
  if (isRemoved) endShare(project, known.own);
  return isRemoved;
}

/** Opens the project to the shop (D71), independently of the enquiry. @returns the owner's token or null */
export async function shareWithShop(): Promise<string | null> {
  const project = shownProject(configuratorStore.getState());
  const known = shareOf(project);
  const found = known ? await fetchProject({ link: known.own }) : 'gone';
  if (found === 'failed') return null;
  if (known && found === 'gone') endShare(project, known.own);
  const shared = known && found !== 'gone' ? known : await share(null);
  if (typeof shared === 'string') return null;
  storeShare({ ...shared, isWithShop: true });
  return shared.own;
}
