import { CATALOGUE_COLLECTIONS } from '@lumitor/domain/catalogue/productLine';
import { railColour } from '@lumitor/domain/catalogue/railColour';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Shape, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import { CHOICE_OF, type Swap } from '@lumitor/domain/plan/choices';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import type { Plan } from '@lumitor/domain/plan/plan';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { useTranslation } from '../translation/useTranslation.ts';
import { useConfigurator } from './configuratorStore.ts';
import { useCatalogue } from './derived.ts';
import { useChosenTitle } from './formerTitles.ts';
import { areaWords, obstacleWords, roomWords, underlayWords } from './roomWords.ts';

interface Wording {
  t: Translate;
  titleOf: ReturnType<typeof useChosenTitle>;
  catalogue: LineCatalogue | null;
}

function railWords(shape: Shape, length: number, t: Translate): string {
  if (shape.kind === 'bent') return t('edits.bend', { length });
  return t(tArmsOf(shape) ? 'edits.railWithT' : 'edits.rail', { length });
}

function choiceWords(
  { choice, id }: Extract<PlanEdit, { kind: 'choose' }>,
  before: Plan,
  { t, titleOf, catalogue }: Wording,
): string {
  if (id === null) return t(`edits.none_${choice}`);
  const connectionOf = (requested: string | null) =>
    catalogue?.connections.find((connection) => connection.id === requested) ?? null;
  const chosen = choice === 'connectionId' ? connectionOf(id) : null;
  const family = catalogue && chosen && familyOf(catalogue.partTable, chosen);
  if (family && family === familyOf(catalogue.partTable, connectionOf(before.choices.connectionId)))
    return t(`edits.colour_${railColour(chosen)}`);
  const collection = CATALOGUE_COLLECTIONS.find((one) => CHOICE_OF[one] === choice);
  return collection ? titleOf({ collection, id }) : '';
}

function swapWords(swaps: readonly Swap[], { t, titleOf }: Wording): string {
  const [swap] = swaps;
  if (!swap || swaps.length > 1) return t('edits.resolved', { count: swaps.length });
  const { collection, id, by } = swap;
  return by
    ? t('edits.swapped', { title: titleOf({ collection, id: by }) })
    : t('edits.takenOut', { title: titleOf({ collection, id }) });
}

function replacementWords(before: Plan, after: Plan, t: Translate): string {
  const quantities = new Map(before.choices.bindings.map(({ id, quantity }) => [id, quantity]));
  const count = after.choices.bindings.reduce(
    (sum, { id, quantity }) => sum + Math.max(0, quantity - (quantities.get(id) ?? 0)),
    0,
  );
  return t('edits.arrange_replace', { count });
}

export function editWords(edit: PlanEdit, before: Plan, after: Plan, wording: Wording): string {
  const { t, titleOf } = wording;
  switch (edit.kind) {
    case 'add': {
      // A first rail on a T start is placed differently than requested (D6).
      const step = after.layout.steps.at(-1);
      return railWords(step && step.kind !== 'start' ? step : edit.shape, edit.length, t);
    }
    case 'setLength':
      return t('edits.length', { length: edit.length });
    case 'setShape':
      return t('edits.shape');
    case 'remove':
    case 'removeLast':
      return t('edits.removed', { count: before.layout.steps.length - after.layout.steps.length });
    case 'addRails':
    case 'combined': {
      const count = after.layout.steps.length - before.layout.steps.length;
      if (edit.kind === 'addRails') return t('edits.pasteRails', { count });
      const [first] = edit.edits;
      if (edit.act === 'duplicateLuminaires' || edit.act === 'cutBuses')
        return first ? editWords(first, before, after, wording) : '';
      if (edit.act === 'replaceLuminaires') return replacementWords(before, after, t);
      return t(`edits.${edit.act}`, { count });
    }
    case 'premade':
      return t('edits.premade', { name: t(`rails.premade_${edit.option}`) });
    case 'setEntry':
      return t(edit.isActive ? 'edits.endOn' : 'edits.endOff');
    case 'choose':
      return choiceWords(edit, before, wording);
    case 'setQuantity': {
      const title = titleOf(edit);
      return edit.quantity > 0
        ? t('choice.several', { count: edit.quantity, title })
        : t('edits.takenOut', { title });
    }
    case 'arrange':
      if (edit.act === 'replace') return replacementWords(before, after, t);
      return t(`edits.arrange_${edit.act}`, {
        count: Math.max(edit.put.length, edit.unplaced.length, 1),
      });
    case 'wire':
      return t(`edits.wire_${edit.act}`);
    case 'setGatewayQuantity':
      return t('edits.gateways', { count: edit.quantity });
    case 'setOffcuts':
      return t(edit.usesOffcuts ? 'edits.offcuts' : 'edits.noOffcuts');
    case 'swap':
      return swapWords(edit.swaps, wording);
    case 'setName':
      return edit.name ? t('edits.name', { name: edit.name }) : t('edits.noName');
    case 'setRoom':
      return roomWords(before.room, after.room, t);
    case 'setArea':
    case 'removeArea':
      return areaWords(before.areas, after.areas, t);
    case 'setObstacle':
    case 'removeObstacle':
      return obstacleWords(before.room?.obstacles, after.room?.obstacles, t);
    case 'setUnderlay':
      return underlayWords(before.underlay, after.underlay, t);
    case 'setView':
      return t(edit.view ? 'edits.view' : 'edits.noView');
    case 'replace':
      return t(edit.plan.layout.steps.length > 0 ? 'edits.opened' : 'edits.fresh');
    default:
      return t(`edits.${edit.kind}`);
  }
}

export function useEditWords(): { undo: string | null; redo: string | null } {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const catalogue = useCatalogue();
  const { plans, edits, index } = useConfigurator(({ history }) => history);
  const words = (at: number): string | null => {
    const [edit, before, after] = [edits[at], plans[at], plans[at + 1]];
    return edit && before && after ? editWords(edit, before, after, { t, titleOf, catalogue }) : null;
  };
  const [done, undone] = [words(index - 1), words(index)];
  return {
    undo: done && t('edits.undo', { done }),
    redo: undone && t('edits.redo', { done: undone }),
  };
}
