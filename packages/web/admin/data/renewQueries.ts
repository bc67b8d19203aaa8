import type { QueryClient } from '@tanstack/react-query';

/**
 * Loads again what the open pages show. What is open for editing stays as it was read, or a conflict could not be
 * seen.
 */
export const renewQueries = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
