import type { OrderAct, UnsentOrder } from '@lumitor/domain/order/orderWork';
import { type ReactNode, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { askForChange } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { WonQuestion } from './WonQuestion.tsx';

/** What is done about orders, without what names it and them. */
export type Done = OrderAct extends infer Act
  ? Act extends { kind: 'status' }
    ? Omit<Act, 'key' | 'ids' | 'isUnsentMeant'>
    : Act extends OrderAct
      ? Omit<Act, 'key' | 'ids'>
      : never
  : never;

interface Asked {
  unsent: readonly UnsentOrder[];
  answer(isMeant: boolean): void;
}

const unsentIn = (error: unknown): UnsentOrder[] | null =>
  error instanceof HttpError && error.body?.code === 'never-sent' ? error.body.unsent : null;

/**
 * Does acts about orders one after the other; a notice says why one failed. What is to be won without an offer that was
 * sent is asked about first: `question` has to be shown for that.
 */
export function useOrderActs() {
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewal();
  const [isWorking, setWorking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async (ids: readonly string[], done: Done) => {
    const act = { ...done, key: crypto.randomUUID(), ids };
    try {
      await askForChange('/api/orders/work', act);
      return true;
    } catch (error) {
      const unsent = unsentIn(error);
      if (!unsent) throw error;
      const isMeant = await new Promise<boolean>((answer) => setAsked({ unsent, answer }));
      setAsked(null);
      if (isMeant) await askForChange('/api/orders/work', { ...act, isUnsentMeant: true });
      return isMeant;
    }
  };
  const act = async (ids: readonly string[], ...acts: readonly Done[]): Promise<boolean> => {
    setWorking(true);
    try {
      for (const done of acts) if (!(await send(ids, done))) return false;
      return true;
    } catch (error) {
      notify(failureWords(error, translate), { type: 'error' });
      return false;
    } finally {
      void renew(['reflinksdownload']);
      setWorking(false);
    }
  };
  const question: ReactNode = asked && <WonQuestion {...asked} />;
  return { isWorking, act, question };
}
