import { collectionOf } from '@lumitor/domain/documents/collections';
import { useCallback, useState } from 'react';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { useRuleGuard } from '../rules/useRuleGuard.tsx';

/** Switches articles on and off right in the list; what is switched shows at once. */
export function useActiveSwitch(resource: CatalogueResource) {
  const { attempt } = useBatch();
  const { guard, warning } = useRuleGuard(resource);
  const { maySell, question } = useSaleGuard();
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
    async (article: Document, active: boolean) => {
      if (active) {
        const isWanted = await maySell(resource, [{ before: article, after: { ...article, active } }]);
        if (isWanted) await write(article, active);
      } else void guard([article], 'deactivateAnyway', () => void write(article, active));
    },
    [guard, maySell, write, resource],
  );
  return { pending, switchActive, warning: warning || question };
}
