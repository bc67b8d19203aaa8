/** Ten bytes for each value of the largest table. */
export const MAX_PHOTOMETRY_MEGABYTES = 10;

/** D48; the administration has a sentence for each. */
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
  'unknownValue',
  'tooManyAngles',
  'surplusNumber',
  'ambiguousComma',
  'unknownSymmetry',
  /** EULUMDAT: planes that the symmetry requires are missing. */
  'planesAgainstSymmetry',
  /** IES: the last plane matches no symmetry. */
  'planesOfNoSymmetry',
  'unknownSymm',
  'noIntensity',
  'malformed',
  /** Document types could name files or expand endlessly. */
  'documentType',
  'notLuminous',
  'severalEmitters',
] as const;
export type PhotometryFault = (typeof PHOTOMETRY_FAULTS)[number];

export class PhotometryError extends Error {
  readonly fault: PhotometryFault;
  readonly line: number | null;
  /** XML lines may contain the whole file: `IntData h="0" v="90"`. */
  readonly element: string | undefined;

  constructor(fault: PhotometryFault, line: number | null, element?: string) {
    super([fault, line && `in line ${line}`, element && `(${element})`].filter(Boolean).join(' '));
    this.fault = fault;
    this.line = line;
    this.element = element;
  }
}
