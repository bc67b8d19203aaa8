/** Used part of pdfmake 0.3, which has no types. */
declare module 'pdfmake/build/pdfmake.min.js' {
  interface VirtualFile {
    data: string;
    encoding: 'base64';
  }
  interface PdfMake {
    addVirtualFileSystem(files: Record<string, VirtualFile>): void;
    setFonts(fonts: Record<string, Record<'normal' | 'bold', string>>): void;
    createPdf(definition: object): { getBlob(): Promise<Blob>; getStream(): Promise<object> };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
