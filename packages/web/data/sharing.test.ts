import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHED_AT } from './request.ts';
import { fetchProject, reopenProject } from './sharing.ts';

const WAY = { link: 'A'.repeat(22) };
const PROJECT = {
  id: 'p1',
  version: 4,
  at: '2026-01-02T10:00:00.000Z',
  by: 'Ola',
  right: 'work',
  isMicro: false,
  plan: storedPlan(EMPTY_PLAN),
  until: '2026-04-02T10:00:00.000Z',
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

describe('a known shared project while the service is down', () => {
  beforeEach(() => {
    const headers = { [CACHED_AT]: '2026-01-02T10:00:00.000Z' };
    fetched.mockImplementation(async () => Response.json(PROJECT, { headers }));
  });

  it('opens as it was last stored', async () => {
    expect(await reopenProject(WAY)).toMatchObject({ version: 4 });
  });

  it('is requested again for changes of others', async () => {
    expect(await fetchProject(WAY)).toBe('failed');
    fetched.mockImplementation(async () => Response.json({ ...PROJECT, version: 5 }));
    expect(await fetchProject(WAY)).toMatchObject({ version: 5 });
  });
});
