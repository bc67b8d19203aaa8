import type { Act } from '../hand/act.ts';
import { ADD_WALL_CONTROL } from './wallControl/actions.ts';

/** Acts that add a device: buttons of the card, keys and help. */
export const ADDING_ACTS: readonly Act<void>[] = [ADD_WALL_CONTROL];
