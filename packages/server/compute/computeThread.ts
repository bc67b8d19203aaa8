import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Computed, computePlan } from '@lumitor/domain/computation/computePlan';
import { computeRequestSchema } from '@lumitor/domain/computation/request';
import { readLightTable } from '@lumitor/domain/photometry/readLightTable';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { parseJson } from '../http/json.ts';
import { answerRequests } from '../processPool/answerRequests.ts';
import { sharedJsonReader } from '../processPool/sharedJson.ts';
import { parse, Refused } from '../refusal/refused.ts';
import type { ComputedInThread, ComputingRequest } from './computeInThread.ts';

const read = sharedJsonReader<Record<ProductLine, LineCatalogue> & { texts: TextsSnapshot }>();

function computed({ body, euroRate, contents, photometry }: ComputingRequest): Computed {
  const request = parse(computeRequestSchema, parseJson(Buffer.from(body)));
  const { translations, languages, settings } = read('texts', contents.texts);
  const context = {
    catalogue: read(request.line, contents[request.line]),
    euroRate,
    activeLanguages: languages.map(({ lang }) => lang),
    prices: settings.prices,
    translations,
  };
  const tables = photometry && new Map(photometry.map(([url, bytes]) => [url, readLightTable(bytes)]));
  return computePlan(request, context, tables);
}

answerRequests((request: ComputingRequest): ComputedInThread => {
  try {
    const { refusal, ...result } = computed(request);
    return refusal ? { refused: { status: 400, refusal, details: {} } } : (result as ComputedInThread);
  } catch (error) {
    // Errors lose their class on the way to the main thread.
    if (!(error instanceof Refused)) throw error;
    const { status, refusal, details } = error;
    return { refused: { status, refusal, details } };
  }
});
