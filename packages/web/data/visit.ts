import { canonicalPath, WORK_PATH } from '../paths.ts';
import { request } from './request.ts';

const STORAGE_KEY = 'lumitor.visit';

type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

function inStorage<Result>(use: (storage: VisitStorage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

const isConfigurator = (path: string): boolean =>
  WORK_PATH.test(canonicalPath(path).replace(/^\/osadzony(?=\/|$)/, '') || '/');

/**
 * Reports a visit of the configurator, once a day (D36a). The browser stores the day alone; one that stores
 * nothing reports each opening.
 */
export async function reportVisit(path = location.pathname): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (!isConfigurator(path) || inStorage((storage) => storage.getItem(STORAGE_KEY)) === today) return;
  const { ok } = await request('/api/visits', { method: 'POST' });
  if (ok) inStorage((storage) => storage.setItem(STORAGE_KEY, today));
}
