import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { PATHS } from '../../app/paths.ts';

/** A path that is no page leads home, here as everywhere. */
export function UnknownPage() {
  useEffect(() => navigate(PATHS.home, { replace: true }), []);
  return null;
}
