/** D40b; the administration has a sentence for each. */
export const INDUSTRY_FAULTS = [
  'damagedZip',
  'encryptedZip',
  'unsafeZip',
  'tooManyFiles',
  'tooLargeUnpacked',
  'malformedXml',
  /** Document types could name files or expand endlessly. */
  'documentType',
  'unknownXml',
  'noProducts',
  'tooManyProducts',
] as const;
export type IndustryFault = (typeof INDUSTRY_FAULTS)[number];

export class IndustryError extends Error {
  readonly fault: IndustryFault;
  /** Line of the XML, or name of the file in the ZIP; empty if neither. */
  readonly place: string;

  constructor(fault: IndustryFault, place = '') {
    super(place ? `${fault} (${place})` : fault);
    this.fault = fault;
    this.place = place;
  }
}
