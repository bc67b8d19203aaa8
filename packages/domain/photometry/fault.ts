/** The largest photometric file that is read: ten bytes for each value of the largest table. A megabyte is 1024 × 1024 bytes. */
export const MAX_PHOTOMETRY_MEGABYTES = 10;

/** Why a photometric file is refused (D48); the administration has a sentence for each. */
export const PHOTOMETRY_FAULTS = [
  'tooLarge',
  'notPhotometry',
  /** `TILT=` names another file. */
  'tiltElsewhere',
  'typeA',
  'typeB',
  'anglesDoNotRise',
  'angleOutOfRange',
  'negativeIntensity',
  'missingNumber',
  'notANumber',
  /** A number that the format does not know there: a count of 2.5, a negative factor, more than a billion candela. */
  'unknownValue',
  'tooManyAngles',
  'unknownSymmetry',
  'noIntensity',
] as const;
export type PhotometryFault = (typeof PHOTOMETRY_FAULTS)[number];

/** The only error that reading a photometric file throws. */
export class PhotometryError extends Error {
  readonly fault: PhotometryFault;
  /** Counted from 1; null where the file as a whole is at fault. */
  readonly line: number | null;

  constructor(fault: PhotometryFault, line: number | null) {
    super(line === null ? fault : `${fault} in line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}
