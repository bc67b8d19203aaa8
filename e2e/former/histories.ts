import { currentPlan, type History, newHistory, record, undo } from '@lumitor/domain/plan/history';
import { editOf, planWishes } from '@lumitor/domain/testing/arbitraryEdit';
import { outlineOf } from '@lumitor/domain/testing/former/summary';
import fc from 'fast-check';
import { initialState } from '../../packages/web/visitor/configuratorStore.ts';
import { toStored } from '../../packages/web/visitor/storedState.ts';

const DRAWS = 400;

const kindsOf = ({ edits }: History): string[] =>
  edits.map((edit) => ('act' in edit ? `${edit.kind} ${edit.act}` : edit.kind));

/** As few histories as cover every kind of edit. */
export function histories() {
  const seen = new Set<string>();
  const drawn = fc.sample(planWishes, { numRuns: DRAWS, seed: 639714 });
  return drawn.flatMap((wishes) => {
    const history = wishes.reduce(
      (before: History, wish, index) =>
        record(before, editOf(wish, currentPlan(before), `s${index}`)).history,
      newHistory(),
    );
    if (kindsOf(history).every((kind) => seen.has(kind))) return [];
    for (const kind of kindsOf(history)) seen.add(kind);
    const back = Math.floor(history.edits.length / 3);
    const shown = Array.from({ length: back }).reduce((after: History) => undo(after), history);
    return {
      kinds: [...new Set(kindsOf(history))],
      state: toStored({ ...initialState(), history: shown }, false),
      index: shown.index,
      outlines: history.plans.map(outlineOf),
    };
  });
}
