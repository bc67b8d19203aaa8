import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { createStore } from 'zustand/vanilla';
import { sharedStore } from '../data/shared.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { isSameContent } from './draft.ts';
import { changeStoredSaves, NO_SAVES, type SentSave, type StoredSaves } from './storedSaves.ts';

/** Outlives the summary. */
export interface SaveState extends Record<ProductLine, StoredSaves> {
  email: string;
  newsletter: boolean;
  sentUnderlayId: string | null;
}

export const saveStore = createStore<SaveState>(() => ({
  email: '',
  newsletter: false,
  sentUnderlayId: null,
  standard: NO_SAVES,
  micro: NO_SAVES,
}));

/** Saves of other projects wait until their project is open. */
const projectOn = (line: ProductLine): string => configuratorStore.getState().project ?? line;
const projectOf = (sent: SentSave): string => sent.project ?? lineOfSent(sent);

async function change(
  line: ProductLine,
  how: (stored: StoredSaves) => StoredSaves,
  project = projectOn(line),
): Promise<StoredSaves> {
  const stored = await changeStoredSaves(project, how);
  if (project === projectOn(line)) saveStore.setState({ [line]: stored });
  return stored;
}

const lineOfSent = ({ request }: SentSave): ProductLine => productLineOf(request.isMicro);
const isSame = (sent: SentSave | null, other: SentSave): boolean =>
  sent?.request.idempotencyKey === other.request.idempotencyKey;

const changeOf = (sent: SentSave, how: (stored: StoredSaves) => StoredSaves) =>
  change(lineOfSent(sent), how, projectOf(sent));

/** Another project may be open meanwhile (D61, D70). */
export async function noteOrderOf(sent: SentSave, id: string): Promise<void> {
  const project = projectOf(sent);
  if (project === projectOn(lineOfSent(sent))) configuratorStore.setState({ revises: id });
  else await import('../visitor/projects.ts').then(({ noteOrder }) => noteOrder(project, id));
}

/** Includes fields and consents of an unanswered save. */
export async function takeUpSaves(line: ProductLine): Promise<StoredSaves> {
  const stored = await change(line, (found) => found);
  if (!stored.sent) return stored;
  const { email = '', newsletter, underlay } = stored.sent.request;
  if (!saveStore.getState().email) saveStore.setState({ email, newsletter });
  if (underlay) saveStore.setState({ sentUnderlayId: underlay.id });
  return stored;
}

export async function hasUnansweredSave(): Promise<boolean> {
  const { sent } = await takeUpSaves(productLineOf(sharedStore.getState().isMicro));
  return sent !== null && !sent.isTold;
}

/** An unanswered save is resent unchanged. `sent` null: another tab saved. */
export function requestSave(
  content: string,
  request: Omit<OrderRequest, 'idempotencyKey'>,
): Promise<StoredSaves> {
  return change(productLineOf(request.isMicro), ({ sent, saved }) => {
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

/** The draft remains unsaved if the e-mail changed meanwhile. */
export function noteSaved(
  sent: SentSave,
  { id, ownerKey }: Pick<NonNullable<StoredSaves['saved']>, 'id' | 'ownerKey'>,
): Promise<StoredSaves> {
  const { email, newsletter } = saveStore.getState();
  const isAll =
    email.trim() === (sent.request.email ?? '') &&
    (newsletter && email.trim() !== '') === sent.request.newsletter;
  return changeOf(sent, (stored) => ({
    sent: isSame(stored.sent, sent) ? null : stored.sent,
    saved: { content: isAll ? sent.content : '', id, ownerKey },
  }));
}

export const noteRefused = (sent: SentSave): Promise<StoredSaves> =>
  changeOf(sent, (stored) => (isSame(stored.sent, sent) ? { ...stored, sent: null } : stored));

export const noteReported = (sent: SentSave): Promise<StoredSaves> =>
  changeOf(sent, (stored) =>
    stored.sent && isSame(stored.sent, sent) ? { ...stored, sent: { ...stored.sent, isTold: true } } : stored,
  );

/** The same layout is then saved again, under another address. */
export const saveAnother = (line: ProductLine): Promise<StoredSaves> =>
  change(line, ({ saved }) => ({ sent: null, saved: saved && { ...saved, content: '' } }));
