import type { Attribute, Entity, Schema } from './express.ts';
import { type Read, type ReadInstance, readStep } from './readStep.ts';

export interface Instance {
  id: number;
  entity: Entity;
  attributes: readonly Attribute[];
  values: readonly Read[];
}

export class Instances {
  readonly all = new Map<number, Instance>();
  readonly #schema: Schema;
  readonly #naming = new Map<number, { by: Instance; attribute: string }[]>();

  constructor(text: string, schema: Schema) {
    this.#schema = schema;
    const names = new Map([...schema.entities.keys()].map((name) => [name.toUpperCase(), name]));
    for (const read of readStep(text).values()) this.all.set(read.id, this.#instance(read, names));
    for (const one of this.all.values())
      for (const [index, { name }] of one.attributes.entries())
        for (const id of refsIn(one.values[index])) {
          const naming = this.#naming.get(id) ?? [];
          naming.push({ by: one, attribute: name });
          this.#naming.set(id, naming);
        }
  }

  #instance({ id, type, values }: ReadInstance, names: ReadonlyMap<string, string>): Instance {
    const entity = this.#schema.entities.get(names.get(type) ?? '');
    if (!entity) throw new Error(`#${id}: the schema has no ${type}`);
    return { id, entity, values, attributes: this.lineOf(entity).flatMap((one) => one.attributes) };
  }

  lineOf(entity: Entity): Entity[] {
    const supertype = entity.supertype && this.#schema.entities.get(entity.supertype);
    return supertype ? [...this.lineOf(supertype), entity] : [entity];
  }

  is(one: Instance | undefined, entity: string): boolean {
    return one !== undefined && this.lineOf(one.entity).some(({ name }) => name === entity);
  }

  of(entity: string): Instance[] {
    return [...this.all.values()].filter((one) => this.is(one, entity));
  }

  value({ entity, attributes, values }: Instance, name: string): Read {
    const value = values[attributes.findIndex((one) => one.name === name)];
    if (!value) throw new Error(`${entity.name} has no ${name}`);
    return value;
  }

  has = (one: Instance, name: string): boolean => this.value(one, name).kind !== 'none';

  text(one: Instance, name: string): string | null {
    const value = this.value(one, name);
    return value.kind === 'string' || value.kind === 'enum' ? value.text : null;
  }

  numbers = (one: Instance, name: string): number[] =>
    flat(this.value(one, name)).flatMap((value) =>
      'value' in value && typeof value.value === 'number' ? [value.value] : [],
    );

  named = (one: Instance, name: string): Instance[] =>
    refsIn(this.value(one, name)).flatMap((id) => this.all.get(id) ?? []);

  naming = ({ id }: Instance, entity: string, attribute: string): Instance[] =>
    (this.#naming.get(id) ?? []).flatMap((one) =>
      one.attribute === attribute && this.is(one.by, entity) ? [one.by] : [],
    );
}

const flat = (value: Read | undefined): Read[] =>
  value === undefined ? [] : value.kind === 'list' ? value.items.flatMap(flat) : [value];

const refsIn = (value: Read | undefined): number[] =>
  flat(value).flatMap((one) => (one.kind === 'ref' ? [one.id] : []));
