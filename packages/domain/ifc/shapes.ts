import type { Point } from '../kinds/rail/heading.ts';
import { directionOf } from '../math/direction.ts';
import type { Cm, Deg, Metre } from '../units.ts';
import type { Ref, StepFile, StepValue } from './step.ts';
import { literal } from './step.ts';

/** Metres: x east and y north on the plan, z up. */
export type IfcPoint = readonly [x: number, y: number, z: number];

const METRE: Cm = 100;
export const metres = (length: Cm): Metre => length / METRE;

export const ifcPointOf = ({ x, y }: Point, z: Cm): IfcPoint => [metres(x), -metres(y), metres(z)];

export function along(heading: Deg): IfcPoint {
  const { x, y } = directionOf(heading);
  return [x, -y, 0];
}

const ORIGIN: IfcPoint = [0, 0, 0];
const UP: IfcPoint = [0, 0, 1];
const AREA = literal('AREA');

export class Shapes {
  readonly file: StepFile;
  readonly #body: Ref;
  readonly #lighting: Ref;

  constructor(file: StepFile, { body, lighting }: { body: Ref; lighting: Ref }) {
    this.file = file;
    this.#body = body;
    this.#lighting = lighting;
  }

  point = (spot: readonly number[]): Ref => this.file.once('IfcCartesianPoint', { Coordinates: spot });
  direction = (way: readonly number[]): Ref => this.file.once('IfcDirection', { DirectionRatios: way });

  axes(at: IfcPoint, axis?: IfcPoint, ref?: IfcPoint): Ref {
    const directions = axis && ref && { Axis: this.direction(axis), RefDirection: this.direction(ref) };
    return this.file.once('IfcAxis2Placement3D', { Location: this.point(at), ...directions });
  }

  placement(within: Ref | null, at: IfcPoint = ORIGIN, x?: IfcPoint): Ref {
    const RelativePlacement = x ? this.axes(at, UP, x) : this.axes(at);
    return this.file.add('IfcLocalPlacement', { PlacementRelTo: within, RelativePlacement });
  }

  /** Some programs reject a profile without it. */
  #middle = (): Ref => this.file.once('IfcAxis2Placement2D', { Location: this.point([0, 0]) });

  rectangle = (XDim: Metre, YDim: Metre): Ref =>
    this.file.once('IfcRectangleProfileDef', { ProfileType: AREA, Position: this.#middle(), XDim, YDim });

  circle = (Radius: Metre): Ref =>
    this.file.once('IfcCircleProfileDef', { ProfileType: AREA, Position: this.#middle(), Radius });

  polygon(corners: readonly (readonly [number, number])[]): Ref {
    const points = [...corners, ...corners.slice(0, 1)].map((corner) => this.point(corner));
    const OuterCurve = this.file.add('IfcPolyline', { Points: points });
    return this.file.add('IfcArbitraryClosedProfileDef', { ProfileType: AREA, OuterCurve });
  }

  extruded = (profile: Ref, depth: Metre, position = this.axes(ORIGIN)): Ref =>
    this.file.once('IfcExtrudedAreaSolid', {
      SweptArea: profile,
      Position: position,
      ExtrudedDirection: this.direction(UP),
      Depth: depth,
    });

  block = (x: Metre, y: Metre, bottom: Metre, top: Metre): Ref =>
    this.extruded(this.rectangle(x, y), top - bottom, this.axes([0, 0, bottom]));

  /** Own x points left, y up. */
  acrossX = (at: IfcPoint = ORIGIN): Ref => this.axes(at, [1, 0, 0], [0, 1, 0]);

  body = (items: readonly Ref[], type: 'SweptSolid' | 'MappedRepresentation' = 'SweptSolid'): Ref =>
    this.file.add('IfcShapeRepresentation', {
      ContextOfItems: this.#body,
      RepresentationIdentifier: 'Body',
      RepresentationType: type,
      Items: items,
    });

  lighting = (items: readonly Ref[], type: 'LightSource' | 'MappedRepresentation'): Ref =>
    this.file.add('IfcShapeRepresentation', {
      ContextOfItems: this.#lighting,
      RepresentationIdentifier: 'Lighting',
      RepresentationType: type,
      Items: items,
    });

  shape = (...representations: readonly StepValue[]): Ref =>
    this.file.add('IfcProductDefinitionShape', { Representations: representations });

  solid = (...items: readonly Ref[]): Ref => this.shape(this.body(items));
}
