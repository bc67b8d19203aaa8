import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENTITIES } from './entities.ts';
import { extractOf, readExpress, readSchema, writeSchema } from './testing/express.ts';

const STORED = new URL('testing/ifc4.txt', import.meta.url);
/** `LUMITOR_IFC_WRITE` rewrites the extract of IFC4.exp. */
const { LUMITOR_IFC_SCHEMA: path, LUMITOR_IFC_WRITE: writes } = process.env;

it.skipIf(!path)(
  `the stored extract matches the schema${path ? '' : ' (skipped: no LUMITOR_IFC_SCHEMA)'}`,
  () => {
    const schema = readExpress(readFileSync(path ?? '', 'utf8'));
    const extract = writeSchema(extractOf(schema, Object.keys(ENTITIES)));
    if (writes) writeFileSync(STORED, extract);
    expect(readFileSync(STORED, 'utf8')).toBe(extract);
  },
);

it('every entity is written with the attributes of IFC4, in order', () => {
  const { entities } = readSchema(readFileSync(STORED, 'utf8'));
  const attributesOf = (name: string): string[] => {
    const entity = entities.get(name);
    if (!entity) throw new Error(`The schema has no ${name}`);
    return [
      ...(entity.supertype ? attributesOf(entity.supertype) : []),
      ...entity.attributes.map((one) => one.name),
    ];
  };
  for (const [name, attributes] of Object.entries(ENTITIES))
    expect(attributes.split(' '), name).toEqual(attributesOf(name));
});
