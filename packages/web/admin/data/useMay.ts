import { type Area, mayRead, mayWrite } from '@lumitor/domain/people/roles';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { areaOfPage } from './resources.ts';

const useRole = () => useStore(sessionStore, (state) => state.role);

/** What the role of whoever is signed in allows in an area; the service holds everybody to it. */
export function useMay(area: Area): { read: boolean; write: boolean } {
  const role = useRole();
  return { read: mayRead(role, area), write: mayWrite(role, area) };
}

/** Tells which pages under /admin the role opens. */
export function useMayOpen(): (page: string) => boolean {
  const role = useRole();
  return (page) => {
    const area = areaOfPage(page);
    return area === null || mayRead(role, area);
  };
}
