/** The two product lines. `isMicro` on stored documents says which. */
export const LINES = ['standard', 'micro'] as const;
export type Line = (typeof LINES)[number];

export const lineOf = (isMicro: boolean): Line => (isMicro ? 'micro' : 'standard');
