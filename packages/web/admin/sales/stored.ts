import { type RaRecord, useEditContext } from 'react-admin';

/** How an edit page reads its document: when it opens, and not again while it is filled in. */
export const READ_ON_OPENING = { refetchOnMount: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * The document of an edit page; undefined until it was read. What a list or a form knew of it may be older, and a form
 * that began with that would lose what was typed once the answer came.
 */
export function useStored<Stored extends RaRecord>(): Stored | undefined {
  const { record, isFetching } = useEditContext<Stored>();
  return isFetching ? undefined : record;
}
