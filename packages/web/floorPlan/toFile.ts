/** Much smaller than PNG, which browsers without WebP write instead. */
export const toFile = { type: 'image/webp', quality: 0.92 } as const;
