/** Standard types of ISO 32000-1, 14.8.4. */
export type StructureType =
  | ('Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'Link')
  | ('Table' | 'TR' | 'TH' | 'TD');

interface Described {
  /** Replaces a picture, or describes a link. */
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  readonly bookmark?: string;
}

/** Element of a PDF's structure tree (D79). */
export class StructureElement {
  readonly children: StructureElement[] = [];
  readonly type: StructureType;
  readonly described: Described;
  /** Private, as a definition is a tree. */
  readonly #parent: StructureElement | null;

  constructor(type: StructureType, parent: StructureElement | null, described: Described = {}) {
    this.type = type;
    this.described = described;
    this.#parent = parent;
    parent?.children.push(this);
  }

  get parent(): StructureElement | null {
    return this.#parent;
  }
}

export const element = (
  type: StructureType,
  parent: StructureElement | null = null,
  described: Described = {},
): StructureElement => new StructureElement(type, parent, described);
