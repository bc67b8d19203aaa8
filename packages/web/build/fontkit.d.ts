declare module 'fontkit' {
  interface Font {
    characterSet: readonly number[];
    layout(text: string, features?: readonly string[]): { glyphs: readonly { id: number }[] };
  }
  export function create(file: Buffer): Font;
}
