import { decodedNamed } from '../letters/decodedNamed.ts';
import { decodedText } from '../letters/decodedText.ts';
import { PhotometryError } from '../photometry/fault.ts';
import { elementsOf } from '../photometry/xml.ts';
import { IndustryError } from './fault.ts';

export interface XmlTree {
  /** Without a prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: readonly XmlTree[];
}

const NAMED = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARATION_BYTES = 200;

/** The byte order mark decides, then the declaration, then the letters (0144). */
export function xmlText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodedNamed(bytes, 'utf-16le') ?? '';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodedNamed(bytes, 'utf-16be') ?? '';
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const encoding = start.match(NAMED)?.[1]?.toLowerCase() ?? '';
  const isUtf8 = encoding === '' || encoding === 'utf-8' || encoding.startsWith('utf-16');
  return (isUtf8 ? null : decodedNamed(bytes, encoding)) ?? decodedText(bytes);
}

/** Characters before the root element in which its type is found. */
export const PROLOG = 16_384;

const DOCUMENT_TYPE = /<!DOCTYPE\s[^[<>]*(?:\[([^\]]*)\]\s*)?>/;
/** General entities, and references to parameter entities, which could contain some. */
const HAS_ENTITIES = /<!ENTITY\s+[^%\s]|%[^\s;]+;/;

/**
 * BMEcat names its DTD and may declare elements of its own. Neither is read: entities of XML alone have a meaning.
 * A type that declares entities stays, and the reader refuses it.
 */
function withoutDocumentType(text: string): string {
  const found = text.slice(0, PROLOG).match(DOCUMENT_TYPE);
  if (found?.index === undefined || HAS_ENTITIES.test(found[1] ?? '')) return text;
  const blank = found[0].replace(/[^\n]/g, ' ');
  return text.slice(0, found.index) + blank + text.slice(found.index + blank.length);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Yields each element for which `isYielded` holds as it ends, with its descendants, and forgets it. The root is
 * yielded last.
 * @throws {IndustryError} and nothing else
 */
export function* treesOf(source: string, isYielded: (name: string) => boolean): Generator<XmlTree, void> {
  const pending: XmlTree[][] = [];
  try {
    for (const { name, path, attributes, text } of elementsOf(withoutDocumentType(source))) {
      const depth = path.split('/').length;
      const node = { name: localName(name), attributes, text, children: pending[depth] ?? [] };
      pending[depth] = [];
      if (depth === 1 || isYielded(node.name)) yield node;
      else {
        pending[depth - 1] ??= [];
        pending[depth - 1]?.push(node);
      }
    }
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const place = error.line === null ? '' : String(error.line);
    throw new IndustryError(error.fault === 'documentType' ? 'documentType' : 'malformedXml', place);
  }
}

export const childrenOf = (node: XmlTree | undefined, name: string): XmlTree[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** First element on a path such as `Header/Manufacturer`. */
export const childAt = (node: XmlTree | undefined, path: string): XmlTree | undefined =>
  path.split('/').reduce<XmlTree | undefined>((at, name) => childrenOf(at, name)[0], node);

export const textAt = (node: XmlTree | undefined, path: string): string | undefined =>
  childAt(node, path)?.text;

export function* descendantsOf(node: XmlTree): Generator<XmlTree, void> {
  for (const child of node.children) {
    yield child;
    yield* descendantsOf(child);
  }
}
