/** Ten bytes for each value of the largest table; a megabyte is 1024 × 1024 bytes. */
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
  /** Count of 2.5, negative factor, more than a billion candela. */
  'unknownValue',
  'tooManyAngles',
  'surplusNumber',
  /** Numbers, thousands or decimals. */
  'ambiguousComma',
  /** EULUMDAT: not 0 to 4. */
  'unknownSymmetry',
  /** EULUMDAT: planes that the symmetry requires are missing. */
  'planesAgainstSymmetry',
  /** IES: the last plane matches no symmetry. */
  'planesOfNoSymmetry',
  /** TM-33: unknown `Symm`, or contradicted by the planes. */
  'unknownSymm',
  'noIntensity',
  'malformed',
  /** XML with a document type, which could name files or expand endlessly. */
  'documentType',
  /** TM-33: radiant or photon intensities only. */
  'notLuminous',
  /** TM-33: the file does not state which emitters are lit, and how brightly. */
  'severalEmitters',
] as const;
export type PhotometryFault = (typeof PHOTOMETRY_FAULTS)[number];

export class PhotometryError extends Error {
  readonly fault: PhotometryFault;
  readonly line: number | null;
  /** Faulty element, as a line of XML may contain the whole file: `IntData h="0" v="90"`. */
  readonly element: string | undefined;

  constructor(fault: PhotometryFault, line: number | null, element?: string) {
    super([fault, line && `in line ${line}`, element && `(${element})`].filter(Boolean).join(' '));
    this.fault = fault;
    this.line = line;
    this.element = element;
  }
}
