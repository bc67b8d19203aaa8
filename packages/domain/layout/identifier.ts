import * as v from 'valibot';

/** Id of a part of a plan, or of an article. */
export const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
