import { useEffect, useState } from 'react';
import { readTicks, ticksKey, writeTicks } from './ticks.ts';

/** By key whether it was ticked or the tick was taken away. */
type Changes = ReadonlyMap<string, boolean>;
const NONE: Changes = new Map();

function withChanges(ticked: ReadonlySet<string>, changes: Changes): ReadonlySet<string> {
  const after = new Set(ticked);
  for (const [key, isDone] of changes)
    if (isDone) after.add(key);
    else after.delete(key);
  return after;
}

export interface Ticks {
  done: ReadonlySet<string>;
  tick: (key: string, isDone: boolean) => void;
  fault: 'unkept' | 'damaged' | null;
}

/**
 * What is ticked on an order's mounting list, kept by this browser and the same in all its tabs. What could not be kept
 * stays as long as the page does, and goes along with the next write.
 */
export function useTicks(id: string): Ticks {
  const [{ ticked, isDamaged }, setRead] = useState(() => readTicks(id));
  const [unkept, setUnkept] = useState(NONE);
  const known = ticked ?? new Set<string>();

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const read = readTicks(id);
      // What another tab cleared or broke takes nothing from the screen.
      if (key === ticksKey(id) && read.ticked) setRead(read);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [id]);

  const tick = (key: string, isDone: boolean) => {
    const changes = new Map(unkept).set(key, isDone);
    // Another tab may have ticked what this one has not been told of yet.
    const after = withChanges(readTicks(id).ticked ?? known, changes);
    if (!writeTicks(id, after)) return setUnkept(changes);
    setUnkept(NONE);
    setRead({ ticked: after, isDamaged: false });
  };

  const fault = unkept.size > 0 ? 'unkept' : isDamaged ? 'damaged' : null;
  return { done: withChanges(known, unkept), tick, fault };
}
