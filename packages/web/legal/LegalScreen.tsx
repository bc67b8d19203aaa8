import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { PATHS } from '../paths.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [PATHS.privacy]: PrivacyPage,
  [PATHS.terms]: TermsPage,
  [PATHS.accessibility]: AccessibilityPage,
};

/** Unknown addresses lead to the first screen. */
export default function LegalScreen({ path }: { path: string }) {
  const Page = PAGES[path];
  return Page ? <Page /> : <Redirect to={PATHS.home} replace />;
}
