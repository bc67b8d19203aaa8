import type { ReactNode } from 'react';
import { EditBase, type EditBaseProps, useEditContext } from 'react-admin';

const WhenRead = ({ children }: { children: ReactNode }): ReactNode =>
  useEditContext().isFetching ? null : children;

type EditStoredProps = Pick<EditBaseProps, 'children' | 'redirect' | 'mutationOptions'>;

/**
 * An edit page of the document as it is stored when the page opens. What a list or a form knew of it may be older: a
 * form that began with that would lose what was typed once the answer came. It is not read again while it is filled in.
 */
export function EditStored({ children, ...props }: EditStoredProps) {
  return (
    <EditBase
      mutationMode="pessimistic"
      queryOptions={{ refetchOnMount: 'always', staleTime: Number.POSITIVE_INFINITY }}
      {...props}
    >
      <WhenRead>{children}</WhenRead>
    </EditBase>
  );
}
