import type { Deg, Rad } from '../units.ts';

export const DEGREE = Math.PI / 180;

export const radians = (degrees: Deg): Rad => (degrees * Math.PI) / 180;

export const inDegrees = (radians: Rad): Deg => (radians * 180) / Math.PI;
