import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';

describe('the metrics of the whole service', () => {
  it('count e-mails once each, snapshots from memory, and refused orders by their code', async () => {
    const { asVisitor, parts } = await freshService();
    for (const email of ['anna@example.com', 'ewa@example.com', 'Anna@example.com'])
      await asVisitor('POST', '/api/documents/emails', { email });
    await parts.snapshots.get('micro');
    for (let count = 0; count < 3; count += 1) await asVisitor('GET', '/api/snapshots/micro');
    expect((await asVisitor('POST', '/api/orders', {})).status).toBe(400);
    const lines = (await parts.metrics.read()).split('\n');
    expect(lines).toContain('lumitor_emails_added_total 2');
    expect(lines).toContain('lumitor_snapshot_hits_total{snapshot="micro"} 3');
    expect(lines).toContain('lumitor_snapshot_misses_total{snapshot="micro"} 0');
    expect(lines).toContain('lumitor_snapshot_rebuilds_total{snapshot="micro"} 1');
    expect(lines).toContain('lumitor_orders_refused_total{code="invalid"} 1');
    expect(lines).toContain('lumitor_orders_saved_total 0');
  });

  it('are hidden from visitors', async () => {
    const { asVisitor, asAdministrator } = await freshService();
    expect((await asVisitor('GET', '/metrics')).status).toBe(403);
    expect((await asAdministrator('GET', '/metrics')).status).toBe(403);
  });
});

describe('the readiness of the whole service', () => {
  it('names the storage if it is unusable', async () => {
    const { asVisitor, dataDir, errors } = await freshService();
    await rm(join(dataDir, 'files'), { recursive: true, force: true });
    await writeFile(join(dataDir, 'files'), 'in the way');
    const response = await asVisitor('GET', '/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ isReady: false, database: 'ok', storage: 'failed' });
    expect(errors).toHaveLength(1);
    expect((await asVisitor('GET', '/readyz?exclude=storage')).status).toBe(200);
  });

  it('names the database if it is unusable', async () => {
    const { asVisitor, database } = await freshService();
    await database.close();
    const response = await asVisitor('GET', '/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ isReady: false, database: 'failed', storage: 'ok' });
    expect((await asVisitor('GET', '/healthz')).status).toBe(200);
  });
});
