export interface Schema {
  entities: ReadonlyMap<string, Entity>;
  types: ReadonlyMap<string, string>;
}

export interface Attribute {
  name: string;
  type: string;
  isOptional: boolean;
}

interface Inverse {
  name: string;
  least: number;
  most: number | null;
  entity: string;
  attribute: string;
}

export interface Entity {
  name: string;
  isAbstract: boolean;
  supertype: string | null;
  attributes: Attribute[];
  inverses: Inverse[];
  derived: string[];
  rules: string[];
}

const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .trim();

function statements(body: string, word: string): string[] {
  const after = new RegExp(
    `\\n\\s*${word}\\s*\\n([\\s\\S]*?)(?=\\n\\s*(?:WHERE|INVERSE|DERIVE|UNIQUE)\\s*\\n|$)`,
  ).exec(body);
  return (after?.[1] ?? '').split(';').map(plain).filter(Boolean);
}

function inverseOf(statement: string): Inverse {
  const [, name = '', least, most, entity = '', attribute = ''] =
    /^(\w+) : (?:(?:SET|BAG)\[?(?: ?\[)?(\d+):(\d+|\?)\] OF )?(\w+) FOR (\w+)$/.exec(statement) ?? [];
  const bounds = { least: Number(least ?? 1), most: most === '?' ? null : Number(most ?? 1) };
  return { name, ...bounds, entity, attribute };
}

function entityOf(name: string, text: string): Entity {
  const body = text.replaceAll('\r', '');
  const head = body.slice(0, body.indexOf(';'));
  const own = (body.slice(body.indexOf(';') + 1).split(/\n\s*(?:WHERE|INVERSE|DERIVE|UNIQUE)\s*\n/)[0] ?? '')
    .split(';')
    .map(plain)
    .filter(Boolean);
  return {
    name,
    isAbstract: /ABSTRACT/.test(head),
    supertype: /SUBTYPE OF \((\w+)\)/.exec(head)?.[1] ?? null,
    attributes: own.map((statement) => {
      const [attribute = '', type = ''] = statement.split(' : ');
      const isOptional = type.startsWith('OPTIONAL ');
      return { name: attribute, type: type.replace('OPTIONAL ', ''), isOptional };
    }),
    inverses: statements(body, 'INVERSE').map(inverseOf),
    derived: statements(body, 'DERIVE').flatMap((one) => /^SELF\\\w+\.(\w+)/.exec(one)?.[1] ?? []),
    rules: statements(body, 'WHERE').flatMap((one) => /^(\w+) :/.exec(one)?.[1] ?? []),
  };
}

export function readExpress(text: string): Schema {
  const entities = [...text.matchAll(/^ENTITY (\w+)([\s\S]*?)END_ENTITY;/gm)].map(
    ([, name = '', body = '']): [string, Entity] => [name, entityOf(name, body)],
  );
  const types = [...text.matchAll(/^TYPE (\w+) = ([\s\S]*?);/gm)].map(
    ([, name = '', type = '']): [string, string] => [name, plain(type)],
  );
  return { entities: new Map(entities), types: new Map(types) };
}

const words = (type: string): string[] => type.match(/Ifc\w+/g) ?? [];

export function extractOf(schema: Schema, names: readonly string[]): Schema {
  const entities = new Map<string, Entity>();
  const types = new Map<string, string>();
  const addType = (name: string) => {
    const type = schema.types.get(name);
    if (type === undefined || types.has(name)) return;
    types.set(name, type);
    for (const word of words(type)) addType(word);
  };
  const addEntity = (name: string) => {
    const entity = schema.entities.get(name);
    if (!entity) throw new Error(`The schema has no ${name}`);
    if (entities.has(name)) return;
    if (entity.supertype) addEntity(entity.supertype);
    entities.set(name, entity);
    for (const { type } of entity.attributes) for (const word of words(type)) addType(word);
  };
  for (const name of names) addEntity(name);
  return { entities, types };
}

export function writeSchema({ entities, types }: Schema): string {
  const ofEntities = [...entities.values()].flatMap((one) => [
    `${one.isAbstract ? 'abstract' : 'entity'} ${one.name}${one.supertype ? ` < ${one.supertype}` : ''}`,
    ...one.attributes.map(({ name, type, isOptional }) => `  ${name}${isOptional ? '?' : ''} ${type}`),
    ...one.inverses
      .filter(({ entity, least, most }) => entities.has(entity) && (least > 0 || most !== null))
      .map(
        ({ name, least, most, entity, attribute }) =>
          `  - ${name} ${least} ${most ?? '?'} ${entity} ${attribute}`,
      ),
    ...one.derived.map((name) => `  * ${name}`),
    ...one.rules.map((name) => `  ! ${name}`),
  ]);
  const ofTypes = [...types]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => `type ${name} = ${type}`);
  return `${[...ofEntities, ...ofTypes].join('\n')}\n`;
}

export function readSchema(text: string): Schema {
  const entities = new Map<string, Entity>();
  const types = new Map<string, string>();
  let entity: Entity | undefined;
  for (const line of text.split('\n')) {
    const [word = '', second = '', ...rest] = line.trim().split(' ');
    if (word === 'type') types.set(second, rest.slice(1).join(' '));
    else if (word === 'entity' || word === 'abstract') {
      entity = {
        name: second,
        isAbstract: word === 'abstract',
        supertype: rest[1] ?? null,
        attributes: [],
        inverses: [],
        derived: [],
        rules: [],
      };
      entities.set(second, entity);
    } else if (word === '-') {
      const [least, most, by = '', attribute = ''] = rest;
      const bounds = { least: Number(least), most: most === '?' ? null : Number(most) };
      entity?.inverses.push({ name: second, ...bounds, entity: by, attribute });
    } else if (word === '*') entity?.derived.push(second);
    else if (word === '!') entity?.rules.push(second);
    else if (word)
      entity?.attributes.push({
        name: word.replace('?', ''),
        type: [second, ...rest].join(' '),
        isOptional: word.endsWith('?'),
      });
  }
  return { entities, types };
}
