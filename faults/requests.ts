import type { Measured } from '../bench/measured.ts';
import { webBuildStep } from '../scripts/setup/build.mjs';
import { runTool } from '../scripts/setup/command.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';
import { Answers } from './answers.ts';
import { embedded, postgresAndFolder } from './engines.ts';
import { attack } from './generated.ts';
import { startInstance } from './instance.ts';
import { footprint } from './process.ts';
import { callService } from './send.ts';
import { openShop } from './shop.ts';

const REQUESTS = 50_000;
const TEST = 'packages/server/testing/security/generatedRequests.test.ts';

async function generated(): Promise<Measured[]> {
  const env = { GENERATED_REQUESTS: String(REQUESTS) };
  const { code } = await runTool('vitest/vitest.mjs', ['run', TEST], { env });
  return [
    { what: 'generated requests', value: REQUESTS, unit: '' },
    {
      what: 'with a fault, no answer, or a change by a refused one',
      value: code === 0 ? 0 : 1,
      unit: '',
      target: { most: 0 },
    },
  ];
}

const REPEATED = 12_000;
const WARM = 2_000;
/** Limit by the length of a URL. */
const MOST_TIMES = 990;

const PARAMETERS = [
  'where=type:a',
  'prefix=title:a',
  'orderBy=type',
  'omit=a',
  'limit=5',
  'active=true',
  'x=1',
];
const LISTS = ['bindings', 'emails', 'reflinksdownload'];

/** A cached entry for each count would fill the memory. */
async function repeated(): Promise<Measured[]> {
  const engine = await embedded();
  const instance = await startInstance({ ...engine.settings, LOG_LEVEL: 'error' });
  try {
    const { url } = instance;
    const { cookie } = await openShop(url);
    const answers = new Answers();
    const send = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        const parameter = PARAMETERS[index % PARAMETERS.length] ?? '';
        const query = Array(1 + (index % MOST_TIMES))
          .fill(parameter)
          .join('&');
        const isVisitor = index % 2 === 0;
        const path = `/api/documents/${LISTS[index % LISTS.length]}?${query}`;
        await answers.count(callService(url, path, isVisitor ? {} : { cookie }));
      }
    };
    await send(0, WARM);
    const before = footprint(instance)?.memory ?? Number.NaN;
    await send(WARM, REPEATED);
    const after = footprint(instance)?.memory ?? Number.NaN;
    return [
      { what: 'lists asked for with a parameter repeated', value: REPEATED, unit: '' },
      // 431: URL too long for the service.
      ...answers.rows('a list', ['200', '400 invalid', '403 forbidden'], ['431']),
      { what: 'memory before', value: before, unit: 'MB' },
      { what: 'memory after against before', value: after / before, unit: '', target: { most: 1.2 } },
      ...instance.ends(),
    ];
  } finally {
    await instance.kill();
    await engine.close();
  }
}

const MOST = { ' memory after against before': 1.2, ' longest wait of /healthz': 500 };

async function running(): Promise<Measured[]> {
  await runSteps([webBuildStep]);
  const measured = [
    ...(await attack('embedded', embedded, { warm: 5_000, count: REQUESTS })),
    ...(await attack('PostgreSQL', postgresAndFolder, { warm: 1_000, count: 5_000 })),
  ];
  return measured.map((each) => {
    const [, most] = Object.entries(MOST).find(([ending]) => each.what.endsWith(ending)) ?? [];
    return most === undefined ? each : { ...each, target: { most } };
  });
}

export const run = async (): Promise<Measured[]> => [
  ...(await running()),
  ...(await generated()),
  ...(await repeated()),
];
