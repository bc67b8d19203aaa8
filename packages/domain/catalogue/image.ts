/** Stored widths in pixels; the last is the URL itself. */
export const IMAGE_WIDTHS = [96, 320, 960] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** A megabyte is 1024 × 1024 bytes. */
export const MAX_PICTURE = { megabytes: 10, megapixels: 50 } as const;

/** `/files/a/b.webp` at 96 is `/files/a/b-96.webp`. */
export const imageAt = (url: string, width: ImageWidth): string =>
  width === 960 ? url : url.replace(/^(\/files\/.+)\.webp$/, `$1-${width}.webp`);
