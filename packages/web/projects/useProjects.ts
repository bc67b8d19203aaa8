import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { useSettings } from '../data/settings.ts';
import type { ProjectSummary, ProjectTotal } from '../visitor/projectSummary.ts';
import { listProjects, type ProjectList } from '../visitor/projects.ts';

const priced = (one: ProjectSummary, totals: ReadonlyMap<string, ProjectTotal>): ProjectSummary => ({
  ...one,
  total: one.total ?? totals.get(one.id) ?? null,
});

type SetList = Dispatch<SetStateAction<ProjectList | null>>;

/** Prices what could not be priced when it was kept, once the shop's prices are there. */
function usePricing(list: ProjectList | null, setList: SetList): void {
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
      setList((now) => now && { ...now, projects: now.projects.map((one) => priced(one, totals)) });
    };
    price().catch(console.error);
  }, [list, catalogues, hasPrices, setList]);
}

/** Asks for numbers of orders that are not known here yet, each once for as long as the list is open. */
function useNumbers(list: ProjectList | null, setList: SetList): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const due = (list?.projects ?? []).filter(
      ({ revises, orderNumber }) => revises && !orderNumber && !asked.current.has(revises),
    );
    if (due.length === 0) return;
    for (const { revises } of due) if (revises) asked.current.add(revises);
    const number = async () => {
      const { numberOrders } = await import('../visitor/numberOrders.ts');
      await numberOrders(due, (id, orderNumber) =>
        setList(
          (now) =>
            now && {
              ...now,
              projects: now.projects.map((one) => (one.id === id ? { ...one, orderNumber } : one)),
            },
        ),
      );
    };
    number().catch(console.error);
  }, [list, setList]);
}

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
  usePricing(list, setList);
  useNumbers(list, setList);
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
