import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import { beforeEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from '../visitor/configuratorStore.ts';
import {
  noteRefused,
  noteReported,
  noteSaved,
  requestSave,
  saveAnother,
  saveStore,
  takeUpSaves,
} from './saveStore.ts';
import { changeStoredSaves, NO_SAVES, readStoredSaves, type SentSave } from './storedSaves.ts';

const STEP = {
  id: 'a',
  frameLength: 200,
  directionFrameSide: 'right',
  directionFrame: 'default',
  isCurved: false,
  isTLayout: false,
  isTLayoutStart: false,
  isFrameFromTLayout: false,
} as const;
const request = (changed: Partial<OrderRequest> = {}): Omit<OrderRequest, 'idempotencyKey'> => ({
  isMicro: false,
  language: 'PL',
  steps: [STEP],
  inactiveEntries: [],
  choices: NO_CHOICES,
  name: 'Salon',
  showsGross: true,
  newsletter: false,
  seen: { net: 1000, currency: 'PLN' },
  confirmed: { powerExceeded: false, missingArticles: false },
  ...changed,
});

const SAVED = { id: 'k3Jx', ownerKey: 'q8Zw' };

async function requested(content: string, changed: Partial<OrderRequest> = {}): Promise<SentSave> {
  const { sent } = await requestSave(content, request(changed));
  if (!sent) throw new Error('The request counts as saved already');
  return sent;
}
async function reopened() {
  saveStore.setState(saveStore.getInitialState());
  return takeUpSaves('standard');
}

beforeEach(async () => {
  configuratorStore.setState(initialState());
  saveStore.setState(saveStore.getInitialState());
  for (const line of ['standard', 'micro'] as const) await changeStoredSaves(line, () => NO_SAVES);
});

it('resends an unanswered save unchanged, even after changes of prices and language', async () => {
  const first = await requested('["a"]');
  await noteReported(first);
  const again = await requested('["a"]', { seen: { net: 2000, currency: 'EUR' }, language: 'EN' });
  expect(again).toEqual(first);
});

it.each<[string, string, Partial<OrderRequest>]>([
  ['layout', '["b"]', {}],
  ['e-mail', '["a"]', { email: 'anna@studio.pl' }],
])('another %s is another save', async (_, content, changed) => {
  const first = await requested('["a"]');
  const other = await requested(content, changed);
  expect(other.request.idempotencyKey).not.toBe(first.request.idempotencyKey);
});

it('a page opened during a save finds the save and the typed fields', async () => {
  const sent = await requested('["a"]', { email: 'anna@studio.pl', newsletter: true });
  expect((await reopened()).sent).toEqual(sent);
  expect(saveStore.getState()).toMatchObject({ email: 'anna@studio.pl', newsletter: true });
});

it('a page opened during a save knows its floor plan’s consent, for this plan only', async () => {
  const sent = { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', name: '', width: 40, height: 30 };
  const underlay = { ...newUnderlay(sent, { x: 0, y: 0 }, 600), picture: 'AAAA' };
  await requested('["a"]', { underlay });
  await reopened();
  expect(saveStore.getState().sentUnderlayId).toBe(underlay.id);
});

it('resends a save stored by another version byte for byte', () => {
  const { confirmed: _, ...sent } = request();
  const stored = {
    sent: { content: '["a"]', request: { ...sent, laterField: 1, idempotencyKey: 'k' }, isTold: false },
    saved: null,
  };
  expect(JSON.stringify(readStoredSaves(stored))).toBe(JSON.stringify(stored));
  expect(readStoredSaves({ ...stored, sent: { ...stored.sent, request: {} } })).toEqual(NO_SAVES);
});

it('distinguishes a failed save shown to the visitor from an abandoned one', async () => {
  const sent = await requested('["a"]');
  expect((await reopened()).sent?.isTold).toBe(false);
  await noteReported(sent);
  expect((await reopened()).sent?.isTold).toBe(true);
  await requested('["a"]');
  expect((await reopened()).sent?.isTold).toBe(false);
});

it('after saving, the same layout counts as saved and the e-mail is removed', async () => {
  saveStore.setState({ email: 'anna@studio.pl' });
  await noteSaved(await requested('["a"]', { email: 'anna@studio.pl' }), SAVED);
  const stored = await reopened();
  expect(stored).toEqual({ sent: null, saved: { content: '["a"]', ...SAVED } });
  expect(await requestSave('["a"]', request())).toEqual(stored);
});

it('an e-mail typed during a save is still unsaved', async () => {
  const sent = await requested('["a"]');
  saveStore.setState({ email: 'anna@studio.pl' });
  const { saved } = await noteSaved(sent, SAVED);
  expect(saved).toEqual({ content: '', ...SAVED });
});

it('the attempt after a refusal has a new key', async () => {
  const first = await requested('["a"]');
  await noteRefused(first);
  expect((await requested('["a"]')).request.idempotencyKey).not.toBe(first.request.idempotencyKey);
});

it('a late answer does not affect a newer save', async () => {
  const first = await requested('["a"]');
  const second = await requested('["b"]');
  await noteRefused(first);
  await noteReported(first);
  expect((await noteSaved(first, SAVED)).sent).toEqual(second);
});

it('product lines are independent', async () => {
  await requested('["a"]');
  const micro = await requested('m', { isMicro: true });
  await noteSaved(micro, SAVED);
  expect(saveStore.getState().standard).toMatchObject({ sent: { content: '["a"]' }, saved: null });
});

it('saves the same layout again on request, and retains the earlier address', async () => {
  const first = await requested('["a"]');
  await noteSaved(first, SAVED);
  await saveAnother('standard');
  expect((await requested('["a"]')).request.idempotencyKey).not.toBe(first.request.idempotencyKey);
  expect(saveStore.getState().standard.saved).toEqual({ content: '', ...SAVED });
});
