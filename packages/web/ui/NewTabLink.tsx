import type { ComponentProps } from 'react';
import { useRouter, useSearch } from 'wouter';

/** Link to a page of the product in a new tab; the router's own link stays in this one. */
export function NewTabLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  // Rerenders on address changes, because the router adds parts of the address to the link.
  useSearch();
  return <a {...rest} href={router.hrefs(href, router)} target="_blank" rel="noopener" />;
}
