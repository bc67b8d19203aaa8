import type { ComputeAnswer } from '@lumitor/domain/computation/answer';
import type { Ms } from '@lumitor/domain/units';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ExchangeRate } from '../exchange-rate/exchangeRate.ts';
import type { FileStore } from '../files/fileStore.ts';
import { readPhotometricFiles } from '../files/photometry.ts';
import { readBytes } from '../http/body.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import type { Client } from '../processPool/createProcessPool.ts';
import { shareJson } from '../processPool/sharedJson.ts';
import { Refused } from '../refusal/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { type ComputedInThread, type ComputingRequest, computeInThread } from './computeInThread.ts';

interface Dependencies {
  snapshots: Snapshots;
  exchangeRate: ExchangeRate;
  files: FileStore;
  computing: RateLimit;
  withKey: MiddlewareHandler;
  inTurn: MiddlewareHandler;
}

const MAX_MEGABYTES = 1;

type Finished = Exclude<ComputedInThread, { refused: unknown }>;

async function run(request: ComputingRequest, client: Client): Promise<Finished> {
  const { refused, ...result } = await computeInThread(request, client);
  if (refused) throw new Refused(refused.status, refused.refusal, refused.details);
  return result as Finished;
}

async function compute(
  body: Buffer,
  { snapshots, exchangeRate, files }: Dependencies,
  client: Client,
): Promise<ComputeAnswer> {
  const shared = async (name: 'texts' | 'standard' | 'micro') =>
    shareJson((await snapshots.known(name)).prepared);
  const request = {
    body,
    euroRate: (await exchangeRate.mid()) ?? 0,
    contents: {
      texts: await shared('texts'),
      standard: await shared('standard'),
      micro: await shared('micro'),
    },
  };
  const first = await run({ ...request, photometry: null }, client);
  if (first.answer) return first.answer;
  const photometry = await readPhotometricFiles(files, first.photometry);
  const { answer } = await run({ ...request, photometry }, client);
  if (!answer) throw new Error('The light of a plan was not computed although its files were read.');
  return answer;
}

/** Stores nothing; the key's computing time is limited like that of an address which saves (D80). */
export function computeRoutes(parts: Dependencies): Hono {
  const { computing, withKey, inTurn } = parts;
  return new Hono().post('/', withKey, inTurn, async (c) => {
    const name = c.get('apiKey');
    await computing(name);
    let spent: Ms = 0;
    const onSpent = (time: Ms) => {
      spent += time;
    };
    try {
      const body = await readBytes(c.req.raw, MAX_MEGABYTES);
      return c.json(await compute(body, parts, { name, onSpent }));
    } finally {
      if (spent > 0) await computing.charge(name, Math.ceil(spent));
    }
  });
}
