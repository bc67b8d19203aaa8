import type { FloorPlanFileFault } from './fileKind.ts';
import type { Reencoded } from './reencode.ts';

export type PdfPagesMessage = { file: Blob } | { page: number; longest: number };
export type PdfPagesAnswer = { count: number } | { painted: Reencoded } | { fault: FloorPlanFileFault };
