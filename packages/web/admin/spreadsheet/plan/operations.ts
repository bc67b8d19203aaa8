import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { Operation } from '../../data/changes.ts';
import type { ImportPlan } from './importPlan.ts';

/** What the data service is asked to do for a plan; refused as a whole where an article has been changed since it was read. */
export const operationsOf = ({ additions, changes }: ImportPlan, collection: CollectionName): Operation[] => [
  ...additions.map(({ fields }): Operation => ({ kind: 'add', collection, fields })),
  ...changes.map(
    ({ id, version, fields }): Operation => ({ kind: 'update', collection, id, version, fields }),
  ),
];
