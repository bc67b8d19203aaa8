import { useStore } from 'zustand/react';
import { useConfigurator, useLayout } from '../configurator/store/configuratorStore.ts';
import { useShowsGross } from '../configurator/store/derived.ts';
import { reflinkStore } from '../data/reflink.ts';
import { sharedStore } from '../data/shared.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import type { Draft } from './draft.ts';
import { saveStore } from './saveStore.ts';

/** Layout, choices and fields, as they stand. */
export function useDraft(): Draft {
  const { language } = useTranslation();
  const { steps, inactiveEntries } = useLayout();
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  const choices = useConfigurator((state) => state.choices);
  const name = useConfigurator((state) => state.name);
  const showsGross = useShowsGross();
  const email = useStore(saveStore, (state) => state.email);
  const newsletter = useStore(saveStore, (state) => state.newsletter);
  const reflinkId = useStore(reflinkStore, (state) => state.id);
  return {
    isMicro,
    language,
    steps: [...steps],
    inactiveEntries: [...inactiveEntries],
    choices,
    name,
    showsGross,
    email,
    newsletter,
    reflinkId,
  };
}
