import * as v from 'valibot';

export const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
