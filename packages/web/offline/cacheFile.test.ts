import { expect, it, vi } from 'vitest';
import { cacheFile } from './cacheFile.ts';

const PAUSES = [0, 0, 0];
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));

it('repeats a lost request until the file is stored', async () => {
  const makeRoom = vi.fn();
  const add = vi
    .fn(async () => {})
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  await cacheFile({ add }, '/assets/view.js', makeRoom, PAUSES);
  expect(add).toHaveBeenCalledTimes(3);
  expect(makeRoom).not.toHaveBeenCalled();
});

it('gives up on a file whose every request is lost', async () => {
  const add = vi.fn(lost);
  await expect(cacheFile({ add }, '/assets/view.js', vi.fn(), PAUSES)).rejects.toThrow('Failed to fetch');
  expect(add).toHaveBeenCalledTimes(4);
});

it('frees full storage once, and reports storage that stays full without pauses', async () => {
  const makeRoom = vi.fn(async () => {});
  const add = vi.fn(async () => {}).mockImplementationOnce(full);
  await cacheFile({ add }, '/assets/view.js', makeRoom, PAUSES);
  expect(makeRoom).toHaveBeenCalledOnce();

  const again = vi.fn(full);
  await expect(cacheFile({ add: again }, '/assets/view.js', makeRoom, PAUSES)).rejects.toThrow('No room');
  expect(again).toHaveBeenCalledTimes(2);
});
