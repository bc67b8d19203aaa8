/**
 * Largest photometric file that is read: ten bytes for each value of the largest table. A megabyte is 1024 ×
 * 1024 bytes.
 */
export const MAX_PHOTOMETRY_MEGABYTES = 10;

/** Reasons for refusing a photometric file (D48); the administration has a sentence for each. */
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
  /**
   * A value that the format does not allow: a count of 2.5, a negative factor, more than a billion candela.
   */
  'unknownValue',
  'tooManyAngles',
  'surplusNumber',
  /** A comma that may separate numbers, thousands or decimals. */
  'ambiguousComma',
  /** EULUMDAT: the symmetry is not 0 to 4. */
  'unknownSymmetry',
  /** EULUMDAT: planes that the symmetry requires are missing. */
  'planesAgainstSymmetry',
  /** IES: the last plane matches no symmetry. */
  'planesOfNoSymmetry',
  /** TM-33: an unknown `Symm`, or one that the planes contradict. */
  'unknownSymm',
  'noIntensity',
  'malformed',
  /** XML with a document type, which could name files or expand endlessly. */
  'documentType',
  /** Files with radiant or photon intensities only (TM-33). */
  'notLuminous',
  /** TM-33: the file does not say which emitters are lit, and how brightly. */
  'severalEmitters',
] as const;
export type PhotometryFault = (typeof PHOTOMETRY_FAULTS)[number];

/** The only error that reading a photometric file throws. */
export class PhotometryError extends Error {
  readonly fault: PhotometryFault;
  /** Line number from 1; null if the fault concerns the whole file. */
  readonly line: number | null;
  /** Faulty element, if a line may contain the whole file: in XML such as `IntData h="0" v="90"`. */
  readonly element: string | undefined;

  constructor(fault: PhotometryFault, line: number | null, element?: string) {
    super([fault, line && `in line ${line}`, element && `(${element})`].filter(Boolean).join(' '));
    this.fault = fault;
    this.line = line;
    this.element = element;
  }
}
