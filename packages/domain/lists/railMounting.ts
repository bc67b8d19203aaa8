import { hangOf } from '../kinds/luminaire/aim.ts';
import type { RecordData } from '../order/record.ts';
import { formatFigure } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm } from '../units.ts';

export interface RailMounting {
  kind: 'recessed' | 'surface' | 'suspended';
  suspension: Cm;
}

type StoredMounting = Partial<Pick<RecordData, 'hang' | 'isSuspended' | 'isRecessed'>>;

/** Recessed rails have no suspension length, whatever the plan says (D45). */
export function railMountingOf({ hang, isSuspended, isRecessed }: StoredMounting): RailMounting {
  if (isRecessed) return { kind: 'recessed', suspension: 0 };
  const suspension = hangOf(hang ?? null, { isSuspended });
  return { kind: suspension > 0 ? 'suspended' : 'surface', suspension };
}

export function mountingInWords({ kind, suspension }: RailMounting, language: string, t: Translate): string {
  return t(`parts.mounting_${kind}`, { length: formatFigure(suspension, 'cm', language) });
}
