import type { Metre } from '../units.ts';
import type { AttributeOf, EntityName, ProductName, RootName } from './entities.ts';
import { guidIn, type OrderName } from './guid.ts';
import { literal, type Ref, type StepFile, type StepValue } from './step.ts';

type Attributes<Name extends EntityName> = Partial<
  Record<Exclude<AttributeOf<Name>, 'GlobalId' | 'OwnerHistory'>, StepValue>
>;

export interface CurrentCarrier {
  ref: Ref;
  key: string;
  ports: Ref[];
}

export type Flow = 'SOURCE' | 'SINK' | 'SOURCEANDSINK';

const LABEL = 255;
const label = (text: string): string => Array.from(text).slice(0, LABEL).join('');

export class Model {
  readonly file: StepFile;
  readonly #owner: Ref;
  readonly #order: OrderName;
  readonly #keys = new Set<string>();
  readonly #parts: CurrentCarrier[] = [];
  readonly #members = new Map<Ref, Ref[]>();
  readonly types: Ref[] = [];

  constructor(file: StepFile, owner: Ref, order: OrderName) {
    this.file = file;
    this.#owner = owner;
    this.#order = order;
  }

  /** @throws RangeError if a key repeats */
  root<Name extends RootName>(
    entity: Name,
    key: string,
    attributes: Attributes<Name> & { Name?: string | null },
  ): Ref {
    if (this.#keys.has(key)) throw new RangeError(`Duplicate key in the file: ${key}`);
    this.#keys.add(key);
    const { Name: name } = attributes;
    const all: Partial<Record<AttributeOf<RootName>, StepValue>> = {
      ...attributes,
      ...(name && { Name: label(name) }),
      GlobalId: guidIn(this.#order, key),
      OwnerHistory: this.#owner,
    };
    return this.file.add<RootName>(entity, all);
  }

  part<Name extends ProductName>(
    entity: Name,
    key: string,
    attributes: Attributes<Name> & { Name: string },
  ): CurrentCarrier {
    const part: CurrentCarrier = { ref: this.root(entity, key, attributes), key, ports: [] };
    this.#parts.push(part);
    return part;
  }

  type(
    entity: 'IfcCableSegmentType' | 'IfcLightFixtureType',
    key: string,
    attributes: Attributes<'IfcCableSegmentType'> & { Name: string },
  ): Ref {
    const type = this.root(entity, key, attributes);
    this.types.push(type);
    return type;
  }

  port(part: CurrentCarrier, flow: Flow): Ref {
    const number = part.ports.length + 1;
    const port = this.root('IfcDistributionPort', `${part.key} port ${number}`, {
      Name: `${number}`,
      FlowDirection: literal(flow),
      PredefinedType: literal('CABLE'),
      SystemType: literal('LIGHTING'),
    });
    part.ports.push(port);
    return port;
  }

  /** Rails conduct both ways, since either end may be fed. */
  connect(from: CurrentCarrier, to: CurrentCarrier, isOneWay = false): void {
    const [a, b] = [
      this.port(from, isOneWay ? 'SOURCE' : 'SOURCEANDSINK'),
      this.port(to, isOneWay ? 'SINK' : 'SOURCEANDSINK'),
    ];
    const key = `${from.key} to ${to.key} ${from.ports.length} ${to.ports.length}`;
    this.root('IfcRelConnectsPorts', key, { RelatingPort: a, RelatedPort: b });
  }

  put(into: Ref | null | undefined, member: Ref): void {
    if (!into) return;
    const members = this.#members.get(into) ?? [];
    members.push(member);
    this.#members.set(into, members);
  }

  membersOf(whole: Ref): readonly Ref[] {
    return this.#members.get(whole) ?? [];
  }

  aggregate(whole: Ref, key: string, parts: readonly Ref[]): void {
    if (parts.length > 0)
      this.root('IfcRelAggregates', `parts of ${key}`, { RelatingObject: whole, RelatedObjects: parts });
  }

  nestPorts(): void {
    for (const { ref, key, ports } of this.#parts)
      if (ports.length > 0)
        this.root('IfcRelNests', `ports of ${key}`, { RelatingObject: ref, RelatedObjects: ports });
  }

  properties(key: string, name: string, values: Readonly<Record<string, StepValue>>): Ref | null {
    const known = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
    if (known.length === 0) return null;
    const all = known.map(([property, value]) =>
      Array.isArray(value)
        ? this.file.once('IfcPropertyEnumeratedValue', { Name: property, EnumerationValues: value })
        : this.file.once('IfcPropertySingleValue', { Name: property, NominalValue: value }),
    );
    return this.root('IfcPropertySet', `${name} of ${key}`, { Name: name, HasProperties: all });
  }

  quantities(
    key: string,
    name: string,
    lengths: Readonly<Record<string, Metre>>,
    areas: Readonly<Record<string, number>> = {},
  ): Ref {
    return this.root('IfcElementQuantity', `${name} of ${key}`, {
      Name: name,
      Quantities: [
        ...Object.entries(lengths).map(([quantity, LengthValue]) =>
          this.file.once('IfcQuantityLength', { Name: quantity, LengthValue }),
        ),
        ...Object.entries(areas).map(([quantity, AreaValue]) =>
          this.file.once('IfcQuantityArea', { Name: quantity, AreaValue }),
        ),
      ],
    });
  }

  define(key: string, thing: Ref, ...sets: readonly (Ref | null)[]): void {
    for (const [index, set] of sets.entries())
      if (set)
        this.root('IfcRelDefinesByProperties', `set ${index} of ${key}`, {
          RelatedObjects: [thing],
          RelatingPropertyDefinition: set,
        });
  }
}
