/** Point in metres: x and z are x and y of the plan, y is the height above the floor. */
export type ScenePoint = readonly [x: number, y: number, z: number];
