import type { Sharing } from '@lumitor/domain/sharing/protocol';
import { linkToken, type OpenedProject, openedHeadSchema } from '@lumitor/domain/sharing/sharedProject';
import * as v from 'valibot';

const KEY = 'lumitor.shared.';

const version = v.object({ version: v.number(), plan: v.string() });
const change = v.object({
  id: v.string(),
  base: v.number(),
  plan: v.string(),
  keepsBase: v.optional(v.boolean()),
});

const syncSchema = v.object({
  own: linkToken,
  seen: version,
  sent: v.nullable(change),
  keepsBase: v.boolean(),
  rejected: v.array(v.object({ id: v.string(), plan: v.string() })),
  opened: v.nullable(openedHeadSchema),
});
type StoredSync = v.InferOutput<typeof syncSchema>;

/** Exchange state of a shared project, stored at every step; a reload resumes there. */
export interface ShareSync extends Omit<StoredSync, 'own'> {
  rejected: Sharing['rejected'] & StoredSync['rejected'];
}

/** Null: nothing was exchanged under this share yet. */
export function readSync(project: string, own: string): ShareSync | null {
  try {
    const read = v.safeParse(syncSchema, JSON.parse(localStorage.getItem(KEY + project) ?? 'null'));
    return read.success && read.output.own === own ? read.output : null;
  } catch {
    return null;
  }
}

/** A failed write loses no plan: the next start reads from the service first. */
export function writeSync(project: string, own: string, side: Sharing, opened: OpenedProject | null): void {
  const { seen, sent, keepsBase, rejected } = side;
  const { plan: _, ...head } = opened ?? { plan: null };
  const sync = { own, seen, sent, keepsBase, rejected, opened: opened && head };
  try {
    localStorage.setItem(KEY + project, JSON.stringify(sync));
  } catch {}
}

export function removeSync(project: string): void {
  try {
    localStorage.removeItem(KEY + project);
  } catch {}
}
