import type { Pt } from '../units.ts';
import type { StructureElement, StructureType } from './structure.ts';
import type { TaggedDefinition, TaggedNode, TaggedPiece } from './tagDefinition.ts';

interface PdfStructure {
  dictionary: { data: Record<string, unknown> };
  add(child: unknown): void;
  end(): void;
}

/** Used part of a PDF document of pdfkit. */
export interface PdfDocument {
  images: object;
  page: { height: number };
  info: Record<string, unknown>;
  outline: { addItem(title: string): void };
  struct(type: StructureType, options: object): PdfStructure;
  addStructure(root: PdfStructure): void;
  markContent(tag: 'Artifact', options: object): void;
  markStructureContent(tag: StructureType): unknown;
  endMarkedContent(): void;
  addContent(operators: string): unknown;
  link(x: number, y: number, width: number, height: number, url: string, options?: object): unknown;
  appendXML(xml: string, isLine?: boolean): void;
  _addInfo(): void;
}

/** Place of an item; rectangles and pictures name their size differently. */
interface Placed {
  x?: Pt;
  y?: Pt;
  w?: Pt;
  h?: Pt;
  _width?: Pt;
  _height?: Pt;
}

/** Item of a page: a line, vector, image or SVG, as pdfmake laid it out. */
interface PageItem {
  readonly type: string;
  readonly item: TaggedNode & Placed & { inlines?: readonly TaggedPiece[] };
}

export interface PdfPages {
  items: PageItem[];
}

/** pdfmake ignores items of an unknown type, but reads the type when the item's turn comes. */
const step = (run: () => void): PageItem => ({
  get type() {
    run();
    return 'step';
  },
  item: {},
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** pdfkit writes titles into XML as they are. */
function escapeMetadata(document: PdfDocument): void {
  const { info, _addInfo: addInfo } = document;
  document._addInfo = () => {
    const entries = Object.entries(info).map(([key, value]) =>
      value instanceof Date ? [key, value] : [key, escaped(String(value))],
    );
    addInfo.call(Object.assign(Object.create(document), { info: Object.fromEntries(entries) }));
  };
}

/** Starts of paths and pictures: decoration between the texts of an SVG. */
const PAINTED = [' m', ' re', ' Do'];

/** Marks each item as content of its element, or as decoration. */
export function tagPages(document: PdfDocument, pages: readonly PdfPages[], tagged: TaggedDefinition): void {
  const { root, codes } = tagged;
  for (const { element, _canvas = [] } of codes)
    for (const vector of _canvas) Object.assign(vector, { element });
  const structures = new Map<StructureElement, PdfStructure>();
  const pageOf = new Map<StructureElement, PdfPages>();
  let open: StructureElement | null | undefined;
  let texts: Iterator<StructureElement | null> | null = null;
  let whole: object | undefined;

  function structureOf(element: StructureElement): PdfStructure {
    const { type, children, described } = element;
    const { alt, scope } = described;
    const made = document.struct(type, { ...(type !== 'Link' && { alt }), scope });
    structures.set(element, made);
    for (const child of children) made.add(structureOf(child));
    return made;
  }

  function mark(element: StructureElement | null): void {
    if (open === element) return;
    close();
    open = element;
    if (element) structures.get(element)?.add(document.markStructureContent(element.type));
    else document.markContent('Artifact', { type: 'Layout' });
  }

  function close(): void {
    if (open !== undefined) document.endMarkedContent();
    open = undefined;
  }

  /** Lines of an element are apart, as an SVG has no spaces at their ends. */
  function markText(all: Iterator<StructureElement | null>): void {
    close();
    mark(all.next().value ?? null);
  }

  /** Table headers repeat on further pages, as decoration. */
  function onPage(element: StructureElement | null, page: PdfPages): StructureElement | null {
    if (!element) return null;
    const first = pageOf.get(element);
    if (first === page) return element;
    if (first && element.type === 'TH') return null;
    if (first && element.type === 'Link' && element.parent)
      structures.get(element.parent)?.add(structureOf(element));
    const { bookmark } = element.described;
    if (!first && bookmark) document.outline.addItem(bookmark);
    pageOf.set(element, page);
    return element;
  }

  function start(page: PdfPages, { item }: PageItem): void {
    const piece = item.inlines?.[0];
    // Texts of one element have no space between them.
    if (piece?.whole !== whole) close();
    whole = piece?.whole;
    const found = piece?.element ?? item.element ?? null;
    const element = onPage(found, page);
    if (element?.type === 'Figure' && open !== element) setBox(element, item);
    texts = item.elements ? item.elements.map((one) => onPage(one, page)).values() : null;
    mark(element);
  }

  function setBox(element: StructureElement, { box, ...placed }: PageItem['item']): void {
    const { x = 0, y = 0, w = 0, h = 0, _width = w, _height = h } = placed;
    const { left, top, width, height } = box ?? { left: x, top: y, width: _width, height: _height };
    const bottom = document.page.height - top - height;
    const data = structures.get(element)?.dictionary.data;
    if (data)
      data.A = { O: 'Layout', Placement: 'Block', BBox: [left, bottom, left + width, bottom + height] };
  }

  /** pdfkit takes the last page for the one of a link's annotation. */
  function end(page: PdfPages): void {
    close();
    for (const [element, structure] of structures)
      if (element.type === 'Link' && pageOf.get(element) === page) structure.end();
  }

  const { addContent, link } = document;
  document.addContent = (operators) => {
    if (texts && operators === 'BT') markText(texts);
    else if (texts && PAINTED.some((ending) => operators.endsWith(ending))) mark(null);
    return addContent.call(document, operators);
  };
  document.link = (x, y, width, height, url, options = {}) => {
    if (open?.type !== 'Link') return link.call(document, x, y, width, height, url, options);
    const described = { structParent: structures.get(open), Contents: new String(open.described.alt) };
    return link.call(document, x, y, width, height, url, { ...options, ...described });
  };
  document.addStructure(structureOf(root));
  escapeMetadata(document);
  for (const page of pages) {
    let former: StructureElement | undefined;
    const items = page.items.flatMap((item) => {
      const code = item.type === 'vector' ? item.item.element : undefined;
      // A QR code has hundreds of vectors, and labels have thousands of codes: only the first one marks.
      const isSame = code !== undefined && code === former;
      former = code;
      return isSame ? [item] : [step(() => start(page, item)), item];
    });
    items.push(step(() => end(page)));
    page.items = items;
  }
}
