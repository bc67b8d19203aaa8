/** Kinds of things that a DXF file has and its floor plan lacks (D73); the texts of section `omitted` have a remedy for each. */
export const OMISSION_KINDS = [
  'damaged',
  'reference',
  'missingBlock',
  'clipped',
  'callout',
  'dimension',
  'image',
  'mask',
  'addOn',
  'solid',
  'infinite',
  // Only plans stored before widths were drawn have it.
  'wide',
  'surplus',
  'far',
  'other',
] as const;
export type OmissionKind = (typeof OMISSION_KINDS)[number];

/** Things of one kind on one layer that a floor plan leaves out, or draws otherwise than the CAD program. */
export interface Omission {
  kind: OmissionKind;
  /** Type of the things in the file, or the file or block that they refer to; empty if the kind says it all. */
  name: string;
  layer: string;
  count: number;
}

/** Most rows of one list: what is beyond it is counted in a row without name and layer. */
const MAX_ROWS = 100;

/** Things left out, counted by kind, name and layer. */
export class Omissions {
  private readonly rows = new Map<string, Omission>();

  add(kind: OmissionKind, name: string, layer: string, count = 1): void {
    const key = `${kind}\n${name}\n${layer}`;
    const row = this.rows.get(key);
    if (row) row.count += count;
    else if (this.rows.size < MAX_ROWS || (name === '' && layer === ''))
      this.rows.set(key, { kind, name, layer, count });
    else this.add(kind, '', '', count);
  }

  get list(): readonly Omission[] {
    return [...this.rows.values()];
  }
}

/** Types of records that draw nothing by themselves, and of words that say nothing. */
const SILENT: ReadonlySet<string> = new Set([
  ...['ATTDEF', 'SEQEND', 'VERTEX', 'VIEWPORT', 'ENDBLK', 'EOF', 'TEXT', 'ATTRIB', 'MTEXT'],
]);

const KINDS: Readonly<Record<string, OmissionKind>> = {
  ...{ MULTILEADER: 'callout', MLEADER: 'callout', TOLERANCE: 'callout' },
  ...{ IMAGE: 'image', OLEFRAME: 'image', OLE2FRAME: 'image', PDFUNDERLAY: 'image', DWFUNDERLAY: 'image' },
  ...{ DGNUNDERLAY: 'image', UNDERLAY: 'image', POINTCLOUDEX: 'image', WIPEOUT: 'mask' },
  ...{
    '3DSOLID': 'solid',
    BODY: 'solid',
    REGION: 'solid',
    SURFACE: 'solid',
    MESH: 'solid',
    POLYLINE: 'solid',
  },
  ...{ EXTRUDEDSURFACE: 'solid', LOFTEDSURFACE: 'solid', REVOLVEDSURFACE: 'solid', SWEPTSURFACE: 'solid' },
  ...{ PLANESURFACE: 'solid', NURBSURFACE: 'solid', XLINE: 'infinite', RAY: 'infinite' },
  ...{ DIMENSION: 'dimension', ARC_DIMENSION: 'dimension', LARGE_RADIAL_DIMENSION: 'dimension' },
  ...{ POINT: 'other', SHAPE: 'other', HELIX: 'other', LIGHT: 'other', SUN: 'other', RTEXT: 'other' },
  ...{
    ARCALIGNEDTEXT: 'other',
    MPOLYGON: 'other',
    CAMERA: 'other',
    SECTION: 'other',
    SECTIONOBJECT: 'other',
  },
  // A fill with so many groups that it is a picture.
  ...{ GEOPOSITIONMARKER: 'other', ACAD_TABLE: 'other', HATCH: 'surplus' },
};

/** Kind of a type that is not drawn; null if it draws nothing. Types that no CAD program has by itself come from add-ons. */
export const omissionKindOf = (type: string): OmissionKind | null =>
  SILENT.has(type) ? null : (KINDS[type] ?? 'addOn');
