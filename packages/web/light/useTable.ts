import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { useCallback, useEffect, useState } from 'react';
import { readTable } from '../data/photometry.ts';

interface Reading {
  path: string;
  table: PhotometricTable | null;
}

/** How a luminaire shines, by the path of its photometric file. */
export function useTable(path: string): {
  table: PhotometricTable | null;
  hasFailed: boolean;
  retry(): void;
} {
  const [reading, setReading] = useState<Reading | null>(null);
  const read = useCallback(() => {
    let isCurrent = true;
    const settle = (table: PhotometricTable | null) => {
      if (isCurrent) setReading({ path, table });
    };
    setReading(null);
    readTable(path).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  useEffect(() => read(), [read]);
  const isRead = reading?.path === path;
  return {
    table: isRead ? reading.table : null,
    hasFailed: isRead && reading.table === null,
    retry: () => void read(),
  };
}
