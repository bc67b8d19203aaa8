/** Used part of pdfmake 0.3, which has no types. */
declare module 'pdfmake' {
  interface PdfMake {
    setFonts(fonts: Record<string, Record<'normal' | 'bold', string>>): void;
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer>; getStream(): Promise<object> };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
