import { beforeAll, describe } from 'vitest';
import type { TestEngine } from '../engines.ts';
import { accountContract } from './accounts.ts';
import { customerContract } from './customers.ts';
import { documentContract } from './documents.ts';
import { historyContract } from './history.ts';
import { listContract } from './lists.ts';
import { luminaireTypeContract } from './luminaireTypes.ts';
import { openingContract } from './openings.ts';
import { orderContract } from './orders.ts';
import { projectContract } from './projects.ts';
import { reportContract } from './reports.ts';
import { siteContract } from './sites.ts';
import { snapshotContract } from './snapshots.ts';
import { visitorContract } from './visitors.ts';

export function contract(engine: TestEngine): void {
  describe.skipIf(engine.missing)(`on ${engine.name}${engine.missing}`, () => {
    beforeAll(() => engine.warmUp());
    documentContract(engine);
    listContract(engine);
    historyContract(engine);
    visitorContract(engine);
    accountContract(engine);
    snapshotContract(engine);
    openingContract(engine);
    luminaireTypeContract(engine);
    orderContract(engine);
    siteContract(engine);
    customerContract(engine);
    projectContract(engine);
    reportContract(engine);
  });
}
