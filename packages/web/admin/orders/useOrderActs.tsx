import { offerNumber } from '@lumitor/domain/order/offer';
import type { OrderAct, UnsentOrder } from '@lumitor/domain/order/orderWork';
import { type ReactNode, useState } from 'react';
import { Confirm, HttpError, useNotify } from 'react-admin';
import { requestOnce } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { failureWords } from '../elements/failureWords.ts';
import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface WonQuestionProps {
  unsent: readonly UnsentOrder[];
  answer(isMeant: boolean): void;
}

/** Confirms winning orders without a sent offer. */
function WonQuestion({ unsent, answer }: WonQuestionProps) {
  const translate = useTranslate();
  const offered = unsent.flatMap(({ number, position }) =>
    position === null ? [] : [offerNumber(number, position)],
  );
  const bare = unsent.flatMap(({ number, position }) => (position === null ? [number] : []));
  const words = [
    ...(offered.length > 0 ? [translate('orders.offersUnsent', { numbers: offered.join(', ') })] : []),
    ...(bare.length > 0 ? [translate('orders.withoutOffer', { numbers: bare.join(', ') })] : []),
    translate('orders.wonMeaning'),
  ];
  return (
    <Confirm
      isOpen
      title={translate('orders.wonTitle')}
      content={words.map((text) => (
        <Text key={text} isBreakable mb={1}>
          {text}
        </Text>
      ))}
      confirm={translate('orders.won')}
      cancel={translate('ra.action.cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

export type Done = OrderAct extends infer Act
  ? Act extends { kind: 'status' }
    ? Omit<Act, 'key' | 'ids' | 'isUnsentMeant'>
    : Act extends OrderAct
      ? Omit<Act, 'key' | 'ids'>
      : never
  : never;

const unsentIn = (error: unknown): UnsentOrder[] | null =>
  error instanceof HttpError && error.body?.code === 'never-sent' ? error.body.unsent : null;

/** `question` confirms winning an order without a sent offer. */
export function useOrderActs() {
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewal();
  const [isWorking, setWorking] = useState(false);
  const [openQuestion, setQuestion] = useState<WonQuestionProps | null>(null);
  const send = async (ids: readonly string[], done: Done) => {
    const act = { ...done, ids };
    try {
      await requestOnce('/api/orders/work', act);
      return true;
    } catch (error) {
      const unsent = unsentIn(error);
      if (!unsent) throw error;
      const isMeant = await new Promise<boolean>((answer) => setQuestion({ unsent, answer }));
      setQuestion(null);
      if (isMeant) await requestOnce('/api/orders/work', { ...act, isUnsentMeant: true });
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
  const question: ReactNode = openQuestion && <WonQuestion {...openQuestion} />;
  return { isWorking, act, question };
}
