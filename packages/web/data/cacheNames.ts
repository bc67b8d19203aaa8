export const PREFIX = 'lumitor';

export const cacheOf = ({ cache }: { cache: string }): string => `${PREFIX}-${cache}`;
