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
  /** Numbers follow where the file has to end. */
  'surplusNumber',
  /** A comma that may separate numbers, thousands or decimals. */
  'ambiguousComma',
  /** EULUMDAT: the symmetry is none of 0 to 4. */
  'unknownSymmetry',
  /** EULUMDAT: the symmetry requires planes that the file does not have. */
  'planesAgainstSymmetry',
  /** IES: the planes end where no symmetry does. */
  'planesOfNoSymmetry',
  /** TM-33: an unknown `Symm`, or one that the planes contradict. */
  'unknownSymm',
  'noIntensity',
  /** XML that is not well-formed. */
  'malformed',
  /** XML that declares a document type: it could name files, or make itself endless. */
  'documentType',
  /** TM-33: a file of radiant or photon intensities alone. */
  'notLuminous',
  /** TM-33: which of them shine, and how much each, the file does not say. */
  'severalEmitters',
] as const;
export type PhotometryFault = (typeof PHOTOMETRY_FAULTS)[number];

/** The only error that reading a photometric file throws. */
export class PhotometryError extends Error {
  readonly fault: PhotometryFault;
  /** Counted from 1; null where the file as a whole is at fault. */
  readonly line: number | null;
  /** What is at fault, where a line may hold the whole file: of XML such as `IntData h="0" v="90"`. */
  readonly element: string | undefined;

  constructor(fault: PhotometryFault, line: number | null, element?: string) {
    super([fault, line && `in line ${line}`, element && `(${element})`].filter(Boolean).join(' '));
    this.fault = fault;
    this.line = line;
    this.element = element;
  }
}
