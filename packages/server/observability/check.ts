/** Milliseconds. */
const TIMEOUT = 2_000;
const KEPT = 1_000;

/** Checks whether a dependency is usable: `ok`, or the reason. */
export type Check = () => Promise<string>;

/** Public: at most a code, never an address or a name. */
function reasonOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? `failed (${code})` : 'failed';
}

const LATE = `no answer within ${TIMEOUT / 1000} s`;

async function askOnce(ask: () => Promise<unknown>, onFailure: (error: unknown) => void): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(LATE)), TIMEOUT);
  });
  try {
    await Promise.race([ask(), late]);
    return 'ok';
  } catch (error) {
    onFailure(error);
    return error instanceof Error && error.message === LATE ? LATE : reasonOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A check with a timeout that runs at most once a second.
 * @param ask rejects if the dependency is unusable
 * @param onFailure called for the first failure after a success
 */
export function createCheck(ask: () => Promise<unknown>, onFailure: (error: unknown) => void): Check {
  let latest: { until: number; answer: Promise<string> } | null = null;
  let isFailing = false;
  return () => {
    if (latest && performance.now() < latest.until) return latest.answer;
    const answer = askOnce(ask, (error) => {
      if (!isFailing) onFailure(error);
    }).then((said) => {
      isFailing = said !== 'ok';
      current.until = performance.now() + KEPT;
      return said;
    });
    const current = { until: Number.POSITIVE_INFINITY, answer };
    latest = current;
    return answer;
  };
}
