export const DEGREE = Math.PI / 180;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const inDegrees = (radians: number): number => (radians * 180) / Math.PI;
