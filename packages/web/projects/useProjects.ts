import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { useSettings } from '../data/settings.ts';
import type { ProjectSummary, ProjectTotal } from '../visitor/projectSummary.ts';
import { listProjects, type StoredProjects } from '../visitor/projects.ts';

const priced = (project: ProjectSummary, totals: ReadonlyMap<string, ProjectTotal>): ProjectSummary => ({
  ...project,
  total: project.total ?? totals.get(project.id) ?? null,
});

type SetList = Dispatch<SetStateAction<StoredProjects | null>>;

function usePricing(list: StoredProjects | null, setList: SetList): void {
  const catalogues = useStore(catalogueStore);
  const hasPrices = useSettings() !== null;
  useEffect(() => {
    const due = (list?.projects ?? []).filter(
      ({ line, total, binned }) => total === null && binned === null && catalogues[line].catalogue,
    );
    if (!hasPrices || due.length === 0) return;
    const price = async () => {
      const { priceProjects } = await import('../visitor/priceProjects.ts');
      const totals = await priceProjects(due);
      if (totals.size === 0) return;
      setList((now) => now && { ...now, projects: now.projects.map((project) => priced(project, totals)) });
    };
    price().catch(console.error);
  }, [list, catalogues, hasPrices, setList]);
}

function useNumbers(list: StoredProjects | null, setList: SetList): void {
  const requested = useRef(new Set<string>());
  useEffect(() => {
    const due = (list?.projects ?? []).filter(
      ({ revises, orderNumber }) => revises && !orderNumber && !requested.current.has(revises),
    );
    if (due.length === 0) return;
    for (const { revises } of due) if (revises) requested.current.add(revises);
    const number = async () => {
      const { numberOrders } = await import('../visitor/numberOrders.ts');
      await numberOrders(due, (id, orderNumber) =>
        setList(
          (now) =>
            now && {
              ...now,
              projects: now.projects.map((project) =>
                project.id === id ? { ...project, orderNumber } : project,
              ),
            },
        ),
      );
    };
    number().catch(console.error);
  }, [list, setList]);
}

export function useProjects() {
  const [list, setList] = useState<StoredProjects | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(async () => setList(await listProjects()), []);
  useEffect(() => {
    void read();
    const readAgain = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [read]);
  usePricing(list, setList);
  useNumbers(list, setList);
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
