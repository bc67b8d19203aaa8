import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface UseRequest<Value> {
  state: 'loading' | 'ready' | 'failed';
  value: Value | null;
  retry: () => void;
}

interface Answer<Value> extends Pick<UseRequest<Value>, 'value'> {
  question: unknown;
  attempt: number;
  state: 'ready' | 'failed';
}

/** A new question, compared by identity, aborts the previous request. @param request null on a logged failure */
export function useRequest<Value>(
  question: unknown,
  request: (signal: AbortSignal) => Promise<Value | null>,
): UseRequest<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const requestNow = useEffectEvent(request);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (value: Value | null) => {
      if (leaving.signal.aborted) return;
      const state = value === null ? 'failed' : 'ready';
      setAnswer((before) => ({ question, attempt, state, value: value ?? before?.value ?? null }));
    };
    requestNow(leaving.signal).then(settle, (error: unknown) => {
      if (!leaving.signal.aborted) console.error(error);
      settle(null);
    });
    return () => leaving.abort();
  }, [question, attempt]);
  const isAnswered = answer !== null && answer.question === question && answer.attempt === attempt;
  return {
    state: isAnswered ? answer.state : 'loading',
    value: answer?.value ?? null,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
