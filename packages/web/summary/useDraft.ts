import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { reflinkStore } from '../data/reflinkStore.ts';
import { sharedStore } from '../data/shared.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { useConfigurator, usePlan } from '../visitor/configuratorStore.ts';
import { useShowsGross } from '../visitor/derived.ts';
import type { SaveDraft } from './draft.ts';
import { saveStore } from './saveStore.ts';

export function useSaveDraft(): SaveDraft {
  const { language } = useTranslation();
  const plan = usePlan();
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  const showsGross = useShowsGross();
  const email = useStore(saveStore, (state) => state.email);
  const newsletter = useStore(saveStore, (state) => state.newsletter);
  const sentUnderlayId = useStore(saveStore, (state) => state.sentUnderlayId);
  const reflinkId = useStore(reflinkStore, (state) => state.id);
  const revises = useConfigurator((state) => state.revises);
  const stored = useMemo(() => storedPlan(plan), [plan]);
  return {
    isMicro,
    language,
    ...stored,
    showsGross,
    email,
    newsletter,
    sendsUnderlay: plan.underlay !== null && plan.underlay.id === sentUnderlayId,
    reflinkId,
    revises,
  };
}
