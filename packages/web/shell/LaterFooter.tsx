import { type ComponentType, lazy, Suspense } from 'react';
import { isEmbedded } from '../app/paths.ts';

/** Below what is seen first: it comes after that, and where it can't be loaded the screen goes on without it. */
const Footer = lazy<ComponentType>(() => import('./Footer.tsx').catch(() => ({ default: () => null })));

/** The page around a frame has a footer of its own. */
export const LaterFooter = () =>
  !isEmbedded() && (
    <Suspense>
      <Footer />
    </Suspense>
  );
