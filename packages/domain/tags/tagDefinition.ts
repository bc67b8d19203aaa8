import type { Pt } from '../units.ts';
import type { Content } from './content.ts';
import { element, type StructureElement, type StructureType } from './structure.ts';

/** pdfmake shares the pieces of a text node with its lines. */
export interface TaggedPiece {
  element?: StructureElement;
  /** Same object for all pieces of a text. */
  whole?: object;
}

export interface TaggedNode {
  element?: StructureElement;
  /** Elements of the texts of an SVG, in their order; null: decoration. */
  elements?: readonly (StructureElement | null)[];
  /** Distances from the upper left corner; absent: the whole node. */
  box?: { left: Pt; top: Pt; width: Pt; height: Pt };
}

interface Node {
  [property: string]: unknown;
}

/** Layout of a QR code, which pdfmake draws as vectors without their node. */
interface CodeNode extends TaggedNode {
  _canvas?: readonly object[];
}

export interface TaggedDefinition {
  definition: object;
  root: StructureElement;
  codes: readonly CodeNode[];
}

const isEmpty = (content: Content): boolean => content === '' || (isNode(content) && content.text === '');

/** Content of these elements needs no paragraph of its own. */
const LEAVES: readonly StructureType[] = ['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'Link'];

const isNode = (content: unknown): content is Node => typeof content === 'object' && content !== null;

function isText(content: Content | undefined): boolean {
  return typeof content === 'string' || (isNode(content) && 'text' in content);
}

const BOOKMARKED: readonly StructureType[] = ['H1', 'H2'];

/**
 * Adds elements to the nodes of a definition: `tag` names the type of a text or stack, `alt` makes a picture a
 * figure, `rowHeads` makes the first cell of each row a header. Everything else is decoration.
 */
export function tagDefinition(definition: { content: readonly Content[] }): TaggedDefinition {
  const root = element('Document');
  const codes: CodeNode[] = [];

  function taggedText(node: Node, parent: StructureElement): Node {
    const { text, tag = 'P', link } = node;
    if (text === '') return node;
    const type = tag as StructureType;
    const bookmark = BOOKMARKED.includes(type) && typeof text === 'string' ? { bookmark: text } : {};
    const own = LEAVES.includes(parent.type) ? parent : element(type, parent, bookmark);
    const target = link ? element('Link', own, { alt: `${text}: ${link}` }) : own;
    const pieces = [text]
      .flat()
      .map((piece) => ({ ...(isNode(piece) ? piece : { text: piece }), element: target, whole: node }));
    return { ...node, text: pieces };
  }

  function taggedTable(node: Node, parent: StructureElement): Node {
    const { table, rowHeads = false } = node as {
      table: Node & { body: Content[][]; headerRows: number };
    } & Node;
    const own = element('Table', parent);
    const body = table.body.map((cells, index) => {
      const row = element('TR', own);
      return cells.map((content, column) => {
        const isHead = index < table.headerRows;
        const isRowHead = !isHead && Boolean(rowHeads) && column === 0;
        const scope = isHead ? 'Column' : 'Row';
        const cell = isHead || isRowHead ? element('TH', row, { scope }) : element('TD', row);
        return isText(content) ? tagged(content, cell) : taggedBlocks(content, cell);
      });
    });
    return { ...node, table: { ...table, body } };
  }

  /** Blocks in a cell are paragraphs; a single text is the content of the cell. */
  function taggedBlocks(content: Content, cell: StructureElement): Content {
    if (Array.isArray(content)) return content.map((one) => taggedIn(one, cell));
    if (isNode(content) && Array.isArray(content.stack))
      return { ...content, stack: content.stack.map((one) => taggedIn(one, cell)) };
    return tagged(content, cell);
  }

  const taggedIn = (content: Content, cell: StructureElement): Content =>
    tagged(content, isText(content) && !isEmpty(content) ? element('P', cell) : cell);

  function tagged(content: Content, parent: StructureElement): Content {
    if (typeof content === 'string') return content ? taggedText({ text: content }, parent) : content;
    if (Array.isArray(content)) return content.map((one) => tagged(one, parent));
    if ('text' in content) return taggedText(content, parent);
    if (content.structure) root.children.push(content.structure as StructureElement);
    if (content.element) {
      if (content.qr) codes.push(content);
      return content;
    }
    if (content.table) return taggedTable(content, parent);
    for (const key of ['stack', 'columns'] as const) {
      const inner = content[key];
      if (!Array.isArray(inner)) continue;
      const own = content.tag ? element(content.tag as StructureType, parent) : parent;
      return { ...content, [key]: inner.map((one) => tagged(one, own)) };
    }
    if (typeof content.alt !== 'string') return content;
    const made = { ...content, element: element('Figure', parent, { alt: content.alt }) };
    if (content.qr) codes.push(made);
    return made;
  }

  const content = definition.content.map((node) => tagged(node, root));
  return { definition: { ...definition, content }, root, codes };
}
