/** The part of pdfkit 0.19 that is used; it brings no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    width?: number;
    lineGap?: number;
    align?: 'left' | 'right';
    characterSpacing?: number;
    features?: readonly string[];
  }
  interface CellStyle {
    width?: number | '*';
    align?: 'left' | 'right';
    /** Above, to the right, below, to the left. */
    border?: readonly [number, number, number, number];
    borderColor?: string;
    padding?: readonly [number, number, number, number];
    textColor?: string;
    textOptions?: TextOptions;
  }
  interface Table {
    defaultStyle: CellStyle;
    columnStyles: readonly CellStyle[];
    data: readonly (readonly string[])[];
  }
  export default class PDFDocument extends Readable {
    constructor(options: object);
    x: number;
    y: number;
    registerFont(name: string, bytes: Buffer): this;
    font(name: string, size: number): this;
    fillColor(colour: string): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    image(picture: Buffer, x: number, y: number, size: { width: number }): this;
    table(table: Table): this;
    end(): void;
  }
}
