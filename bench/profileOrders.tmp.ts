import { spawn } from 'node:child_process';
import { orderMaker } from './order.ts';
import { CLIENT_HEADER, Visitor } from './visitors.ts';
const child = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir=/tmp/prof/out', 'packages/server/dist/main.js'], { env: { ...process.env, PORT: '4777', DATA_DIR: process.env.D ?? '/tmp/prof/data', LOG_LEVEL: 'error', CLIENT_IP_HEADER: CLIENT_HEADER, EXCHANGE_RATE_URL: 'http://127.0.0.1:1' }, stdio: 'inherit' });
const url = 'http://localhost:4777';
for (;;) { try { if ((await fetch(url + '/readyz')).ok) break; } catch {} await new Promise((r) => setTimeout(r, 100)); }
const make = await orderMaker(url);
let n = 0;
const run = async (ms: number) => { const began = performance.now(); let done = 0; await Promise.all(Array.from({ length: 16 }, async (_, w) => { const v = new Visitor(url, w); while (performance.now() - began < ms) { n++; const a = await v.ask('/api/orders', { method: 'POST', body: make(), headers: { [CLIENT_HEADER]: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` } }); if (a.status !== 201) throw new Error(a.status + ' ' + a.body); done++; } v.leave(); })); return done / (performance.now() - began) * 1000; };
await run(2000);
console.log('orders/s', await run(6000));
child.kill('SIGTERM');
