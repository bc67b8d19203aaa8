/** Texts of section `omitted` have a remedy for each (D73). */
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
  // Occurs only in plans stored before widths were drawn.
  'wide',
  'surplus',
  'far',
  'other',
] as const;
export type OmissionKind = (typeof OMISSION_KINDS)[number];

export interface Omission {
  kind: OmissionKind;
  name: string;
  layer: string;
  count: number;
}

const MAX_ROWS = 100;

/** Counts by kind, name and layer. Beyond 100 rows, only the kind is counted. */
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

const SILENT: ReadonlySet<string> = new Set([
  'ATTDEF',
  'SEQEND',
  'VERTEX',
  'VIEWPORT',
  'ENDBLK',
  'EOF',
  'TEXT',
  'ATTRIB',
  'MTEXT',
]);

const KINDS: Readonly<Record<string, OmissionKind>> = {
  MULTILEADER: 'callout',
  MLEADER: 'callout',
  TOLERANCE: 'callout',
  IMAGE: 'image',
  OLEFRAME: 'image',
  OLE2FRAME: 'image',
  PDFUNDERLAY: 'image',
  DWFUNDERLAY: 'image',
  DGNUNDERLAY: 'image',
  UNDERLAY: 'image',
  POINTCLOUDEX: 'image',
  WIPEOUT: 'mask',
  '3DSOLID': 'solid',
  BODY: 'solid',
  REGION: 'solid',
  SURFACE: 'solid',
  MESH: 'solid',
  POLYLINE: 'solid',
  EXTRUDEDSURFACE: 'solid',
  LOFTEDSURFACE: 'solid',
  REVOLVEDSURFACE: 'solid',
  SWEPTSURFACE: 'solid',
  PLANESURFACE: 'solid',
  NURBSURFACE: 'solid',
  XLINE: 'infinite',
  RAY: 'infinite',
  DIMENSION: 'dimension',
  ARC_DIMENSION: 'dimension',
  LARGE_RADIAL_DIMENSION: 'dimension',
  POINT: 'other',
  SHAPE: 'other',
  HELIX: 'other',
  LIGHT: 'other',
  SUN: 'other',
  RTEXT: 'other',
  ARCALIGNEDTEXT: 'other',
  MPOLYGON: 'other',
  CAMERA: 'other',
  SECTION: 'other',
  SECTIONOBJECT: 'other',
  GEOPOSITIONMARKER: 'other',
  ACAD_TABLE: 'other',
  HATCH: 'surplus',
};

/** Types unknown to CAD programs come from add-ons. */
export const omissionKindOf = (type: string): OmissionKind | null =>
  SILENT.has(type) ? null : (KINDS[type] ?? 'addOn');
