import type { Sharing } from '@lumitor/domain/sharing/protocol';
import { linkToken, type OpenedProject, openedHeadSchema } from '@lumitor/domain/sharing/sharedProject';
import * as v from 'valibot';

/** Prefix of the key, before the project's id. */
const KEY = 'lumitor.shared.';

const version = v.object({ version: v.number(), plan: v.string() });
const change = v.object({
  id: v.string(),
  base: v.number(),
  plan: v.string(),
  keepsBase: v.optional(v.boolean()),
});

const syncSchema = v.object({
  /** Owner's token of the share that this record belongs to. */
  own: linkToken,
  seen: version,
  sent: v.nullable(change),
  keepsBase: v.boolean(),
  rejected: v.array(v.object({ id: v.string(), plan: v.string() })),
  /** Project in the service's last answer; null before the first one. */
  opened: v.nullable(openedHeadSchema),
});
type StoredSync = v.InferOutput<typeof syncSchema>;

/** Exchange state of a shared project, stored at every step, so that a reload, another tab or a crash resumes there. */
export interface ShareSync extends Omit<StoredSync, 'own'> {
  rejected: Sharing['rejected'] & StoredSync['rejected'];
}

/** Null: nothing was exchanged under this share yet, as in shares of earlier versions. */
export function readSync(project: string, own: string): ShareSync | null {
  try {
    const read = v.safeParse(syncSchema, JSON.parse(localStorage.getItem(KEY + project) ?? 'null'));
    return read.success && read.output.own === own ? read.output : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage loses nothing of the plan: the next start reads from the service first. */
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
