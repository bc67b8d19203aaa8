import { useCallback, useEffect, useState } from 'react';
import { listProjects, type ProjectList } from '../visitor/projects.ts';

/** The projects as they are kept, read again after each act, and when the visitor comes back to the page. */
export function useProjects() {
  const [list, setList] = useState<ProjectList | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(async () => setList(await listProjects()), []);
  useEffect(() => {
    void read();
    const readAgain = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [read]);
  /** Does something to projects and shows them as they are then. @returns whether it was done */
  const act = useCallback(
    async (does: () => Promise<unknown>): Promise<boolean> => {
      setFailed(false);
      try {
        await does();
        return true;
      } catch (fault) {
        console.error(fault);
        setFailed(true);
        return false;
      } finally {
        await read();
      }
    },
    [read],
  );
  return { list, act, hasFailed };
}
