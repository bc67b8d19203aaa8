import type { Cm, Deg } from '../units.ts';
import type { PlanAround } from './shape.ts';

/** Upright box of a thing on the plan, for 3D, IFC, GLB and light. */
export interface Solid {
  /** Kind and id, from which GlobalIds derive. */
  key: string;
  /** Middle on the plan; `width` runs along the heading, `depth` across it. */
  x: Cm;
  y: Cm;
  width: Cm;
  depth: Cm;
  heading: Deg;
  /** Heights above the floor. */
  from: Cm;
  to: Cm;
  reflectance: number;
  ifc: { entity: 'IfcFurniture' | 'IfcBuildingElementProxy'; type: string };
}

export type KindSolids = (around: PlanAround) => Solid[];
