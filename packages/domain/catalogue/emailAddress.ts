import * as v from 'valibot';

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.email('Must be an e-mail address'),
);
