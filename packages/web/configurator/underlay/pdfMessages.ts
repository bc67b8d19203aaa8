import type { FloorPlanFileFault } from './fileKind.ts';
import type { Reencoded } from './reencode.ts';

/** First a file, then pages one at a time. */
export type PdfPagesMessage = { file: Blob } | { page: number; longest: number };
export type PdfPagesAnswer = { count: number } | { painted: Reencoded } | { fault: FloorPlanFileFault };
