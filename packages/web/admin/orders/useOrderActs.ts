import type { OrderAct } from '@lumitor/domain/order/orderWork';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { askForChange } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** What is done about orders, without what names it and them. */
export type Done = OrderAct extends infer Act
  ? Act extends OrderAct
    ? Omit<Act, 'key' | 'ids'>
    : never
  : never;

/** Does acts about orders one after the other; a notice says why one failed. */
export function useOrderActs() {
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewal();
  const [isWorking, setWorking] = useState(false);
  const act = async (ids: readonly string[], ...acts: readonly Done[]): Promise<boolean> => {
    setWorking(true);
    try {
      for (const done of acts)
        await askForChange('/api/orders/work', { ...done, key: crypto.randomUUID(), ids });
      return true;
    } catch (error) {
      notify(failureWords(error, translate), { type: 'error' });
      return false;
    } finally {
      void renew(['reflinksdownload']);
      setWorking(false);
    }
  };
  return { isWorking, act };
}
