import { tableDistribution } from '@lumitor/domain/photometry/distribution';
import { beamOf, fieldOf, fluxOf, type MainAngles, peakOf } from '@lumitor/domain/photometry/figures';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { thrownTo } from '@lumitor/domain/photometry/thrown';

/** An angle in one pair of planes, or in all of them where they are alike. */
interface PlaneAngle {
  planes: 'all' | keyof MainAngles;
  /** Degrees. */
  angle: number;
}

/** What a photometric table says of a luminaire. */
interface LightOfFile {
  /** lm */
  flux: number;
  /** cd */
  peak: number;
  beams: readonly PlaneAngle[];
  fields: readonly PlaneAngle[];
  /** Flux and beam as an article has them: whole, the beam as the mean of both pairs of planes. */
  lumens: number;
  beam: number;
  /** To where it throws its light, in degrees clockwise from forward (D45); null: to no side. */
  throwsTo: number | null;
}

const WIDEST_BEAM = 179;

const anglesOf = ({ symmetry }: PhotometricTable, { c0c180, c90c270 }: MainAngles): readonly PlaneAngle[] =>
  symmetry === 'rotational'
    ? [{ planes: 'all', angle: c0c180 }]
    : [
        { planes: 'c0c180', angle: c0c180 },
        { planes: 'c90c270', angle: c90c270 },
      ];

/** @param turn where the article says that C0 points to; absent: as the file says */
export function lightOf(table: PhotometricTable, turn?: number): LightOfFile {
  const beam = beamOf(table);
  const flux = fluxOf(table);
  return {
    flux,
    peak: peakOf(table),
    beams: anglesOf(table, beam),
    fields: anglesOf(table, fieldOf(table)),
    lumens: Math.max(1, Math.round(flux)),
    beam: Math.min(WIDEST_BEAM, Math.max(1, Math.round((beam.c0c180 + beam.c90c270) / 2))),
    throwsTo: thrownTo(tableDistribution(table), turn),
  };
}

/** By which share of what is stated a flux is off it; null where nothing is stated. @param stated lm, or what is none */
export const shareOff = (flux: number, stated: unknown): number | null =>
  typeof stated === 'number' && stated > 0 ? Math.abs(flux - stated) / stated : null;
