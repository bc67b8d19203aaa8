import type { Ms } from '@lumitor/domain/units';
import { useEffect, useRef, useState } from 'react';
import { useRecovered } from '../data/useRecovered.ts';
import type { Making } from './fileMessages.ts';

const LONG: Ms = 1_000;

type State =
  | { step: 'ready' | 'cancelled' | 'failed' }
  | { step: 'working'; name: string; share: number | null; isLong: boolean };

export interface FileMaking {
  state: State;
  /** Ignored while a file is being made. */
  make: (name: string, run: (making: Required<Making>) => Promise<void>) => Promise<void>;
  cancel: () => void;
}

export function useMaking(): FileMaking {
  const [state, setState] = useState<State>({ step: 'ready' });
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);
  useRecovered(state.step === 'failed', () =>
    setState((now) => (now.step === 'failed' ? { step: 'ready' } : now)),
  );

  const make: FileMaking['make'] = async (name, run) => {
    if (state.step === 'working') return;
    const started = new AbortController();
    const { signal } = started;
    working.current = started;
    setState({ step: 'working', name, share: null, isLong: false });
    const change = (by: { share: number } | { isLong: true }) =>
      setState((now) => (now.step === 'working' && !signal.aborted ? { ...now, ...by } : now));
    const timer = setTimeout(() => change({ isLong: true }), LONG);
    try {
      await run({ signal, onProgress: (share) => change({ share }) });
      setState({ step: signal.aborted ? 'cancelled' : 'ready' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      setState({ step: signal.aborted ? 'cancelled' : 'failed' });
    } finally {
      clearTimeout(timer);
    }
  };
  return { state, make, cancel: () => working.current?.abort() };
}
