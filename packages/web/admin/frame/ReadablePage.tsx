import { mayRead, mayWrite } from '@lumitor/domain/people/roles';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { areaOfPage } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** A page as far as the role goes: says so where it ends. @param name of the page, its path under /admin */
export function ReadablePage({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  const role = useStore(sessionStore, (state) => state.role);
  const area = areaOfPage(name);
  if (area === null || mayWrite(role, area)) return children;
  if (mayRead(role, area))
    return (
      <>
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('frame.readOnly')}
        </Alert>
        {children}
      </>
    );
  return (
    <>
      <Title title={translate(`resources.${name}.name`)} />
      <Alert severity="info" sx={{ mt: 2, maxWidth: 720 }}>
        {translate('frame.closed', { role: translate(`people.roles.${role}`) })}
      </Alert>
    </>
  );
}
