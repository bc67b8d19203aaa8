import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { answerRequests } from '../processPool/answerRequests.ts';
import { sharedJsonReader } from '../processPool/sharedJson.ts';
import { Refused } from '../refusal/refused.ts';
import { readOrder } from './readOrder.ts';
import type { ReadInProcess, ReadingRequest } from './readOrderInProcess.ts';

const read = sharedJsonReader<Record<ProductLine, LineCatalogue>>();

answerRequests(({ body, catalogues, ...pricing }: ReadingRequest): ReadInProcess => {
  try {
    const catalogueOf = (line: ProductLine) => read(line, catalogues[line]);
    return { order: readOrder(Buffer.from(body), { ...pricing, catalogueOf }) };
  } catch (error) {
    // Errors lose their class on the way to the main thread.
    if (!(error instanceof Refused)) throw error;
    const { status, refusal, details } = error;
    return { refused: { status, refusal, details } };
  }
});
