import { cpSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { DATA_FOLDER } from './dataFolder.mjs';
import { demoFolder } from './demoFolder.mjs';

const EURO_RATE = {
  table: 'A',
  currency: 'euro',
  code: 'EUR',
  rates: [{ no: '001/A/NBP/2026', effectiveDate: '2026-01-02', mid: 4.25 }],
};

const rateService = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(EURO_RATE));
});
await new Promise((listening) => rateService.listen(0, '127.0.0.1', () => listening(undefined)));
const address = rateService.address();
if (address === null || typeof address === 'string') throw new Error('The rate service has no port');

rmSync(DATA_FOLDER, { recursive: true, force: true });
const demo = demoFolder();
if (existsSync(demo)) cpSync(demo, DATA_FOLDER, { recursive: true });
process.env.DATA_DIR = DATA_FOLDER;
process.env.EXCHANGE_RATE_URL = `http://127.0.0.1:${address.port}`;

// Installs and builds if needed, then serves from this process.
await import('../scripts/start.mjs');
