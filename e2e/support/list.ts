import type { Page } from '@playwright/test';

/** A list filtered in the administration, because documents of other tests change. */
export const openNarrowed = (page: Page, path: string, filter: object) =>
  page.goto(`/admin/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
