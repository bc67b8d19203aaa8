import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

const STORAGE_KEY = 'reflink';

export interface ReflinkState {
  /**
   * `none`: the visitor came without a partner. `refused`: unknown or inactive. `unchecked`: the service did not
   * answer; the order carries the id all the same, and the service checks it there.
   */
  status: 'none' | 'loading' | 'valid' | 'refused' | 'unchecked';
  /** Ties an order to the partner; null where there is none. */
  id: string | null;
  name: string;
}

const NONE: ReflinkState = { status: 'none', id: null, name: '' };

export const reflinkStore = createStore<ReflinkState>(() => NONE);

const reflinkSchema = v.object({ active: v.boolean(), name: v.string() });

/** Session storage can be forbidden: then the link holds for this page only. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Takes up the partner's link of the address, or the one of this visit. */
export async function openReflink(fromAddress: string | null): Promise<void> {
  const id = fromAddress || inStorage((storage) => storage.getItem(STORAGE_KEY));
  if (!id) return;
  inStorage((storage) => storage.setItem(STORAGE_KEY, id));
  reflinkStore.setState({ status: 'loading', id, name: '' });
  const answer = await request(`/api/documents/reflinks/${encodeURIComponent(id)}`, {
    retryFor: RETRY_FOR.waiting,
  });
  const reflink = answer.ok ? v.safeParse(reflinkSchema, answer.body) : null;
  if (reflink?.success && reflink.output.active)
    reflinkStore.setState({ status: 'valid', name: reflink.output.name });
  else if (answer.ok || (answer.status >= 400 && answer.status < 500))
    reflinkStore.setState({ status: 'refused', id: null });
  else reflinkStore.setState({ status: 'unchecked' });
  if (!answer.ok) console.error(answer.status === 404 ? MESSAGES.documentMissing : MESSAGES.fetchFailed);
}

export function continueWithoutReflink(): void {
  inStorage((storage) => storage.removeItem(STORAGE_KEY));
  reflinkStore.setState(NONE);
}
