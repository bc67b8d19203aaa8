const YEAR = 365 * 24 * 60 * 60;

/**
 * What browsers are told with every answer: nothing but a page of the web app may run, load, be framed or be taken
 * for something else; a page has a policy of its own beside.
 * @param publicUrl where it is https, browsers come by https alone for the next year
 */
export const protection = (publicUrl?: string): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
});
