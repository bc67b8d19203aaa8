import { MAILS, type MailKind } from '@lumitor/domain/mails/mails';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { adminRequest } from '../data/changes.ts';
import { useMay } from '../data/useMay.ts';

export const PREVIEW_CHOICES = ['samples', 'latest', 'chosen'] as const;
type PreviewChoice = (typeof PREVIEW_CHOICES)[number];

interface Answer {
  order: { id: string; number: string } | null;
  values: Readonly<Record<string, string>>;
}

const valuesQuery = (kind: MailKind, language: string, order: string) => ({
  queryKey: ['mailValues', kind, language, order],
  queryFn: async () =>
    (await adminRequest(`/api/mails/${kind}/values?${new URLSearchParams({ language, order })}`)) as Answer,
  retry: false,
});

/** Values of the preview: samples, the latest order, or the order with a number. */
export function usePreviewData(kind: MailKind, language: string) {
  const isChoosable = useMay('sales').read && MAILS[kind].isAboutOrder;
  const [choice, setChoice] = useState<PreviewChoice>('samples');
  const [number, setNumber] = useState('');
  const order = choice === 'latest' ? 'latest' : choice === 'chosen' ? number : '';
  const samples = useQuery(valuesQuery(kind, language, ''));
  const ofOrder = useQuery({
    ...valuesQuery(kind, language, order),
    enabled: order !== '',
    placeholderData: keepPreviousData,
  });
  const isMissing = ofOrder.error instanceof HttpError && ofOrder.error.status === 404;
  const error = samples.error ?? (isMissing ? null : ofOrder.error);
  const shown = order === '' ? undefined : ofOrder.data;
  return {
    choice,
    setChoice,
    number,
    setNumber,
    isChoosable,
    /** Order of the test mail, as in the preview. */
    order: isMissing ? '' : order,
    shownOrder: shown?.order ?? null,
    values: (shown ?? samples.data)?.values,
    isMissing,
    isWithoutOrders: choice === 'latest' && shown !== undefined && shown.order === null,
    error,
    retry: () => void (samples.error ? samples : ofOrder).refetch(),
  };
}

export type PreviewData = ReturnType<typeof usePreviewData>;
