/** A format that sheets are printed on, landscape; millimetres. */
export interface Paper {
  name: 'A4' | 'A3';
  width: number;
  height: number;
}

export const A4: Paper = { name: 'A4', width: 297, height: 210 };
export const A3: Paper = { name: 'A3', width: 420, height: 297 };

/** A rectangle on a sheet, in millimetres from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Inside the frame: wider where sheets are filed (ISO 5457). */
export const framed = ({ width, height }: Paper): Area => ({
  x: 20,
  y: 10,
  width: width - 30,
  height: height - 20,
});
