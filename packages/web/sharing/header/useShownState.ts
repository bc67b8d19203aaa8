import { useStore } from 'zustand/react';
import { isOpenToOthers, type OwnShare, shareOf, sharesStore } from '../../data/ownShares.ts';
import { useOnline } from '../../data/useOnline.ts';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { shownProject } from '../ownSession.ts';
import { type ShownState, shownState } from '../projectState.ts';
import { projectStore } from '../session.ts';

/** Undefined while the project is local. */
export function useShare(): OwnShare | undefined {
  const project = useConfigurator(shownProject);
  return useStore(sharesStore, ({ shares }) => shareOf(project, shares));
}

export function useShownState(): ShownState {
  const open = useStore(projectStore, (state) => state.open);
  const share = useShare();
  const isOnline = useOnline();
  const storageState = useConfigurator((state) => state.storageState);
  const history = useConfigurator((state) => state.history);
  const isOfLink = open !== null && !(share && 'link' in open.way && open.way.link === share.own);
  const isShared = isOfLink || (share !== undefined && isOpenToOthers(share));
  return shownState({ isShared, open, isOnline, storageState, history });
}
