export type Read =
  | { kind: 'none' | 'derived' }
  | { kind: 'string' | 'enum'; text: string }
  | { kind: 'real' | 'integer'; value: number }
  | { kind: 'ref'; id: number }
  | { kind: 'typed'; type: string; value: Read }
  | { kind: 'list'; items: Read[] };

export interface ReadInstance {
  id: number;
  type: string;
  values: Read[];
}

const TOKEN =
  /\s*('(?:[^']|'')*'|#\d+|\.[A-Z0-9_]+\.|[A-Z][A-Z0-9_]*|[-+]?\d+(?:\.\d*(?:E[-+]?\d+)?)?|[$*(),])/y;

const meant = (text: string): string =>
  text
    .slice(1, -1)
    .replaceAll(/\\X2\\([0-9A-F]*)\\X0\\|\\X4\\([0-9A-F]*)\\X0\\/g, (_, two = '', four = '') =>
      String.fromCodePoint(
        ...[...two.matchAll(/.{4}/g), ...four.matchAll(/.{8}/g)].map(([code]) => Number.parseInt(code, 16)),
      ),
    )
    .replaceAll("''", "'")
    .replaceAll('\\\\', '\\');

function readValues(text: string): Read[] {
  let at = 0;
  const next = (): string => {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[1];
    if (found === undefined) throw new SyntaxError(`Unexpected token at ${text.slice(at, at + 40)}`);
    at = TOKEN.lastIndex;
    return found;
  };
  const list = (): Read[] => {
    const items: Read[] = [];
    for (let token = next(); token !== ')'; token = next()) if (token !== ',') items.push(value(token));
    return items;
  };
  const value = (token: string): Read => {
    if (token === '$') return { kind: 'none' };
    if (token === '*') return { kind: 'derived' };
    if (token === '(') return { kind: 'list', items: list() };
    if (token.startsWith("'")) return { kind: 'string', text: meant(token) };
    if (token.startsWith('#')) return { kind: 'ref', id: Number(token.slice(1)) };
    if (token.startsWith('.')) return { kind: 'enum', text: token.slice(1, -1) };
    if (/^[A-Z]/.test(token)) {
      next();
      const [inner = { kind: 'none' as const }] = list();
      return { kind: 'typed', type: token, value: inner };
    }
    return { kind: token.includes('.') ? 'real' : 'integer', value: Number(token) };
  };
  next();
  return list();
}

/** @throws SyntaxError if the file is invalid or a number repeats */
export function readStep(text: string): Map<number, ReadInstance> {
  if (!text.startsWith('ISO-10303-21;\nHEADER;') || !text.endsWith('ENDSEC;\nEND-ISO-10303-21;\n'))
    throw new SyntaxError('Not a file of ISO 10303-21');
  const instances = new Map<number, ReadInstance>();
  const data = text.slice(text.indexOf('\nDATA;\n') + 7, text.lastIndexOf('ENDSEC;'));
  for (const line of data.trim().split('\n')) {
    const [, number = '', type = '', values = ''] = /^#(\d+)=([A-Z0-9]+)(\(.*\));$/.exec(line) ?? [];
    const id = Number(number);
    if (!type || instances.has(id)) throw new SyntaxError(`Invalid or duplicate instance: ${line}`);
    instances.set(id, { id, type, values: readValues(values) });
  }
  return instances;
}
