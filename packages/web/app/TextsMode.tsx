import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand/react';
import { refreshSession, sessionStore } from '../data/session.ts';

const TextsInPlace = lazy(() => import('../admin/TextsInPlace.tsx'));

export default function TextsMode() {
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signedIn' || status === 'ended');
  useEffect(() => {
    void refreshSession();
  }, []);
  return (
    isSignedIn && (
      <Suspense>
        <TextsInPlace />
      </Suspense>
    )
  );
}
