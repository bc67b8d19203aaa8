/** Name, content, attributes. An element without content is left out. */
export type XmlNode = readonly [
  name: string,
  content: string | readonly (XmlNode | null)[],
  attributes?: Readonly<Record<string, string>>,
];

/** Characters outside XML 1.0, also halves of pairs. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

function written([name, content, attributes = {}]: XmlNode, indent: string): string[] {
  const names = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${names.join('')}>`;
  if (typeof content === 'string') return content === '' ? [] : [`${start}${escaped(content)}</${name}>`];
  const inner = content.flatMap((element) => (element ? written(element, `${indent}  `) : []));
  return inner.length > 0 ? [start, ...inner, `${indent}</${name}>`] : [];
}

export const xmlDocument = (root: XmlNode): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...written(root, ''), ''].join('\n');

/** One line of at most `most` characters, as schemas count them. */
export const singleLine = (text: string, most: number): string =>
  [...text.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ').trim()].slice(0, most).join('').trim();
