import * as v from 'valibot';

/** By which a part of a plan, or an article, is named. */
export const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
