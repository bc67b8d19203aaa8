/** Pixels; the last is the URL itself. */
export const IMAGE_WIDTHS = [96, 320, 960] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Pictures of an article after the first. */
export const MAX_PICTURES = 12;

export const MAX_PICTURE = { megabytes: 10, megapixels: 50 } as const;

export const imageAt = (url: string, width: ImageWidth): string =>
  width === 960 ? url : url.replace(/^(\/files\/.+)\.webp$/, `$1-${width}.webp`);
