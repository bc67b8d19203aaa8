import type { LightTarget } from '../catalogue/lightTarget.ts';
import type { LightFigures } from '../light/scene.ts';
import type { PlanEdit } from '../plan/editPlan.ts';
import type { Examined } from './examine.ts';
import type { Finding, FindingOf } from './finding.ts';
import type { FIXES, FiguresOf, FindingKind, FixKind } from './kinds.ts';

export interface MeasuredLight {
  figures: LightFigures;
  target: Pick<LightTarget, 'kind' | 'lux' | 'uniformity'>;
}

export interface FixCandidate {
  kind: FixKind;
  figures: Readonly<Record<string, string | number>>;
  edit: PlanEdit;
}

export const fix = <Kind extends FixKind>(
  kind: Kind,
  figures: FiguresOf<(typeof FIXES)[Kind]>,
  edit: PlanEdit,
): FixCandidate => ({ kind, figures, edit });

export interface FindingRule {
  kinds: readonly FindingKind[];
  /** @param light null: not measured */
  find(examined: Examined, light: MeasuredLight | null): Finding[];
  fixes(examined: Examined, finding: Finding, newId: () => string): FixCandidate[];
}

interface Own<Kind extends FindingKind> extends Pick<FindingRule, 'find'> {
  kinds: readonly Kind[];
  fixes?(examined: Examined, finding: FindingOf<Kind>, newId: () => string): FixCandidate[];
}

export function rule<Kind extends FindingKind>(own: Own<Kind>): FindingRule {
  const isOwn = (finding: Finding): finding is Finding & FindingOf<Kind> =>
    own.kinds.some((kind) => kind === finding.kind);
  return {
    kinds: own.kinds,
    find: own.find,
    fixes: (examined, finding, newId) =>
      isOwn(finding) ? (own.fixes?.(examined, finding, newId) ?? []) : [],
  };
}
