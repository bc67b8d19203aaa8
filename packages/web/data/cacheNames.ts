/** Prefix of all caches of the product, including the library's own. */
export const PREFIX = 'lumitor';

export const cacheOf = ({ cache }: { cache: string }): string => `${PREFIX}-${cache}`;
