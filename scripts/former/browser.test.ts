import { canRedo, canUndo, type History, redo, undo } from '@lumitor/domain/plan/history';
import { outlineOf, type Summary, summaryOf } from '@lumitor/domain/testing/former/summary';
import { describe, expect, it } from 'vitest';
import { readStoredSaves } from '../../packages/web/summary/storedSaves.ts';
import { fromStored, toStored } from '../../packages/web/visitor/storedState.ts';
import { formerShop } from './formerShop.ts';
import { formerJson } from './unpack.ts';

const COMMIT = '639714f1';
const [browser, histories, expected] = ['browser', 'histories', 'expected'].map((name) =>
  formerJson(COMMIT, name),
);

function storedOf(state: unknown) {
  const read = fromStored(state);
  if (!read) throw new Error('The state is read as damaged.');
  return read.restored;
}

function walked(history: History) {
  let at = history;
  while (canUndo(at)) at = undo(at);
  const plans = [at.plans[at.index]];
  while (canRedo(at)) {
    at = redo(at);
    plans.push(at.plans[at.index]);
  }
  return plans.flatMap((plan) => plan ?? []);
}

describe('plans stored in browsers by former versions', () => {
  it.each([
    ['standard', 'configurator', 0],
    ['micro', 'configurator.micro', 1],
  ])('%s: the plan has the same parts and price at every undo and redo', async (line, key, place) => {
    const { asVisitor } = await formerShop(COMMIT);
    const catalogue = await (await asVisitor('GET', `/api/snapshots/${line}`)).json();
    const { history, ...rest } = storedOf(JSON.parse(browser.localStorage[key]));
    const { plans, index, ...others } = expected.work[place];
    const summaries: Summary[] = walked(history).map((plan) => summaryOf(plan, catalogue));
    expect(history.index).toBe(index);
    expect(summaries).toEqual(plans);
    // Newer settings have their defaults.
    expect(rest).toEqual({ ...others, mapScale: null, project: null });
  });

  it('an unanswered save is sent again, and recognized if it was stored', () => {
    const { standard, micro } = browser.databases.lumitor.saves;
    // Older plans have no owner key.
    const withoutKey = (rest: typeof standard) => ({ ...rest, saved: { ...rest.saved, ownerKey: '' } });
    expect(readStoredSaves(standard)).toEqual(withoutKey(standard));
    expect(readStoredSaves(micro)).toEqual(withoutKey(micro));
    expect(micro.sent).not.toBeNull();
    expect(standard.saved.id).toBe(formerJson(COMMIT, 'sent').saves[0].id);
  });
});

describe.each<[number, { kinds: string[]; index: number; outlines: unknown[] }]>(
  expected.histories.map((each: object, place: number) => [place, each]),
)('history %i of random edits', (place, { index, outlines }) => {
  const { history, ...rest } = storedOf(histories[place]);

  it('undo and redo give the same plans', () => {
    expect(history.index).toBe(index);
    expect(walked(history).map(outlineOf)).toEqual(outlines);
  });

  it('storing in the current format changes nothing', () => {
    const again = storedOf(JSON.parse(JSON.stringify(toStored({ history, ...rest }, false))));
    expect(again.history.index).toBe(index);
    expect(walked(again.history).map(outlineOf)).toEqual(outlines);
  });
});
