import type { Fix } from '@lumitor/domain/check/fixes';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useEffect } from 'react';
import { checkStore } from './check.ts';
import { configuratorStore } from './configuratorStore.ts';
import { edit } from './editing.ts';

/** Applied only to the tested plan (D57). @returns whether applied */
export function takeFix(fix: Fix): boolean {
  const { of, fixes } = checkStore.getState();
  const isKnown = Object.values(fixes).some((found) => found.includes(fix));
  return (
    isKnown &&
    of?.plan === currentPlan(configuratorStore.getState().history) &&
    edit(fix.edit, undefined, true)
  );
}

export function useFixesOf(keys: readonly string[]): void {
  const joined = keys.join('\n');
  useEffect(() => {
    const own = joined === '' ? [] : joined.split('\n');
    checkStore.setState(({ shown }) => ({ shown: [...shown, ...own] }));
    return () =>
      checkStore.setState(({ shown }) => {
        const left = [...shown];
        for (const key of own) left.splice(left.indexOf(key), 1);
        return { shown: left };
      });
  }, [joined]);
}
