/** Lines and photographs take a fraction of a PNG's room; a browser that can't write WebP gives a PNG by itself. */
export const toFile = { type: 'image/webp', quality: 0.92 } as const;
