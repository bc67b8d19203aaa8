import { type AttributeOf, ENTITIES, type EntityName } from './entities.ts';

export interface Ref {
  readonly ref: number;
}

export type StepValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Ref
  | { integer: number }
  | { literal: string }
  | { type: string; value: string | number | boolean }
  | { derived: true }
  | readonly StepValue[];

export const integer = (value: number): StepValue => ({ integer: value });
export const literal = (name: string): StepValue => ({ literal: name });
export const typed = (type: string, value: string | number | boolean): StepValue => ({ type, value });
export const DERIVED: StepValue = { derived: true };

const WHOLE = new Set(['IfcInteger', 'IfcCountMeasure', 'IfcTimeStamp']);

const DECIMALS = 9;

function real(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as a number`);
  const text = String(Number(value.toFixed(DECIMALS)) + 0).replace('e', 'E');
  if (text.includes('.')) return text;
  return text.includes('E') ? text.replace('E', '.E') : `${text}.`;
}

const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0');

/** Not all programs read letters beyond ASCII. */
function quoted(text: string): string {
  let written = '';
  let open = '';
  const close = () => {
    if (open) written += '\\X0\\';
    open = '';
  };
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0x20 && code <= 0x7e) {
      close();
      written += letter === "'" ? "''" : letter === '\\' ? '\\\\' : letter;
      continue;
    }
    const way = code > 0xffff ? '\\X4\\' : '\\X2\\';
    if (open !== way) {
      close();
      written += way;
      open = way;
    }
    written += hex(code, code > 0xffff ? 8 : 4);
  }
  close();
  return `'${written}'`;
}

function textOf(value: StepValue): string {
  if (value === null || value === undefined) return '$';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return real(value);
  if (typeof value === 'boolean') return value ? '.T.' : '.F.';
  if ('ref' in value) return `#${value.ref}`;
  if ('integer' in value) return String(Math.round(value.integer));
  if ('literal' in value) return `.${value.literal}.`;
  if ('derived' in value) return '*';
  if ('type' in value) {
    const inner =
      typeof value.value === 'number' && WHOLE.has(value.type) ? integer(value.value) : value.value;
    return `${value.type.toUpperCase()}(${textOf(inner)})`;
  }
  return `(${value.map(textOf).join(',')})`;
}

export interface StepFileHeader {
  description: string;
  name: string;
  timeStamp: string;
  author: string;
  organization: string;
  system: string;
  schema: string;
}

/** ISO 10303-21; instances precede their references. */
export class StepFile {
  readonly #lines: string[] = [];
  readonly #known = new Map<string, Ref>();

  add<Name extends EntityName>(entity: Name, attributes: Partial<Record<AttributeOf<Name>, StepValue>>): Ref {
    return this.#write(this.#textOf(entity, attributes));
  }

  /** Shares equal instances without identity, such as points and profiles. */
  once<Name extends EntityName>(
    entity: Name,
    attributes: Partial<Record<AttributeOf<Name>, StepValue>>,
  ): Ref {
    const text = this.#textOf(entity, attributes);
    const ref = this.#known.get(text) ?? this.#write(text);
    this.#known.set(text, ref);
    return ref;
  }

  #textOf(entity: EntityName, attributes: Readonly<Record<string, StepValue>>): string {
    const values = ENTITIES[entity].split(' ').map((name) => textOf(attributes[name]));
    return `${entity.toUpperCase()}(${values.join(',')})`;
  }

  #write(text: string): Ref {
    const ref = this.#lines.length + 1;
    this.#lines.push(`#${ref}=${text};`);
    return { ref };
  }

  text({ description, name, timeStamp, author, organization, system, schema }: StepFileHeader): string {
    const one = (value: string) => `(${quoted(value)})`;
    const file = [name, timeStamp].map(quoted).join(',');
    return [
      'ISO-10303-21;',
      'HEADER;',
      `FILE_DESCRIPTION(${one(description)},'2;1');`,
      `FILE_NAME(${file},${one(author)},${one(organization)},${quoted(system)},${quoted(system)},'');`,
      `FILE_SCHEMA(${one(schema)});`,
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n');
  }
}
