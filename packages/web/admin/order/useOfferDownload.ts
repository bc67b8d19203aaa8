import { offerNumber } from '@lumitor/domain/order/offer';
import type { Ms } from '@lumitor/domain/units';
import { type MouseEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../../parts/file.ts';
import { adminRequest } from '../data/changes.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { type OrderAtWork, offerPdfPath } from './useOrder.ts';

/** Large plans take long, and may wait for others. */
const TIMEOUT: Ms = 120_000;

/** The page fetches the PDF: a browser download would fail silently. */
export function useOfferDownload({ page, work }: Pick<OrderAtWork, 'page' | 'work'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isFetching, setFetching] = useState(false);
  const nameOf = (position: number) =>
    translate('order.offerFile', { number: offerNumber(work.number, position).replaceAll('/', '-') });
  const fetchPdf = async (position: number) => {
    setFetching(true);
    try {
      const pdf = await adminRequest(offerPdfPath(page.id, position), { isFile: true, timeout: TIMEOUT });
      saveFile(pdf as Blob, nameOf(position));
    } catch (error) {
      notify(failureWords(error, translate), { type: 'error' });
    } finally {
      setFetching(false);
    }
  };
  const linkTo = (position: number) => ({
    href: offerPdfPath(page.id, position),
    download: nameOf(position),
    'aria-busy': isFetching,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (!isFetching) void fetchPdf(position);
    },
  });
  return { nameOf, linkTo };
}
