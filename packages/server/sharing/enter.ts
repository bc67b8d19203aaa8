import type { SharedRight } from '@lumitor/domain/sharing/sharedProject';
import type { Context } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Opener } from './sharedProjects.ts';

/** @throws Refused without the right */
export type Enter = (c: Context, needed: SharedRight) => Promise<Entered>;

interface Entered extends Opener {
  /** `onChanged` runs within the transaction. */
  onOpened?(): Promise<void>;
  onChanged?(within: DocumentStore, version: number): Promise<void>;
}
