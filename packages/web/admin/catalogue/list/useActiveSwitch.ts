import { collectionOf } from '@lumitor/domain/documents/collections';
import { useCallback, useState } from 'react';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { useRuleGuard } from '../rules/useRuleGuard.tsx';

/** Switches articles on and off right in the list; what is switched shows at once. */
export function useActiveSwitch(resource: CatalogueResource) {
  const { attempt } = useBatch();
  const { guard, warning } = useRuleGuard(resource);
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const write = useCallback(
    async ({ id }: Document, active: boolean) => {
      setPending((others) => new Map(others).set(id, active));
      const collection = collectionOf(resource.collection, resource.line);
      await attempt(
        { kind: active ? 'activate' : 'deactivate', name: '' },
        [{ kind: 'update', collection, id, fields: { active } }],
        null,
      );
      setPending((others) => new Map([...others].filter(([other]) => other !== id)));
    },
    [attempt, resource],
  );
  const switchActive = useCallback(
    (article: Document, active: boolean) => {
      if (active) void write(article, active);
      else void guard([article], 'deactivateAnyway', () => void write(article, active));
    },
    [guard, write],
  );
  return { pending, switchActive, warning };
}
