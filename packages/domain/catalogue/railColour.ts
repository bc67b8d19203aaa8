import type { Connection } from './article.ts';

export type RailColour = 'black' | 'white';
/** Rails are drawn white where their family is white and not black. */
export const railColour = (connection: Pick<Connection, 'isBlack' | 'isWhite'> | undefined): RailColour =>
  connection?.isWhite && !connection.isBlack ? 'white' : 'black';
