import type { Ms } from '@lumitor/domain/units';

const TIMEOUT: Ms = 2_000;
const CACHE_TIME: Ms = 1_000;

export type Check = () => Promise<string>;

/** Public: at most a code, never an address or a name. */
function reasonOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? `failed (${code})` : 'failed';
}

const LATE = `no answer within ${TIMEOUT / 1000} s`;

async function checkOnce(send: () => Promise<unknown>, onFailure: (error: unknown) => void): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(LATE)), TIMEOUT);
  });
  try {
    await Promise.race([send(), late]);
    return 'ok';
  } catch (error) {
    onFailure(error);
    return error instanceof Error && error.message === LATE ? LATE : reasonOf(error);
  } finally {
    clearTimeout(timer);
  }
}

export function createCheck(send: () => Promise<unknown>, onFailure: (error: unknown) => void): Check {
  let latest: { until: number; answer: Promise<string> } | null = null;
  let isFailing = false;
  return () => {
    if (latest && performance.now() < latest.until) return latest.answer;
    const answer = checkOnce(send, (error) => {
      if (!isFailing) onFailure(error);
    }).then((reported) => {
      isFailing = reported !== 'ok';
      current.until = performance.now() + CACHE_TIME;
      return reported;
    });
    const current = { until: Number.POSITIVE_INFINITY, answer };
    latest = current;
    return answer;
  };
}
