import type { Attribute, Schema } from './express.ts';
import { type Instance, Instances } from './instances.ts';
import type { Read } from './readStep.ts';
import { LEAST, ruleOf } from './rules.ts';

type Check = (value: Read, type: string) => string | null;

function typeChecker(schema: Schema, instances: Instances): Check {
  const upper = new Map([...schema.types.keys()].map((name) => [name.toUpperCase(), name]));
  const check: Check = (value, type) => {
    const [, kind, least = '', most = '', unique, item = ''] =
      /^(LIST|SET|BAG|ARRAY) \[(\d+):(\d+|\?)\] OF (UNIQUE )?(.+)$/.exec(type) ?? [];
    if (kind) {
      if (value.kind !== 'list') return `is no ${kind}`;
      const { items } = value;
      if (items.length < Number(least) || (most !== '?' && items.length > Number(most)))
        return `has ${items.length} items`;
      if ((kind === 'SET' || unique) && new Set(items.map((one) => JSON.stringify(one))).size < items.length)
        return 'has an item twice';
      return items.map((one) => check(one, item)).find((fault) => fault !== null) ?? null;
    }
    const defined = schema.types.get(type);
    if (defined?.startsWith('ENUMERATION OF'))
      return value.kind === 'enum' && (defined.match(/\w+/g) ?? []).slice(2).includes(value.text)
        ? null
        : `is no ${type}`;
    if (defined?.startsWith('SELECT')) return checkSelect(value, type, defined);
    if (defined !== undefined) {
      const isIn = LEAST[type]?.('value' in value ? Number(value.value) : Number.NaN) ?? true;
      return isIn ? check(value, defined) : `is beyond what ${type} may be`;
    }
    if (schema.entities.has(type) || type.startsWith('Ifc')) {
      const one = value.kind === 'ref' ? instances.all.get(value.id) : undefined;
      return instances.is(one, type) ? null : `is no ${type}`;
    }
    return checkPlain(value, type);
  };
  const membersOf = (select: string): string[] =>
    (select.match(/Ifc\w+/g) ?? []).flatMap((name) => {
      const type = schema.types.get(name);
      return type?.startsWith('SELECT') ? membersOf(type) : [name];
    });
  const checkSelect = (value: Read, type: string, select: string): string | null => {
    const members = membersOf(select);
    if (value.kind === 'typed') {
      const name = upper.get(value.type) ?? '';
      return members.includes(name) ? check(value.value, name) : `is no ${type}`;
    }
    return members.some((name) => !schema.types.has(name) && check(value, name) === null)
      ? null
      : `is no ${type}`;
  };
  return check;
}

function checkPlain(value: Read, type: string): string | null {
  const [name = '', width, fixed] = type.split(/[() ]+/);
  const isOf: Record<string, boolean> = {
    STRING: value.kind === 'string',
    REAL: value.kind === 'real',
    NUMBER: value.kind === 'real' || value.kind === 'integer',
    INTEGER: value.kind === 'integer',
    BOOLEAN: value.kind === 'enum' && ['T', 'F'].includes(value.text),
    LOGICAL: value.kind === 'enum' && ['T', 'F', 'U'].includes(value.text),
  };
  if (!isOf[name]) return `is no ${type}`;
  if (value.kind !== 'string' || !width) return null;
  const length = Array.from(value.text).length;
  return fixed
    ? length === Number(width)
      ? null
      : `is not ${width} letters long`
    : length <= Number(width)
      ? null
      : `is longer than ${width} letters`;
}

function checkAttributes(one: Instance, instances: Instances, check: Check): string[] {
  const { attributes, values, entity } = one;
  if (entity.isAbstract) return ['is abstract'];
  if (attributes.length !== values.length) return [`has ${values.length} attributes of ${attributes.length}`];
  const derived = new Set(instances.lineOf(entity).flatMap((line) => line.derived));
  return attributes.flatMap(({ name, type, isOptional }: Attribute, index) => {
    const value = values[index];
    if (!value) return [];
    if (derived.has(name) || value.kind === 'derived')
      return derived.has(name) === (value.kind === 'derived')
        ? []
        : [`.${name} is derived in the file or in the schema only`];
    if (value.kind === 'none') return isOptional ? [] : [`.${name} is missing`];
    const fault = check(value, type);
    return fault ? [`.${name} ${fault}`] : [];
  });
}

function checkInverses(one: Instance, instances: Instances): string[] {
  return instances.lineOf(one.entity).flatMap(({ inverses }) =>
    inverses.flatMap(({ name, least, most, entity, attribute }) => {
      const count = instances.naming(one, entity, attribute).length;
      return count < least || count > (most ?? count) ? [`.${name}: ${count}`] : [];
    }),
  );
}

const checkRules = (one: Instance, instances: Instances): string[] =>
  instances
    .lineOf(one.entity)
    .flatMap(({ name, rules }) => rules.filter((rule) => !ruleOf(name, rule)(one, instances)));

function checkIds(instances: Instances): string[] {
  const known = new Set<string>();
  return instances.of('IfcRoot').flatMap((one) => {
    const id = instances.text(one, 'GlobalId') ?? '';
    const isNew = !known.has(id);
    known.add(id);
    return isNew && /^[0-3][0-9A-Za-z_$]{21}$/.test(id)
      ? []
      : [`#${one.id} GlobalId ${id} is invalid or duplicate`];
  });
}

export function checkIfc(text: string, schema: Schema): string[] {
  const instances = new Instances(text, schema);
  const check = typeChecker(schema, instances);
  const faults = [...instances.all.values()].flatMap((one) => {
    const own = checkAttributes(one, instances, check);
    const all = own.length > 0 ? own : [...checkInverses(one, instances), ...checkRules(one, instances)];
    return all.map((fault) => `#${one.id} ${one.entity.name} ${fault}`);
  });
  return [...faults, ...checkIds(instances)];
}
