import { tableDistribution } from '@lumitor/domain/photometry/distribution';
import { beamOf, fieldOf, fluxOf, type MainAngles, peakOf } from '@lumitor/domain/photometry/figures';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { thrownTo } from '@lumitor/domain/photometry/thrown';
import type { Candela, Deg, Lumen } from '@lumitor/domain/units';

interface PlaneAngle {
  planes: 'all' | keyof MainAngles;
  angle: Deg;
}

interface LightOfFile {
  flux: Lumen;
  peak: Candela;
  beams: readonly PlaneAngle[];
  fields: readonly PlaneAngle[];
  /** The beam is the mean of both pairs of planes. */
  lumens: Lumen;
  beam: Deg;
  /** Direction of the light, clockwise from forward (D45); null: symmetric. */
  throwsTo: Deg | null;
}

const WIDEST_BEAM: Deg = 179;

const anglesOf = ({ symmetry }: PhotometricTable, { c0c180, c90c270 }: MainAngles): readonly PlaneAngle[] =>
  symmetry === 'rotational'
    ? [{ planes: 'all', angle: c0c180 }]
    : [
        { planes: 'c0c180', angle: c0c180 },
        { planes: 'c90c270', angle: c90c270 },
      ];

/** @param turn C0 direction stated by the article; absent: as in the file */
export function lightOf(table: PhotometricTable, turn?: Deg): LightOfFile {
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

export const shareOff = (flux: Lumen, stated: unknown): number | null =>
  typeof stated === 'number' && stated > 0 ? Math.abs(flux - stated) / stated : null;
