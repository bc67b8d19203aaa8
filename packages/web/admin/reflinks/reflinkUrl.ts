import { PATHS } from '../../paths.ts';

/** The address a partner hands out: it ties what the visitor saves to the partner. */
export const reflinkUrl = (id: string): string =>
  new URL(`${PATHS.home}?ref=${encodeURIComponent(id)}`, location.origin).href;
