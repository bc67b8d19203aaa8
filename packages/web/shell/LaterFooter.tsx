import { type ComponentType, lazy, Suspense } from 'react';

/** Below what is seen first: it comes after that, and where it can't be loaded the screen goes on without it. */
const Footer = lazy<ComponentType>(() => import('./Footer.tsx').catch(() => ({ default: () => null })));

export const LaterFooter = () => (
  <Suspense>
    <Footer />
  </Suspense>
);
