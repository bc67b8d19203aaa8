import { failedRead } from './messages.ts';

export async function readBlob(path: string): Promise<Blob> {
  const response = await fetch(path).catch(() => null);
  const blob = response?.ok ? await response.blob().catch(() => null) : null;
  if (blob) return blob;
  console.error(failedRead(response?.status ?? 0));
  throw new Error(`${path} could not be had (${response?.status ?? 'no answer'}). Try again.`);
}
