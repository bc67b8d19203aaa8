import type { LitSolid } from '@lumitor/domain/light/boxes';
import { boxesOf } from '@lumitor/domain/light/boxes';
import { facesOf, type SurfaceVector } from '@lumitor/domain/light/sides';
import { radians } from '@lumitor/domain/math/angle';
import { itemAt } from '@lumitor/domain/math/lists';
import type { Cm, Metre, Rad } from '@lumitor/domain/units';
import type { ScenePoint } from './scenePoint.ts';

/** Indices of the bottom and top faces in `facesOf`. */
const [BOTTOM, TOP] = [4, 5];

export interface FaceModel {
  face: number;
  corner: ScenePoint;
  along: ScenePoint;
  up: ScenePoint;
  out: ScenePoint;
  width: Metre;
  height: Metre;
}

export interface SolidModel {
  name: string;
  /** Centre, and sizes along its heading, up and across. */
  middle: ScenePoint;
  size: ScenePoint;
  /** Clockwise on the plan. */
  heading: Rad;
  reflectance: number;
  faces: readonly FaceModel[];
}

/** No bottom on the floor, no top at the ceiling. */
export const shownFaces = ({ from, to }: Pick<LitSolid, 'from' | 'to'>, height: Cm): number[] =>
  [0, 1, 2, 3, BOTTOM, TOP].filter(
    (face) => !(face === BOTTOM && from <= 0) && !(face === TOP && to >= height),
  );

const METRE = 100;
const spotOf = ([x, y, z]: SurfaceVector, unit = 1): ScenePoint => [x / unit, z / unit, y / unit];

export function solidModels(solids: readonly LitSolid[], names: readonly string[], height: Cm): SolidModel[] {
  const boxes = boxesOf(solids);
  return solids.map((solid, index) => {
    const { x, y, width, depth, from, to, heading, reflectance } = solid;
    const faces = facesOf(itemAt(boxes, index), index);
    return {
      name: itemAt(names, index),
      middle: [x / METRE, (from + to) / 2 / METRE, y / METRE],
      size: [width / METRE, (to - from) / METRE, depth / METRE],
      heading: radians(heading),
      reflectance,
      faces: shownFaces(solid, height).map((face) => {
        const side = itemAt(faces, face);
        return {
          face,
          corner: spotOf(side.corner, METRE),
          along: spotOf(side.along),
          up: spotOf(side.up),
          out: spotOf(side.normal),
          width: side.width / METRE,
          height: side.height / METRE,
        };
      }),
    };
  });
}
