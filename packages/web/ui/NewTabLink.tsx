import type { ComponentProps } from 'react';
import { useRouter, useSearch } from 'wouter';

export function NewTabLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  // The router adds parts of the address to the link, so address changes rerender.
  useSearch();
  return <a {...rest} href={router.hrefs(href, router)} target="_blank" rel="noopener" />;
}
