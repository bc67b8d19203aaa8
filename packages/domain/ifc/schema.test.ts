import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENTITIES } from './entities.ts';
import { extractOf, readExpress, readSchema, writeSchema } from './testing/express.ts';

const KEPT = new URL('testing/ifc4.txt', import.meta.url);
/** Where the published IFC4.exp is, which is too long to be kept; with `LUMITOR_IFC_WRITE` the extract is written anew. */
const { LUMITOR_IFC_SCHEMA: path, LUMITOR_IFC_WRITE: writes } = process.env;

it.skipIf(!path)(
  `what is kept of the schema is what it says${path ? '' : ' (skipped: no LUMITOR_IFC_SCHEMA)'}`,
  () => {
    const schema = readExpress(readFileSync(path ?? '', 'utf8'));
    const extract = writeSchema(extractOf(schema, Object.keys(ENTITIES)));
    if (writes) writeFileSync(KEPT, extract);
    expect(readFileSync(KEPT, 'utf8')).toBe(extract);
  },
);

it('every entity is written with the attributes that IFC4 gives it, in their order', () => {
  const { entities } = readSchema(readFileSync(KEPT, 'utf8'));
  const attributesOf = (name: string): string[] => {
    const entity = entities.get(name);
    if (!entity) throw new Error(`The schema has no ${name}`);
    return [...(entity.of ? attributesOf(entity.of) : []), ...entity.attributes.map((one) => one.name)];
  };
  for (const [name, attributes] of Object.entries(ENTITIES))
    expect(attributes.split(' '), name).toEqual(attributesOf(name));
});
