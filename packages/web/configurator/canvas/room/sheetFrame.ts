import type { Area } from '../../../visitor/projection.ts';

/** Half an area more on every side, so that a hand can move what is drawn. */
export const sheetFrame = ({ width, height }: Area) => ({
  style: { left: -width / 2, top: -height / 2, width: 2 * width, height: 2 * height },
  viewBox: `${-width / 2} ${-height / 2} ${2 * width} ${2 * height}`,
});
