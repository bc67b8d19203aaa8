import type { Point } from '../layout/heading.ts';
import type { Entity } from './entities.ts';
import { at, exact, flat, tags } from './tags.ts';

/** A window of a sheet into the model. Its place is in mm of the sheet, y up; `number` is 2 or more: 1 is the sheet's own. */
export interface Viewport {
  number: number;
  /** Its middle on the sheet, and its size. */
  centre: Point;
  width: number;
  height: number;
  /** What of the model is in its middle, and how high the part is that it shows. */
  view: Point;
  viewHeight: number;
}

/** @param view.y down, as all points of the plan */
export const viewportEntity = (
  layer: string,
  { number, centre, width, height, view, viewHeight }: Viewport,
): Entity => ({
  ...{ type: 'VIEWPORT', layer },
  tags: tags`
    100 AcDbViewport ${at(10, centre)} 40 ${exact(width)} 41 ${exact(height)} 68 ${number} 69 ${number}
    ${flat(12, view)} 13 0 23 0 14 10 24 10 15 10 25 10 16 0 26 0 36 1 17 0 27 0 37 0
    42 50 43 0 44 0 45 ${exact(viewHeight)} 50 0 51 0 72 1000 90 ${0x8000} 1 ${''} 281 0
    71 1 74 0 110 0 120 0 130 0 111 1 121 0 131 0 112 0 122 1 132 0 79 0 146 0`,
});
