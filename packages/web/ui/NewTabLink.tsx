import type { ComponentProps } from 'react';
import { useRouter, useSearch } from 'wouter';

/** Leads to another page of the product in a new tab, beside the work: the router's own link stays in this one. */
export function NewTabLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  // What the router adds to an address follows the one of this page.
  useSearch();
  return <a {...rest} href={router.hrefs(href, router)} target="_blank" rel="noopener" />;
}
