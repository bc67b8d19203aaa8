import { inflateSync } from 'node:zlib';

export interface PdfElement {
  type: string;
  alt: string | null;
  scope: string | null;
  page: string | null;
  children: PdfElement[];
}

const OBJECT = /\n(\d+) 0 obj\n(.*?)\nendobj/gs;
const PAINTING = /(?:^|\s)(?:S|s|f|F|f\*|B|B\*|b|b\*|Do|Tj|TJ|sh)$/;

const referred = (text: string): string[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Objects of a file by pdfkit, and how they break PDF/UA-1 (ISO 14289-1). */
export function pdfStructure(pdf: Buffer): { root: PdfElement; faults: string[]; bookmarks: number } {
  const objects = new Map(
    [...`\n${pdf.toString('latin1')}`.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const bodies = [...objects.values()];
  const bodyOf = (id = '') => objects.get(id) ?? '';
  const typed = (type: string) => [...objects].filter(([, body]) => body.includes(`/Type /${type}\n`));
  const faults: string[] = [];
  const require = (isMet: boolean, fault: string) => {
    if (!isMet) faults.push(fault);
  };

  const [[, catalog = ''] = []] = typed('Catalog');
  const through = (key: string) => bodyOf(new RegExp(`/${key} (\\d+) 0 R`).exec(catalog)?.[1]);
  require(/\/Lang \([a-z-]{2,}\)/.test(catalog), 'no language');
  require(/\/Marked true/.test(through('MarkInfo')), 'not marked');
  require(/\/DisplayDocTitle true/.test(through('ViewerPreferences')), 'title not displayed');
  const metadata = through('Metadata');
  require(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), 'no PDF/UA identifier');
  require(/<dc:title>/.test(metadata), 'no title');
  for (const body of bodies.filter((body) => body.includes('/Type /FontDescriptor\n')))
    require(/\/FontFile[23] \d+ 0 R/.test(body), 'font not embedded');

  const treeRoot = through('StructTreeRoot');
  const numbers = /\/Nums \[(.*)\n\]\n>>/s.exec(treeRoot)?.[1] ?? '';
  const parents = new Map(
    [...numbers.matchAll(/\n\s+(\d+) (\[.*?\]|\d+ 0 R)/g)].map(([, key, value = '']) => [key, value]),
  );
  for (const [key, value] of parents) require(!value.includes('null'), `content without an element: ${key}`);

  for (const [id, page] of typed('Page')) {
    const marked: number[] = [];
    let depth = 0;
    const content = streamOf(bodyOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]));
    for (const row of content.split('\n')) {
      const mcid = /^\/MCID (\d+)/.exec(row)?.[1];
      if (mcid) marked.push(Number(mcid));
      if (/ B(?:DC|MC)$/.test(row)) require(depth++ === 0, `nested content on ${id}`);
      else if (row === 'EMC') depth--;
      else if (PAINTING.test(row)) require(depth === 1, `unmarked content on ${id}: ${row.slice(0, 40)}`);
    }
    require(depth === 0, `open content on ${id}`);
    const key = /\/StructParents (\d+)/.exec(page)?.[1] ?? '';
    require(referred(parents.get(key) ?? '').length === marked.length, `parents of ${id}`);
    require(marked.every((one, index) => one === index), `numbers of contents on ${id}`);
    require(page.includes('/Tabs /S'), `tab order of ${id}`);
  }

  for (const [id, body] of typed('Annot')) {
    const parent = parents.get(/\/StructParent (\d+)/.exec(body)?.[1] ?? '') ?? '';
    require(bodyOf(referred(parent)[0]).includes('/S /Link\n'), `annotation ${id} outside a link`);
    require(/\/Contents \((?!\))/.test(body), `annotation ${id} without description`);
    const page = /\/Obj ID 0 R\n\/Pg (\d+)/.source.replace('ID', id);
    const own = new RegExp(page).exec(bodyOf(referred(parent)[0]))?.[1];
    require(bodyOf(own).includes(`${id} 0 R`), `annotation ${id} on another page`);
  }

  function elementAt(id: string, parent: string | null): PdfElement {
    const body = bodyOf(id);
    if (parent) require(body.includes(`/P ${parent} 0 R`), `parent of ${id}`);
    const inner = /\/K \[(.*)\]/s.exec(body)?.[1]?.replace(/<<.*?>>/gs, '') ?? '';
    const made = {
      type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      alt: /\/Alt \((.*?)\)\n/s.exec(body)?.[1] ?? null,
      scope: /\/Scope \/(\w+)/.exec(body)?.[1] ?? null,
      page: /\/Pg (\d+) 0 R/.exec(body)?.[1] ?? null,
      children: referred(inner).map((child) => elementAt(child, id)),
    };
    if (made.type === 'Figure') require(Boolean(made.alt) && body.includes('/BBox ['), `figure ${id}`);
    if (made.type === 'TH') require(made.scope !== null, `header ${id} without scope`);
    if (made.type === 'Table') {
      const widths = new Set(made.children.map((row) => row.children.length));
      require(widths.size === 1, `table ${id} with rows of unequal length`);
      require(made.children.some((row) =>
        row.children.some(({ type }) => type === 'TH'),
      ), `table ${id} without headers`);
    }
    return made;
  }
  const root = elementAt(referred(/\/K \[(\d+ 0 R)\]/.exec(treeRoot)?.[1] ?? '')[0] ?? '', null);
  const bookmarks = bodies.filter((body) => /\/Dest \[/.test(body) && /\/Title \(/.test(body)).length;
  return { root, faults, bookmarks };
}

export const elementsIn = (element: PdfElement): PdfElement[] => [
  element,
  ...element.children.flatMap(elementsIn),
];
