import { failedRead } from './messages.ts';
import { NO_REFLINK, reflinkStore } from './reflinkStore.ts';
import { RETRY_FOR, request } from './request.ts';
import { reportVisit } from './visit.ts';

const STORAGE_KEY = 'reflink';

/** Null if the link is inactive or invalid. */
function activeLink(body: unknown): { name: string } | null {
  const { active, name } = (body ?? {}) as { active?: unknown; name?: unknown };
  return active === true && typeof name === 'string' ? { name } : null;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

export async function openReflink(fromAddress: string | null): Promise<void> {
  const id = fromAddress || inStorage((storage) => storage.getItem(STORAGE_KEY));
  if (!id) return reportVisit();
  inStorage((storage) => storage.setItem(STORAGE_KEY, id));
  reflinkStore.setState({ status: 'loading', id, name: '' });
  const answer = await request(`/api/documents/reflinks/${encodeURIComponent(id)}`, {
    retryFor: RETRY_FOR.waiting,
  });
  const link = answer.ok ? activeLink(answer.body) : null;
  if (link) reflinkStore.setState({ status: 'valid', name: link.name });
  else if (answer.ok || (answer.status >= 400 && answer.status < 500))
    reflinkStore.setState({ status: 'refused', id: null });
  else reflinkStore.setState({ status: 'unchecked' });
  if (!answer.ok) console.error(failedRead(answer.status));
}

export function continueWithoutReflink(): void {
  inStorage((storage) => storage.removeItem(STORAGE_KEY));
  reflinkStore.setState(NO_REFLINK);
}
