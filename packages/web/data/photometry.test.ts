import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchTable } from './photometry.ts';

const TABLE = { symmetry: 'rotational', c: [0], gamma: [0, 90], candela: [[1000, 0]], turn: 0 };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

it('requests a table once, in addition to its file', async () => {
  fetched.mockImplementation(async () => Response.json(TABLE));
  const [one, other] = await Promise.all([
    fetchTable('/files/photometry/once.ldt'),
    fetchTable('/files/photometry/once.ldt'),
  ]);
  expect(one).toEqual(TABLE);
  expect(other).toBe(one);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/files/photometry/once.ldt.json']);
});

it('rejects an invalid table, and requests it again', async () => {
  fetched.mockImplementationOnce(async () => Response.json({ ...TABLE, candela: [[1]] }));
  fetched.mockImplementationOnce(async () => Response.json({}, { status: 404 }));
  fetched.mockImplementationOnce(async () => Response.json(TABLE));
  await expect(fetchTable('/files/photometry/again.ies')).rejects.toThrow(
    'Must have an intensity for each plane and angle',
  );
  await expect(fetchTable('/files/photometry/again.ies')).rejects.toThrow('again.ies.json: 404');
  expect(await fetchTable('/files/photometry/again.ies')).toEqual(TABLE);
});
