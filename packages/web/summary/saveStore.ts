import { lineOf, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { createStore } from 'zustand/vanilla';
import { sharedStore } from '../data/shared.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { isSameContent } from './draft.ts';
import { changeKeptSaves, type KeptSaves, NO_SAVES, type SentSave } from './keptSaves.ts';

/** What outlives the summary while the page is open: the visitor may go back to the drawing in between. */
export interface SaveState extends Record<ProductLine, KeptSaves> {
  email: string;
  newsletter: boolean;
  /** The floor plan that the visitor lets go with the order: another one they are asked about again. */
  sentUnderlayId: string | null;
}

export const saveStore = createStore<SaveState>(() => ({
  email: '',
  newsletter: false,
  sentUnderlayId: null,
  standard: NO_SAVES,
  micro: NO_SAVES,
}));

/** The project that is open on a line: saves of another one wait until that is. */
const projectOn = (line: ProductLine): string => configuratorStore.getState().project ?? line;
const projectOf = (sent: SentSave): string => sent.project ?? lineOfSent(sent);

async function change(
  line: ProductLine,
  how: (kept: KeptSaves) => KeptSaves,
  project = projectOn(line),
): Promise<KeptSaves> {
  const kept = await changeKeptSaves(project, how);
  if (project === projectOn(line)) saveStore.setState({ [line]: kept });
  return kept;
}

const lineOfSent = ({ request }: SentSave): ProductLine => lineOf(request.isMicro);
const isSame = (sent: SentSave | null, other: SentSave): boolean =>
  sent?.request.idempotencyKey === other.request.idempotencyKey;

const changeOf = (sent: SentSave, how: (kept: KeptSaves) => KeptSaves) =>
  change(lineOfSent(sent), how, projectOf(sent));

/** The project of a stored save knows its order, also where another one is open meanwhile (D61, D70). */
export async function noteOrderOf(sent: SentSave, id: string): Promise<void> {
  const project = projectOf(sent);
  if (project === projectOn(lineOfSent(sent))) configuratorStore.setState({ revises: id });
  else await import('../visitor/projects.ts').then(({ noteOrder }) => noteOrder(project, id));
}

/** Takes up what the browser has kept, with what was typed and agreed to for a save that was not answered. */
export async function takeUpSaves(line: ProductLine): Promise<KeptSaves> {
  const kept = await change(line, (found) => found);
  if (!kept.sent) return kept;
  const { email = '', newsletter, underlay } = kept.sent.request;
  if (!saveStore.getState().email) saveStore.setState({ email, newsletter });
  if (underlay) saveStore.setState({ sentUnderlayId: underlay.id });
  return kept;
}

/** Whether the page was left in the middle of a save of the line that is open; the summary then goes on with it. */
export async function hasUnansweredSave(): Promise<boolean> {
  const { sent } = await takeUpSaves(lineOf(sharedStore.getState().isMicro));
  return sent !== null && !sent.isTold;
}

/**
 * Keeps the save that the visitor asks for before it is sent. One that was not answered is sent again as it was,
 * even where prices have changed since: it may be stored already. `sent` null: it is stored, by another tab.
 */
export function askToSave(
  content: string,
  request: Omit<OrderRequest, 'idempotencyKey'>,
): Promise<KeptSaves> {
  return change(lineOf(request.isMicro), ({ sent, saved }) => {
    if (saved && isSameContent(saved.content, content) && !request.email) return { sent: null, saved };
    const isAgain =
      sent !== null &&
      isSameContent(sent.content, content) &&
      sent.request.email === request.email &&
      sent.request.newsletter === request.newsletter;
    if (isAgain) return { sent: { ...sent, isTold: false }, saved };
    const idempotencyKey = crypto.randomUUID();
    const { project } = configuratorStore.getState();
    return { sent: { content, request: { ...request, idempotencyKey }, project, isTold: false }, saved };
  });
}

/** The service has stored it. Where the address was changed on the way, there is more to be saved. */
export function noteSaved(
  sent: SentSave,
  { id, ownerKey }: Pick<NonNullable<KeptSaves['saved']>, 'id' | 'ownerKey'>,
): Promise<KeptSaves> {
  const { email, newsletter } = saveStore.getState();
  const isAll =
    email.trim() === (sent.request.email ?? '') &&
    (newsletter && email.trim() !== '') === sent.request.newsletter;
  return changeOf(sent, (kept) => ({
    sent: isSame(kept.sent, sent) ? null : kept.sent,
    saved: { content: isAll ? sent.content : '', id, ownerKey },
  }));
}

/** The service has refused it: there is no record of it, and the next attempt is another one. */
export const noteRefused = (sent: SentSave): Promise<KeptSaves> =>
  changeOf(sent, (kept) => (isSame(kept.sent, sent) ? { ...kept, sent: null } : kept));

/** The visitor knows that it failed, and asks again or not. */
export const noteTold = (sent: SentSave): Promise<KeptSaves> =>
  changeOf(sent, (kept) =>
    kept.sent && isSame(kept.sent, sent) ? { ...kept, sent: { ...kept.sent, isTold: true } } : kept,
  );

/** Opens the form again: the same layout is then saved once more, under an address of its own. */
export const saveAnother = (line: ProductLine): Promise<KeptSaves> =>
  change(line, ({ saved }) => ({ sent: null, saved: saved && { ...saved, content: '' } }));
