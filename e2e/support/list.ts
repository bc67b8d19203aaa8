import type { Page } from '@playwright/test';

/** Documents of other tests change, hence the filter. */
export const openNarrowed = (page: Page, path: string, filter: object) =>
  page.goto(`/admin/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
