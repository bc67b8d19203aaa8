import type { Page } from '@playwright/test';

/** A list of the administration, narrowed from the start: what other tests put into it comes and goes. */
export const openNarrowed = (page: Page, path: string, filter: object) =>
  page.goto(`/admin/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
