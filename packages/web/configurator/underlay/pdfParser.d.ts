declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  /** Parser of PDF files. */
  export const WorkerMessageHandler: { initializeFromPort: (port: MessagePort) => void };
}
