import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { momentIn } from '../elements/dates.ts';
import { PlacedAlert } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { lastChangeOf } from './history.ts';

interface LaterChangeProps {
  collection: CollectionName;
  id: string;
  version: number;
}

function useLaterChange({ collection, id, version }: LaterChangeProps) {
  const { data } = useQuery({
    queryKey: ['changes', 'last', collection, id],
    queryFn: async () => (await lastChangeOf(collection, id)) ?? null,
    retry: false,
  });
  return data && (data.version > version || data.kind === 'remove') ? data : null;
}

export function LaterChange(props: LaterChangeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const change = useLaterChange(props);
  if (!change) return null;
  const { by, at, kind } = change;
  return translate(kind === 'remove' ? 'changes.laterRemoval' : 'changes.laterChange', {
    by,
    at: momentIn(at, locale),
  });
}

interface LaterChangeNoticeProps extends LaterChangeProps {
  /** Offered only without unsaved input. */
  onReload(): void;
}

export function LaterChangeNotice({ onReload, ...props }: LaterChangeNoticeProps) {
  const translate = useTranslate();
  const change = useLaterChange(props);
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  // The latest change may be this form's own.
  if (!change || isSubmitting || isSubmitSuccessful) return null;
  return (
    <PlacedAlert
      severity="warning"
      role="status"
      mb={2}
      action={
        !isDirty &&
        change.kind !== 'remove' && (
          <Button color="inherit" size="small" onClick={onReload}>
            {translate('changes.loadLater')}
          </Button>
        )
      }
    >
      <LaterChange {...props} />
    </PlacedAlert>
  );
}
