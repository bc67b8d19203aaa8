import { type AccessArea, mayRead, mayWrite } from '@lumitor/domain/people/roles';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { areaOfPage } from './resources.ts';

const useRole = () => useStore(sessionStore, (state) => state.role);

/** The service enforces permissions too. */
export function useMay(area: AccessArea): { read: boolean; write: boolean } {
  const role = useRole();
  return { read: mayRead(role, area), write: mayWrite(role, area) };
}

export function useMayOpen(): (page: string) => boolean {
  const role = useRole();
  return (page) => {
    const area = areaOfPage(page);
    return area === null || mayRead(role, area);
  };
}
