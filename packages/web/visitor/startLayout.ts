import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { STRAIGHT_ON } from '@lumitor/domain/kinds/rail/step';
import { applyEdit, type PlanEdit } from '@lumitor/domain/plan/editPlan';
import type { Plan } from '@lumitor/domain/plan/plan';
import { findMisfits } from '@lumitor/domain/quote/fit';
import type { StartLayout } from '@lumitor/domain/settings/lines';
import { useStore } from 'zustand/react';
import { useSettings } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { edit, newStepId, selectStep } from './editing.ts';

export function useStartLayout(): StartLayout | null {
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  const startLayout = useSettings()?.lines[productLineOf(isMicro)].startLayout;
  return startLayout?.luminaire ? startLayout : null;
}

/** One rail, luminaires in its colour, and a supply. @returns null if impossible */
export function startPlan(
  plan: Plan,
  catalogue: LineCatalogue,
  { length, luminaire, quantity }: StartLayout,
): Plan | null {
  const code = luminaire.trim().toLowerCase();
  const article = catalogue.bindings.find(({ description }) => description.toLowerCase() === code);
  if (!article) return null;
  const edits: PlanEdit[] = [
    { kind: 'add', id: newStepId(), end: null, shape: STRAIGHT_ON, length },
    { kind: 'setQuantity', collection: 'bindings', id: article.id, quantity },
  ];
  const drawn = edits.reduce<Plan | null>(
    (before, one) => before && (applyEdit(before, one).plan ?? null),
    plan,
  );
  if (!drawn) return null;
  const [misfit] = findMisfits(catalogue, drawn.choices);
  const swaps = misfit?.counterpartId
    ? [{ collection: misfit.collection, id: misfit.id, by: misfit.counterpartId }]
    : [];
  const fitting = applyEdit(drawn, { kind: 'swap', swaps }).plan ?? drawn;
  return applyEdit(fitting, { kind: 'choosePowerByLoad' }).plan ?? fitting;
}

export function placeStartLayout(plan: Plan): void {
  edit({ kind: 'replace', plan });
  selectStep(null);
}
