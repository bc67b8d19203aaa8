import { PhotometryError } from './fault.ts';
import { lineEndsAlike } from './numbers.ts';

export interface XmlElement {
  name: string;
  path: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  line: number;
}

/** Greatest depth of elements, and number of attributes: beyond any format, and small enough for memory. */
const MOST = 64;

const NONE: XmlElement['attributes'] = new Map();

/** Most elements have no attributes: their end is matched at once. */
const START = /<([A-Za-z_\x80-\uffff][\w.:\x80-\uffff-]*)(?:\s*(\/?)>)?/y;
const ATTRIBUTE = /\s+([A-Za-z_\x80-\uffff][\w.:\x80-\uffff-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const START_END = /\s*(\/?)>/y;
const END = /<\/([^\s>]*)\s*>/y;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Entities that a document defines are not supported. */
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NO_REFERENCE = new RegExp(`&(?!${REFERENCE.source.slice(1)})`);
const LAST_CODE = 0x10ffff;

/**
 * Parses XML as a stream: each element is yielded as it ends and then forgotten, so that memory stays small.
 * Own entities are refused, as they can expand endlessly.
 * @throws {PhotometryError} `malformed` or `documentType`
 */
export function* elementsOf(source: string): Generator<XmlElement, void> {
  const text = lineEndsAlike(source);
  const open: XmlElement[] = [];
  let [at, isOver] = [0, false];
  let [line, lineEnd] = [1, text.indexOf('\n')];

  function lineHere(): number {
    for (; lineEnd >= 0 && lineEnd < at; line += 1) lineEnd = text.indexOf('\n', lineEnd + 1);
    return line;
  }
  const refusal = (fault: 'malformed' | 'documentType' = 'malformed') =>
    new PhotometryError(fault, lineHere());

  function taken(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  }

  function between(start: string, end: string): string {
    const from = at + start.length;
    const to = text.indexOf(end, from);
    if (to < 0) throw refusal();
    at = to + end.length;
    return text.slice(from, to);
  }

  function unnamed(written: string): string {
    if (!written.includes('&')) return written;
    if (NO_REFERENCE.test(written)) throw refusal();
    return written.replace(REFERENCE, (_, decimal?: string, hexadecimal?: string, sign?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      if (!sign && !(code <= LAST_CODE)) throw refusal();
      return sign ? (SIGNS[sign] as string) : String.fromCodePoint(code);
    });
  }

  function report(stated: string): void {
    const inside = open.at(-1);
    if (inside) inside.text += stated;
    else if (stated.trim()) throw refusal();
  }

  function start(): boolean {
    const [parent, line] = [open.at(-1), lineHere()];
    let [, name = '', end] = taken(START) ?? [];
    if (!name || isOver || open.length === MOST) throw refusal();
    let attributes: Map<string, string> | undefined;
    if (end === undefined) {
      for (let found = taken(ATTRIBUTE); found; found = taken(ATTRIBUTE)) {
        const [, key = '', quoted, single = ''] = found;
        attributes ??= new Map();
        if (attributes.has(key) || attributes.size === MOST) throw refusal();
        attributes.set(key, unnamed(quoted ?? single));
      }
      end = taken(START_END)?.[1];
      if (end === undefined) throw refusal();
    }
    if (parent) parent.text = '';
    const path = parent ? `${parent.path}/${name}` : name;
    open.push({ name, path, attributes: attributes ?? NONE, text: '', line });
    return end !== '';
  }

  function ended(): XmlElement {
    const element = open.pop();
    if (!element) throw refusal();
    element.text = element.text.trim();
    isOver = open.length === 0;
    return element;
  }

  while (at < text.length) {
    const [mark, next] = [text[at], text[at + 1]];
    if (mark !== '<') {
      const end = text.indexOf('<', at);
      const written = text.slice(at, end < 0 ? text.length : end);
      report(unnamed(written));
      at += written.length;
    } else if (next === '?') between('<?', '?>');
    else if (text.startsWith('<!--', at)) between('<!--', '-->');
    else if (text.startsWith('<![CDATA[', at)) report(between('<![CDATA[', ']]>'));
    else if (next === '!') throw refusal('documentType');
    else if (next === '/') {
      if (taken(END)?.[1] !== open.at(-1)?.name) throw refusal();
      yield ended();
    } else if (start()) yield ended();
  }
  if (!isOver) throw refusal();
}
