import * as v from 'valibot';

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
};

/** `ran` is set if a text is treated as markup, template or address. */
const VECTORS = [
  '"><img src=x onerror=ran=1>',
  '<script>ran=1</script>',
  '<svg onload=ran=1>',
  "';ran=1//",
  '{{ran=1}}$'.concat('{ran=1}%{ran}'),
  '\u202e👩‍👩‍👧‍👦\u200b',
].join('');
const LENGTHS = [1_500, 200, 120, 60] as const;
const KEYS = ['word', 'word_DE', 'DE'];
/** Values of fields without free text: an IP code, no file, or a picture. */
const CODES = ['20', '', '/files/images/bindings/missing.webp'];
const NUMBERS = [100, 45, 3_000];

export class HostileTexts {
  readonly marks = new Map<string, string>();

  text(path: string, length: number): string {
    const mark = `‹${this.marks.size}›`;
    this.marks.set(path, mark);
    let text = '';
    // Half a surrogate pair is refused.
    for (const sign of mark + VECTORS) if (text.length + sign.length <= length) text += sign;
    return text.padEnd(length, 'W');
  }

  address(path: string): string {
    const address = `+${this.marks.size}-ran@studio.example`;
    this.marks.set(path, address);
    return address;
  }

  #string(schema: Schema, path: string): string {
    if (/\.img$/.test(path)) {
      const mark = `javascript:ran=${this.marks.size}//`;
      this.marks.set(path, mark);
      return mark;
    }
    const isTaken = (text: string) => v.is(schema, text);
    const length = LENGTHS.find((each) => isTaken('W'.repeat(each)));
    if (length) return this.text(path, length);
    if (isTaken('a@studio.example')) return this.address(path);
    const word = [...KEYS, ...CODES].find(isTaken);
    if (word === undefined) throw new Error(`${path} accepts none of the texts. Add a text that it accepts.`);
    return word;
  }

  valueOf(schema: Schema, path: string): unknown {
    switch (schema.type) {
      case 'optional':
      case 'nullable':
        return this.valueOf(schema.wrapped as Schema, path);
      case 'strict_object':
        return Object.fromEntries(
          Object.entries(schema.entries ?? {}).map(([name, field]) => [
            name,
            this.valueOf(field, `${path}.${name}`),
          ]),
        );
      case 'array':
        return [this.valueOf(schema.item as Schema, path)];
      case 'record': {
        const key = KEYS.find((each) => v.is(schema.key as Schema, each)) ?? '';
        return { [key]: this.valueOf(schema.value as Schema, `${path}.${key}`) };
      }
      case 'union':
        return this.valueOf(schema.options?.[0] as Schema, path);
      case 'picklist':
        return schema.options?.[0];
      case 'string':
        return this.#string(schema, path);
      case 'number':
        return NUMBERS.find((each) => v.is(schema, each));
      case 'boolean':
        return true;
      default:
        throw new Error(`${path} is of the kind ${schema.type}. Add a way to fill it here.`);
    }
  }
}
