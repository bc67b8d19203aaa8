import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { answerRequests } from '../processPool/answerRequests.ts';
import { Refused } from '../refusal/refused.ts';
import { readOrder } from './readOrder.ts';
import type { ReadInProcess, ReadingRequest, SharedCatalogue } from './readOrderInProcess.ts';

const catalogues = new Map<ProductLine, { etag: string; catalogue: LineCatalogue }>();

function catalogueFrom(line: ProductLine, { etag, json }: SharedCatalogue): LineCatalogue {
  const known = catalogues.get(line);
  if (known?.etag === etag) return known.catalogue;
  const catalogue: LineCatalogue = JSON.parse(Buffer.from(json).toString());
  catalogues.set(line, { etag, catalogue });
  return catalogue;
}

answerRequests(({ body, catalogues: shared, ...pricing }: ReadingRequest): ReadInProcess => {
  try {
    const catalogueOf = (line: ProductLine) => catalogueFrom(line, shared[line]);
    return { order: readOrder(Buffer.from(body), { ...pricing, catalogueOf }) };
  } catch (error) {
    // Errors lose their class on the way to the main thread.
    if (!(error instanceof Refused)) throw error;
    const { status, refusal, details } = error;
    return { refused: { status, refusal, details } };
  }
});
