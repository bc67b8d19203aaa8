/** What takes something into the hand, to be fetched as one. */

export { startOf } from '../../visitor/islands.ts';
export { wiringTool } from '../installation/wiringTool.ts';
export { pieceKey } from '../luminaires/acts.ts';
export { aimTool } from '../luminaires/aimTool.ts';
export { grabPieces, tapPieces } from '../luminaires/pieceHand.ts';
export { carryIsland } from '../rails/carryIsland.ts';
export { drawOut } from '../rails/drawOut.ts';
export { roomTool } from '../room/roomTool.ts';
